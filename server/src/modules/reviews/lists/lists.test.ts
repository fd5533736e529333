import { aPicture } from '../../../testing/a-picture.ts';
import { boundedReads } from '../../../testing/bounds/bounded-reads.ts';
import { gql } from '../../../testing/calls.ts';
import { pick, randomFrom } from '../../../testing/many-listings/random.ts';
import { aGuardian, aHospital, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBusiness, aLike, aReview } from '../../../testing/a-review.ts';
import { MOST_COUNTED, MOST_LISTED } from '../record/lists.policy.ts';

const server = withApp();
const expectBounded = boundedReads(server, { rows: 300, pages: 400 });

type ListedReview = {
  id: string;
  averageRating: number;
  files: object[];
  review: string;
  kindnessRating: number;
  likeCount: number;
  business: { id: string };
};
const ask = async (filter: string, { sort = 'recent', page = 1, count = 100 } = {}) => {
  const all = `filter: { kind: hospital, ${filter} }, sort: ${sort}`;
  const { data, errors } = await gql<{ list: ListedReview[]; total: { total: number; isAtLeast: boolean } }>(
    server(),
    undefined,
    `{ list: getReviewsByPage(${all}, page: ${page}, count: ${count}) { id averageRating files { id } review kindnessRating likeCount business { id } }
       total: getReviewTotal(${all}) { total isAtLeast } }`,
  );
  return { list: data?.list ?? [], total: data?.total, code: errors[0]?.extensions.code };
};

const words = ['스케일링 받고 왔어요.', '슬개골 수술을 잘 마쳤어요.', '예방접종만 맞고 왔어요.', 'X-ray 사진을 찍었어요.'];

async function reviewed() {
  const random = randomFrom(7);
  const seoul = await aBusiness(server(), 'hospital');
  const busan = await server().services.listings.createListing(server().db, {
    ...{ kind: 'hospital', name: '바다동물병원', address: '부산광역시 해운대구 우동 1', ownerUserId: null },
  });
  await server().services.listings.approveListing(server().db, busan);
  const people = await Promise.all(Array.from({ length: 6 }, () => aGuardian(server())));
  // Before the clock moves, while everybody is signed in.
  const pictures = new Map<Person, string[]>();
  for (const person of people) pictures.set(person, [await aPicture(server(), person), await aPicture(server(), person)]);
  for (const business of [seoul, busan])
    for (const [index, person] of people.entries())
      for (const month of [1, 2, 3, 4]) {
        const rating = () => pick(random, [1, 2, 3, 4, 5, 5]);
        const given = { kindnessRating: rating(), explainRating: rating(), priceRating: rating(), facilityRating: rating() };
        const review = `${pick(random, words)} 다음에도 갈게요.`;
        const files = month === 2 ? [pictures.get(person)!.pop()!] : [];
        const visitDate = `2026-0${month}-11`;
        const id = await aReview(server(), { kind: 'hospital', id: business }, person, { ...given, review, files, visitDate });
        if (random() < 0.3) await aLike(server(), id, people[(index + 1) % people.length]!);
      }
  return { seoul, busan };
}

let places: Awaited<ReturnType<typeof reviewed>>;
beforeAll(async () => void (places = await reviewed()));

const filters: [string, (review: ListedReview) => boolean][] = [
  ['', () => true],
  ['star: 5', (review) => review.averageRating === 5],
  ['star: 3', (review) => Math.floor(review.averageRating) === 3],
  ['hasPictures: true', (review) => review.files.length > 0],
  ['hasPictures: false, star: 4', (review) => review.files.length === 0 && Math.floor(review.averageRating) === 4],
  ['isVerified: true', () => false],
  ['petDivision: "고양이"', () => false],
  ['petDivision: "토끼"', () => false],
  ['praisedFor: kindnessRating', (review) => review.kindnessRating === 5],
  ['search: "슬개골"', (review) => review.review.includes('슬개골')],
  ['search: " x-RAY 다음에도 "', (review) => review.review.includes('X-ray')],
  ['search: "슬개골", star: 3', (review) => review.review.includes('슬개골') && Math.floor(review.averageRating) === 3],
  ['search: "100%_\\\\"', () => false],
];
const scopes: [string, () => string, (review: ListedReview) => boolean][] = [
  ['of one hospital', () => `businessId: "${places.seoul}"`, (review) => review.business.id === String(places.seoul)],
  ['of a sido', () => 'sido: "부산"', (review) => review.business.id === String(places.busan)],
  ['of a sigungu', () => 'sido: "서울특별시", sigungu: "구로구"', (review) => review.business.id === String(places.seoul)],
  ['of nowhere', () => 'sido: "아틀란티스"', () => false],
  ['of all hospitals', () => '', () => true],
];

