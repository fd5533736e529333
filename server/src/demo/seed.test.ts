import { gql, rest } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { demoReviews } from './businesses/reviews.data.ts';
import { seedDemo } from './seed.ts';

const server = withApp();

// Its pictures are drawn and stored, which takes seconds: once for all looks at it.
beforeAll(async () => {
  expect(await seedDemo(server().services)).toBe(true);
}, 120_000);

test('the demo fills an empty site once, with accounts that everybody can sign in to', async () => {
  const app = server();
  expect(await seedDemo(app.services)).toBe(false);
  for (const kind of ['guardian', 'hospital', 'pharmacy', 'company', 'hotel']) {
    const credentials = { email: `${kind}@petcare.test`, password: 'petcare-1234' };
    expect((await rest(app, undefined, 'POST', '/user/login', credentials)).status).toBe(200);
  }
});

test('the demo seeds fees of the demo hospital and products of the demo company', async () => {
  const app = server();
  type Offer = { name: string; businessId: string; price: number; options: object[]; areaPrice: { location: string } | null };
  const ids = await app.db<{ kind: string; id: string }[]>`select kind, id::text from businesses where owner_user_id is not null`;
  const idOf = (kind: string) => ids.find((one) => one.kind === kind)!.id;
  const { data } = await gql<Record<'fees' | 'hospital' | 'company', Offer[]>>(
    app,
    undefined,
    `query ($hospital: ID!, $company: ID!) {
      fees: getHospitalMedicalProductsByPage(hospitalId: $hospital, count: 100) { price options { id } areaPrice { location } }
      hospital: getHospitalProductsByPage(hospitalId: $hospital) { name options { id } }
      company: getCompanyProductsByPage(companyId: $company, count: 100) { name options { id } }
    }`,
    { hospital: idOf('hospital'), company: idOf('company') },
  );
  expect([data.fees.length, data.hospital.length, data.company.length]).toEqual([7, 3, 6]);
  expect(new Set(data.fees.map(({ areaPrice }) => areaPrice?.location))).toEqual(new Set(['서울특별시 구로구']));
});

test('the demo seeds reviews of the demo hospitals and their scores', async () => {
  const app = server();
  const { data } = await gql<{
    getReviewCount: number;
    getReviewsByPage: { review: string }[];
    getHospitalsByPage: { reviewScore: number }[];
  }>(
    app,
    undefined,
    '{ getReviewCount(filter: { kind: hospital }) getReviewsByPage(filter: { kind: hospital }, count: 1) { review } getHospitalsByPage(filter: score, count: 1) { reviewScore } }',
  );
  expect(data.getReviewCount).toBe(demoReviews.length);
  expect(data.getReviewsByPage).toEqual([{ review: demoReviews[0]![5] }]);
  expect(data.getHospitalsByPage[0]!.reviewScore).toBeGreaterThan(4);
  const others = await gql(
    app,
    undefined,
    '{ pharmacies: getReviewCount(filter: { kind: pharmacy }) companies: getReviewCount(filter: { kind: company }) }',
  );
  expect(others.data).toEqual({ pharmacies: 5, companies: 6 });
  const verified = await gql(app, undefined, '{ count: getReviewCount(filter: { kind: hospital, isVerified: true }) }');
  expect(verified.data['count']).toBe(7);
  const medicalId = (await app.services.medical.listMedicals()).find(({ name }) => name === '재진 진찰료')!.id;
  expect(await app.services.reviews.receipts.countFeeRecords({ medicalId, sido: '서울특별시', sigungu: '구로구' })).toBe(4);
});

test('the demo fills each board with posts that people have read and answered, some with pictures', async () => {
  const app = server();
  const query = (board: string) =>
    `{ getPostsByPage(boardId: "${board}", count: 100) { idx picture view commentCount timestamp { createdAt } } }`;
  for (const [board, many] of [
    ['mypet', 9],
    ['petcafe', 9],
    ['marketplace', 6],
    ['ask', 6],
    ['pet-doctor', 4],
  ] as const) {
    const { data } = await gql<{
      getPostsByPage: { picture: string | null; view: number; commentCount: number; timestamp: { createdAt: string } }[];
    }>(app, undefined, query(board));
    const dates = data.getPostsByPage.map(({ timestamp }) => timestamp.createdAt);
    expect(dates.length).toBeGreaterThanOrEqual(many);
    expect(data.getPostsByPage.some(({ picture }) => picture?.startsWith('/uploads/images/'))).toBe(true);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data.getPostsByPage.every(({ view }) => view > 0)).toBe(true);
    expect(data.getPostsByPage.some(({ commentCount }) => commentCount > 0)).toBe(true);
  }
});
