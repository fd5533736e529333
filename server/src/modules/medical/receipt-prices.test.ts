import { unwrap } from '../../platform/errors/result.ts';
import { AccountType, SocialType, type Viewer } from '../../platform/session/viewer.ts';
import { aPrivateFile } from '../../testing/a-picture.ts';
import { gql } from '../../testing/calls.ts';
import { aGuardian, aHospital, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { operatorOf } from '../../testing/operator-acts.ts';
import { aBusiness, sampleRatings } from '../../testing/a-review.ts';
import { saveFees } from './import/import.sql.ts';
import { takeDemoFees, type Fee } from './index.ts';

const server = withApp();
// Far from where anything is asked for: fees that only make the treatment known.
const fee: Fee = {
  path: ['영상검사', '엑스선 촬영비'],
  code: 'xray',
  sido: '부산광역시',
  sigungu: '해운대구',
  min: 40_000,
  median: 40_000,
  max: 40_000,
};
const viewerOf = ({ id, nickname }: Person, accountType: AccountType = AccountType.guardian): Viewer => ({
  id,
  nickname,
  name: nickname,
  accountType,
  socialType: SocialType.account,
  sessionId: 'test',
  awaitsApproval: false,
});
const treatment = async () => (await server().db<{ id: number }[]>`select id from medicals where code = 'xray'`)[0]!.id;

async function paid(hospitalId: number, price: number, date = '2026-11-01'): Promise<Person> {
  const { services, db, clock } = server();
  const writer = await aGuardian(server());
  const receipt = { picture: await aPrivateFile(server(), writer), date, items: [{ medicalId: await treatment(), price }] };
  const draft = { ...sampleRatings.hospital, wouldRevisit: true, visitDate: date, review: '다정하게 맞아 주셨어요. 좋아요.', files: [] };
  const { id } = unwrap(
    await services.reviews.writeReview(viewerOf(writer), { kind: 'hospital', id: hospitalId }, { ...draft, receipts: [receipt] }),
  );
  const [stored] = await services.reviews.receipts.listReceipts([id]);
  unwrap(await operatorOf({ services, db, clock }).run('receipts verify', { receipt: stored!.id }));
  return writer;
}

async function price() {
  const asked = `query ($id: ID!) { searchMedicalPrice(medicalId: $id, sido: "서울특별시", sigungu: "구로구") { location avg min max } }`;
  return (await gql(server(), undefined, asked, { id: String(await treatment()) })).data['searchMedicalPrice'];
}

test('verified receipts tell prices, each hospital once, for 24 months, and those of the demo not beside real fees', async () => {
  await takeDemoFees(server(), [fee], 2025);
  const owner = await aHospital(server());
  const hospitals = [
    await aBusiness(server(), 'hospital', { ownerUserId: owner.id }),
    await aBusiness(server(), 'hospital'),
    await aBusiness(server(), 'hospital'),
  ];
  await paid(hospitals[0]!, 30_000);
  const demo = await paid(hospitals[1]!, 20_000);
  expect(await price()).toBeNull();
  await paid(hospitals[1]!, 40_000);
  expect(await price()).toBeNull();
  await paid(hospitals[2]!, 60_000);
  // The mean of 30,000, of 20,000 and 40,000 together, and of 60,000.
  expect(await price()).toEqual({ location: '서울특별시 구로구', avg: 40_000, min: 20_000, max: 60_000 });

  const product = { name: '엑스선', price: 50_000, medicalId: await treatment() };
  unwrap(await server().services.products.addProduct(viewerOf(owner, AccountType.hospital), 'medical', product));
  expect(await price()).toMatchObject({ avg: Math.round((40_000 + 30_000 + 60_000) / 3) });

  await server().db`update users set email = 'reviewer@petcare.test' where id = ${demo.id}`;
  expect(await price()).toMatchObject({ min: 20_000 });
  await saveFees(server().db, [{ ...fee, regionCode: '26350' }], { year: 2025, isDemo: false }, server().clock.now());
  expect(await price()).toMatchObject({ min: 30_000, avg: Math.round((40_000 + 40_000 + 60_000) / 3) });

  server().clock.set('2028-11-01T03:00:00.000Z');
  expect(await price()).toBeNull();
});
