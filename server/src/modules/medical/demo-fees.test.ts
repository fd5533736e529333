import { unwrap } from '../../platform/errors/result.ts';
import { gql } from '../../testing/calls.ts';
import { AccountType, SocialType } from '../../platform/session/viewer.ts';
import { aHospital } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { saveFees } from './import/import.sql.ts';
import { takeDemoFees, type Fee } from './index.ts';

const server = withApp();
afterEach(async () => void (await server().db`truncate products, medicals, businesses, users cascade`));

const fee = (name: string, code: string, median: number): Fee => ({
  path: ['예방접종', name],
  code,
  sido: '서울특별시',
  sigungu: '강남구',
  min: median - 1_000,
  median,
  max: median + 3_000,
});
const real = async (...fees: Fee[]) =>
  saveFees(
    server().db,
    fees.map((one) => ({ ...one, regionCode: '11680' })),
    { year: 2025, isDemo: false },
    server().clock.now(),
  );
const known = () => server().db`
  select m.name, m.code, f.median_won from published_fees f join medicals m on m.id = f.medical_id order by m.name`;
const treatments = async () => (await server().db<{ name: string }[]>`select name from medicals order by name`).map(({ name }) => name);

test('real fees take those of the demo away, and what only the demo knew; the demo comes not back among them', async () => {
  await takeDemoFees(server(), [fee('광견병 백신 접종비', 'vaccine_rabies', 26_000), fee('마음대로 검사비', 'demo_only', 9_900)], 2025);
  await real(fee('광견병백신 접종비', 'vaccine_rabies', 30_000));
  const imported = [{ name: '광견병 백신 접종비', code: 'vaccine_rabies', medianWon: 30_000 }];
  expect(await known()).toEqual(imported);
  expect(await treatments()).toEqual(['광견병 백신 접종비', '예방접종']);
  await takeDemoFees(server(), [fee('종합백신 접종비', 'vaccine_combo', 28_000)], 2025);
  expect(await known()).toEqual(imported);
  expect(await treatments()).toContain('종합백신 접종비');
});

test('a treatment is one under whatever spaces and by what publishers call it', async () => {
  await real(fee('광견병백신 접종비', 'vaccine_rabies', 30_000));
  await real(fee('광견병 백신 접종비', 'rabies', 31_000), fee('심장사상충 예방약', 'heartworm', 9_000));
  await real(fee('심장사상충 예방비', 'heartworm', 10_000));
  expect(await treatments()).toEqual(['광견병백신 접종비', '심장사상충 예방약', '예방접종']);
});

test('hospitals of the region by what they ask, lowest first, up to a price; not the demo beside published fees', async () => {
  await takeDemoFees(server(), [fee('광견병 백신 접종비', 'vaccine_rabies', 26_000)], 2025);
  const [treatment] = await server().db<{ id: number }[]>`select id from medicals where code = 'vaccine_rabies'`;
  const medicalId = treatment!.id;
  const { products } = server().services;
  const offering = async (name: string, price: number, address = '서울특별시 강남구 테헤란로 1') => {
    const { id, nickname } = await aHospital(server());
    unwrap(await server().services.listings.addListing({ kind: 'hospital', name, address, ownerUserId: id }));
    const account = { accountType: AccountType.hospital, socialType: SocialType.account, sessionId: 'test', awaitsApproval: false };
    unwrap(await products.addProduct({ id, nickname, name: nickname, ...account }, 'medical', { name: '광견병', price, medicalId }));
    return id;
  };
  await offering('비싼동물병원', 40_000);
  await offering('싼동물병원', 20_000);
  await offering('먼동물병원', 10_000, '부산광역시 해운대구 우동 1');
  const demo = await offering('시범동물병원', 5_000);
  await server().db`update users set email = 'hospital@petcare.test' where id = ${demo}`;
  const offers = async (most?: number) =>
    (
      await gql(
        server(),
        undefined,
        `query ($id: ID!, $most: Int) {
          list: getMedicalOffersByPage(medicalId: $id, sido: "서울특별시", sigungu: "강남구", most: $most) { hospital location price }
          total: getMedicalOffersCount(medicalId: $id, sido: "서울특별시", sigungu: "강남구", most: $most)
        }`,
        { id: String(medicalId), most },
      )
    ).data;
  const of = (hospital: string, price: number) => ({ hospital, location: '서울특별시 강남구', price });
  expect(await offers(30_000)).toEqual({ list: [of('시범동물병원', 5_000), of('싼동물병원', 20_000)], total: 2 });
  await real(fee('광견병 백신 접종비', 'vaccine_rabies', 30_000));
  expect(await offers()).toEqual({ list: [of('싼동물병원', 20_000), of('비싼동물병원', 40_000)], total: 2 });
});
