import { gql, rest } from '../testing/calls.ts';
import { withApp } from '../testing/with-app.ts';
import { demoReviews } from './businesses/reviews.data.ts';
import { seedDemo } from './seed.ts';

const server = withApp();

// Its pictures are drawn and stored, which takes seconds: once for all looks at it.
beforeAll(async () => {
  expect(await seedDemo(server().services)).toBe(true);
});

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
  const { data } = await gql<Record<'fees' | 'hospital' | 'company', Offer[]>>(
    app,
    undefined,
    `query ($hospital: ID!, $company: ID!) {
      fees: getHospitalMedicalProductsByPage(hospitalId: $hospital, count: 100) { price options { id } areaPrice { location } }
      hospital: getHospitalProductsByPage(hospitalId: $hospital) { name options { id } }
      company: getCompanyProductsByPage(companyId: $company, count: 100) { name options { id } }
    }`,
    { hospital: await idOfOwned('hospital'), company: await idOfOwned('company') },
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

test('the demo seeds pictures of every kind of thing that shows some, each in a file of its own', async () => {
  const app = server();
  const { body } = await rest<{ token: string }>(app, undefined, 'POST', '/user/login', {
    email: 'guardian@petcare.test',
    password: 'petcare-1234',
  });
  const { data, errors } = await gql<Record<keyof typeof least, object[]>>(
    app,
    body.data.token,
    `query ($hospital: ID!, $company: ID!) {
      hospitals: getHospitalsByPage(count: 100) { facilityPicture { filepath } }
      pharmacies: getPharmaciesByPage(count: 100) { facilityPicture { filepath } }
      companies: getCompaniesByPage(count: 100) { facilityPicture { filepath } }
      hospitalProducts: getHospitalProductsByPage(hospitalId: $hospital) { productImage }
      companyProducts: getCompanyProductsByPage(companyId: $company, count: 100) { productImage }
      gifts: getGiftGroups(itemsPerPage: 100) { image }
      pets: getMyPetsByPage(count: 100) { petImage }
      reviews: getReviewsByPage(count: 100, filter: { kind: hospital }) { files { filepath } }
      pharmacyReviews: getReviewsByPage(count: 100, filter: { kind: pharmacy }) { files { filepath } }
      companyReviews: getReviewsByPage(count: 100, filter: { kind: company }) { files { filepath } }
      entries: getContestEntries(count: 100) { images }
      banners: getBannersByType(type: 0) { PCImage mobileImage }
      listBanners: getBannersByType(type: 1) { PCImage mobileImage }
    }`,
    { hospital: await idOfOwned('hospital'), company: await idOfOwned('company') },
  );
  expect(errors).toEqual([]);
  const pictures = Object.entries(data).map(([kind, all]) => [kind, all.map(picturesIn)] as const);
  const many = Object.fromEntries(pictures.map(([kind, all]) => [kind, all.filter((shown) => shown.length > 0).length]));
  for (const [kind, count] of Object.entries(least)) expect({ kind, isEnough: many[kind]! >= count }).toEqual({ kind, isEnough: true });
  const hospitals = pictures[0]![1];
  expect(hospitals.filter((shown) => shown.length >= 3).length).toBeGreaterThanOrEqual(6);
  // Most of a register have none: how that looks is seen here too.
  expect(hospitals.some((shown) => shown.length === 0)).toBe(true);
  const addresses = pictures.flatMap(([, all]) => all.flat());
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses)
    expect(await app.services.uploads.open(address.replace('/uploads/', ''), {})).toMatchObject({ type: 'image/webp' });
});

/** The number of things of each kind that have pictures, at least. */
const least = {
  hospitals: 15,
  pharmacies: 3,
  companies: 4,
  hospitalProducts: 3,
  companyProducts: 6,
  gifts: 6,
  pets: 2,
  reviews: 12,
  pharmacyReviews: 1,
  companyReviews: 4,
  entries: 7,
  banners: 1,
  listBanners: 1,
};

const picturesIn = (shown: object): string[] => JSON.stringify(shown).match(/\/uploads\/images\/[0-9a-f-]+\/\d+\.webp/g) ?? [];

/** The listing of this kind that a demo account owns. */
async function idOfOwned(kind: string): Promise<string> {
  const [row] = await server().db<{ id: string }[]>`
    select id::text from businesses where owner_user_id is not null and kind = ${kind} order by id limit 1`;
  return row!.id;
}