describe.each(scopes)('%s', (_name, scope, isIn) => {
  test.each(filters)('reviews with { %s } are listed and counted in every order', async (filter, isAsked) => {
    for (const sort of ['recent', 'score', 'like']) {
      const all = (await ask('', { sort })).list.filter((review) => isIn(review) && isAsked(review));
      const { list, total } = await ask(`${scope()} ${filter}`, { sort });
      expect([list.map(({ id }) => id), total]).toEqual([all.map(({ id }) => id), { total: all.length, isAtLeast: false }]);
    }
  });
});

test('pages follow each other, and end at the ten-thousandth review', async () => {
  const { list } = await ask('hasPictures: false');
  const pages = await Promise.all([1, 2, 3].map((page) => ask('hasPictures: false', { page, count: 7 })));
  expect(pages.flatMap((page) => page.list)).toEqual(list.slice(0, 21));
  expect((await ask('', { page: MOST_LISTED / 100 + 1 })).list).toEqual([]);
});

test('a search of more than a hundred characters is refused, and one of spaces taken for none', async () => {
  expect((await ask(`search: "${'가'.repeat(101)}"`)).code).toBe('VALIDATION_FAILED');
  expect((await ask('search: "  "')).total).toEqual({ total: 48, isAtLeast: false });
});

test('a business is shown those of its reviews that wait for a reply and have a word', async () => {
  const owner = await aHospital(server());
  const hospital = { kind: 'hospital', id: await aBusiness(server(), 'hospital', { ownerUserId: owner.id }) } as const;
  const answered = await aReview(server(), hospital, await aGuardian(server()), { review: '스케일링을 받고 왔어요. 하나.' });
  const open = await aReview(server(), hospital, await aGuardian(server()), { review: '스케일링을 받고 왔어요. 둘.' });
  await aReview(server(), hospital, await aGuardian(server()));
  await gql(server(), owner.token, `mutation { replyToReview(reviewId: "${answered}", content: "고마워요.") { id } }`);
  const asked = 'isAnswered: false, search: "스케일링"';
  const { data } = await gql(
    server(),
    owner.token,
    `{ getReviewsOfMyBusinessByPage(${asked}) { id } getReviewCountOfMyBusiness(${asked}) all: getReviewCountOfMyBusiness(isAnswered: false) }`,
  );
  expect(data).toEqual({ getReviewsOfMyBusinessByPage: [{ id: String(open) }], getReviewCountOfMyBusiness: 1, all: 2 });
});

describe('among twenty thousand reviews of one hospital', () => {
  let large: number;
  beforeAll(async () => {
    const { db } = server();
    large = await aBusiness(server(), 'hospital');
    await db`alter table reviews disable trigger user`;
    await db`
      insert into reviews (kind, business_id, visit_date, kindness_rating, price_rating, explain_rating, diagnosis_rating, facility_rating,
        would_revisit, review, files, created_at, updated_at)
      select 'hospital', ${large}, '2026-01-01', case when n % 500 = 0 then 1 else 5 end, 1 + n % 2, 1, 1, 1, true,
        case when n % 1000 = 7 then '슬개골 수술을 했어요.' else '친절하게 봐 주셨어요.' end || case when n > 18800 then ' 스케일링도 했어요.' else '' end, '{}', now() - n * interval '1 minute', now()
      from generate_series(1, 20000) n`;
    await db`alter table reviews enable trigger user`;
    await db`insert into review_summaries select * from review_recounts where business_id = ${large}`;
    await db.unsafe('vacuum analyze reviews');
  });

  test.each<[string, string, { page?: number; sort?: string }?]>([
    ['the newest', ''],
    ['a page far down', '', { page: 15 }],
    ['the best', '', { sort: 'score' }],
    ['usual stars', 'star: 1'],
    ['rare stars', 'star: 2'],
    ['nothing', 'hasPictures: true'],
  ])('a list reads a bounded part of them for %s', async (name, filter, asked = {}) => {
    await expectBounded(name, () => ask(`businessId: "${large}" ${filter}`, { count: 10, ...asked }));
  });

  test('a search finds every review with a rare word, and says of a usual one that there are more', async () => {
    expect((await ask(`businessId: "${large}" search: "슬개골"`)).total).toEqual({ total: 20, isAtLeast: false });
    const usual = await ask(`businessId: "${large}" search: "친절"`);
    expect([usual.list.length, usual.total?.isAtLeast]).toEqual([100, true]);
  });

  test('a word of old reviews is counted up to a thousand, and all that have it are listed', async () => {
    const search = (page: number) => ask(`businessId: "${large}" search: "스케일링"`, { page });
    expect((await search(1)).total).toEqual({ total: MOST_COUNTED, isAtLeast: true });
    const pages = [await search(1), await search(11), await search(12), await search(13)];
    expect(pages.map(({ list }) => list.length)).toEqual([100, 100, 100, 0]);
  });
});
