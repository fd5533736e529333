import { unwrap } from '../../../platform/errors/result.ts';
import { gql } from '../../../testing/calls.ts';
import { aGuardian, aHospital, logIn, type Person } from '../../../testing/people.ts';
import { withApp, type TestApp } from '../../../testing/with-app.ts';

const server = withApp();

const input = {
  kindnessRating: 5,
  explainRating: 4,
  diagnosisRating: 4,
  facilityRating: 4,
  priceRating: 3,
  wouldRevisit: true,
  visitDate: '2026-11-20',
  review: '설명이 자세하고 아이를 다정하게 봐 주셨어요.',
};
const CREATE = `mutation($hospitalId: ID!, $input: ReviewInput!) {
  createReview(kind: hospital, businessId: $hospitalId, input: $input) {
    id averageRating isMine likeCount visitDate point pointsFrom files { filepath } reviewer { id nickname name } business { id name isPublic }
  }
}`;
const UPDATE = `mutation($reviewId: ID!, $input: ReviewInput!) { updateReview(reviewId: $reviewId, input: $input) { id averageRating review } }`;
const DELETE = 'mutation($reviewId: ID!) { deleteReview(reviewId: $reviewId) }';
const LIKE = 'mutation($reviewId: ID!) { toggleReviewLike(reviewId: $reviewId) { likeCount isLiked } }';
const HOSPITAL = '{ getHospital(id: $id) { reviewScore reviewCount reviewKeyword } }';
const POINT = '{ getMyPoint { point } }';
const LIST = `query($hospitalId: ID!, $sort: ReviewSort) {
  getReviewsByPage(filter: { kind: hospital, businessId: $hospitalId }, sort: $sort) { id isMine isLiked reviewer { id nickname } }
  getReviewCount(filter: { kind: hospital, businessId: $hospitalId })
}`;

type CreatedReview = { id: string; averageRating: number };
let made = 0;

async function aListing(app: TestApp, approved = true): Promise<string> {
  made += 1;
  const id = await app.services.listings.createListing(app.db, {
    kind: 'hospital',
    name: `튼튼동물병원${made}`,
    address: '서울특별시 구로구 디지털로 1',
    ownerUserId: null,
  });
  if (approved) unwrap(await app.services.listings.approveListing(app.db, id));
  return String(id);
}

async function write(app: TestApp, person: Person, hospitalId: string, change: Partial<typeof input> = {}): Promise<string> {
  const { data } = await gql<{ createReview: CreatedReview }>(app, person.token, CREATE, { hospitalId, input: { ...input, ...change } });
  return data.createReview.id;
}

async function scoreOf(app: TestApp, id: string) {
  const { data } = await gql<{ getHospital: object }>(app, undefined, `query($id: ID!) ${HOSPITAL}`, { id });
  return data.getHospital;
}

async function pointOf(app: TestApp, { token }: Person): Promise<number> {
  const { data } = await gql<{ getMyPoint: { point: number } }>(app, token, POINT);
  return data.getMyPoint.point;
}

/** The hour after the seven days in which nobody has reported what was written. */
async function afterSevenDays(app: TestApp, ...people: Person[]): Promise<void> {
  app.clock.advance({ days: 7, hours: 1 });
  await app.runJob('points-of-reviews');
  for (const person of people) person.token = await logIn(app, person);
}

test("a review is written: its mean is answered, its points are announced, and the hospital's score is updated", async () => {
  const app = server();
  const [guardian, hospitalId] = [await aGuardian(app, { name: '김하늘' }), await aListing(app)];
  const { data } = await gql<{ createReview: CreatedReview }>(app, guardian.token, CREATE, { hospitalId, input });
  expect(data.createReview).toMatchObject({
    averageRating: 4,
    isMine: true,
    visitDate: '2026-11-20',
    point: 0,
    pointsFrom: new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    reviewer: { id: String(guardian.id), nickname: guardian.nickname, name: '김*늘' },
    business: { id: hospitalId, isPublic: true },
  });
  expect(await scoreOf(app, hospitalId)).toEqual({ reviewScore: 4, reviewCount: 1, reviewKeyword: '친절해요' });
  expect(await pointOf(app, guardian)).toBe(0);
});

test('score and count stay exact when twenty people write and ten delete at once', async () => {
  const app = server();
  const hospitalId = await aListing(app);
  const people = await Promise.all(Array.from({ length: 20 }, () => aGuardian(app)));
  const ids = await Promise.all(people.map((person, i) => write(app, person, hospitalId, { kindnessRating: (i % 5) + 1 })));
  expect(new Set(ids).size).toBe(20);
  expect(await scoreOf(app, hospitalId)).toMatchObject({ reviewCount: 20, reviewScore: 3.6 });
  await Promise.all(people.slice(0, 10).map(({ token }, i) => gql(app, token, DELETE, { reviewId: ids[i] })));
  expect(await scoreOf(app, hospitalId)).toMatchObject({ reviewCount: 10, reviewScore: 3.6 });
});

test('a second review of the same hospital and visit day is refused, also of eight at once', async () => {
  const app = server();
  const [guardian, hospitalId] = [await aGuardian(app), await aListing(app)];
  const answers = await Promise.all(Array.from({ length: 8 }, () => gql(app, guardian.token, CREATE, { hospitalId, input })));
  const refused = answers.filter(({ errors }) => errors.length > 0);
  expect(refused).toHaveLength(7);
  expect(new Set(refused.map(({ errors }) => errors[0]!.extensions.code))).toEqual(new Set(['REVIEW_EXISTS']));
  await afterSevenDays(app, guardian);
  expect(await pointOf(app, guardian)).toBe(500);
  const other = await write(app, guardian, hospitalId, { visitDate: '2026-11-21' });
  const days = async ({ token }: Person) => (await gql(app, token, `{ getMyReviewedDays(businessId: "${hospitalId}") }`)).data;
  expect(await days(guardian)).toEqual({ getMyReviewedDays: ['2026-11-21', input.visitDate].sort().reverse() });
  expect(await days(await aGuardian(app))).toEqual({ getMyReviewedDays: [] });
  const moved = await gql(app, guardian.token, UPDATE, { reviewId: other, input });
  expect(moved.errors[0]!.extensions.code).toBe('REVIEW_EXISTS');
});

test("the hospital's score is updated after an edit, and points and score are taken back after a deletion", async () => {
  const app = server();
  const [guardian, hospitalId] = [await aGuardian(app), await aListing(app)];
  const reviewId = await write(app, guardian, hospitalId);
  await afterSevenDays(app, guardian);
  expect(await pointOf(app, guardian)).toBe(500);
  const edited = await gql(app, guardian.token, UPDATE, {
    reviewId,
    input: { ...input, priceRating: 5, review: '  다시 가 보니 가격도 괜찮았어요.  ' },
  });
  expect(edited.data).toEqual({ updateReview: { id: reviewId, averageRating: 4.4, review: '다시 가 보니 가격도 괜찮았어요.' } });
  expect(await scoreOf(app, hospitalId)).toMatchObject({ reviewScore: 4.4, reviewCount: 1 });
  const deleted = await gql(app, guardian.token, DELETE, { reviewId });
  expect(deleted.data).toEqual({ deleteReview: reviewId });
  expect(await pointOf(app, guardian)).toBe(0);
  expect(await scoreOf(app, hospitalId)).toEqual({ reviewScore: null, reviewCount: 0, reviewKeyword: null });
  expect((await gql(app, guardian.token, DELETE, { reviewId })).errors[0]!.extensions.code).toBe('NOT_FOUND');
});

test('a review whose points are spent is deleted, the rest is written off, and nothing is paid for that business again', async () => {
  const app = server();
  const [guardian, hospitalId, other] = [await aGuardian(app), await aListing(app), await aListing(app)];
  const reviewId = await write(app, guardian, hospitalId);
  await afterSevenDays(app, guardian);
  await app.db.begin((tx) =>
    app.services.points.spendPoints(tx, { userId: guardian.id, point: 200, message: '사용', reasonKey: 'gift:1' }),
  );
  expect((await gql(app, guardian.token, DELETE, { reviewId })).data).toEqual({ deleteReview: reviewId });
  expect(await pointOf(app, guardian)).toBe(0);
  const again = await gql(app, guardian.token, CREATE, { hospitalId, input });
  expect(again.data['createReview']).toMatchObject({ point: 0 });
  expect(await pointOf(app, guardian)).toBe(0);
  await write(app, guardian, other);
  await afterSevenDays(app, guardian);
  expect(await pointOf(app, guardian)).toBe(500);
});

test('only its writer may change a review, and only guardians may write about public hospitals', async () => {
  const app = server();
  const [guardian, other, hospital, hospitalId] = [await aGuardian(app), await aGuardian(app), await aHospital(app), await aListing(app)];
  const reviewId = await write(app, guardian, hospitalId);
  const codes = async (token: string | undefined, query: string, variables: object) =>
    (await gql(app, token, query, { ...variables })).errors[0]?.extensions.code;
  expect(await codes(other.token, UPDATE, { reviewId, input })).toBe('FORBIDDEN');
  expect(await codes(other.token, DELETE, { reviewId })).toBe('FORBIDDEN');
  expect(await codes(hospital.token, CREATE, { hospitalId, input })).toBe('FORBIDDEN');
  expect(await codes(undefined, CREATE, { hospitalId, input })).toBe('UNAUTHENTICATED');
  expect(await codes(guardian.token, CREATE, { hospitalId: await aListing(app, false), input })).toBe('NOT_FOUND');
  expect(await codes(guardian.token, CREATE, { hospitalId: 'nonsense', input })).toBe('NOT_FOUND');
});

test('every wrong field of a draft is answered', async () => {
  const app = server();
  const [guardian, hospitalId] = [await aGuardian(app), await aListing(app)];
  const bad = { ...input, kindnessRating: 9, visitDate: '2099-01-01', review: '짧아요', files: ['/etc/passwd'] };
  const { errors } = await gql(app, guardian.token, CREATE, { hospitalId, input: bad });
  expect(errors[0]!.extensions.errors!.map(({ property }) => property)).toEqual(['kindnessRating', 'visitDate', 'review', 'files']);
});

test('one like a person counts, exactly when ten tap at once', async () => {
  const app = server();
  const [guardian, hospitalId] = [await aGuardian(app), await aListing(app)];
  const reviewId = await write(app, guardian, hospitalId);
  const people = await Promise.all(Array.from({ length: 10 }, () => aGuardian(app)));
  await Promise.all(people.map(({ token }) => gql(app, token, LIKE, { reviewId })));
  const again = await gql(app, people[0]!.token, LIKE, { reviewId });
  expect(again.data).toEqual({ toggleReviewLike: { likeCount: 9, isLiked: false } });
  const seen = await gql<{ getReviewsByPage: object[] }>(app, people[1]!.token, LIST, { hospitalId });
  expect(seen.data.getReviewsByPage).toMatchObject([{ isLiked: true, isMine: false }]);
  expect((await gql(app, guardian.token, LIKE, { reviewId: '999999' })).errors[0]!.extensions.code).toBe('NOT_FOUND');
});

test('reviews of a hospital are sorted, filtered by stars and counted', async () => {
  const app = server();
  const hospitalId = await aListing(app);
  const people = [await aGuardian(app), await aGuardian(app), await aGuardian(app)];
  const same = (rating: number) => ({
    kindnessRating: rating,
    explainRating: rating,
    diagnosisRating: rating,
    facilityRating: rating,
    priceRating: rating,
  });
  const ids: string[] = [];
  for (const [i, person] of people.entries()) {
    app.clock.advance({ minutes: 1 });
    ids.push(await write(app, person, hospitalId, { ...same([2, 5, 3][i]!), wouldRevisit: i > 0 }));
  }
  await gql(app, people[1]!.token, LIKE, { reviewId: ids[0] });
  const order = async (sort: string) => {
    const { data } = await gql<{ getReviewsByPage: { id: string }[] }>(app, undefined, LIST, { hospitalId, sort });
    return data.getReviewsByPage.map(({ id }) => ids.indexOf(id));
  };
  expect(await order('recent')).toEqual([2, 1, 0]);
  expect(await order('score')).toEqual([1, 2, 0]);
  expect(await order('like')).toEqual([0, 2, 1]);
  const rate = await gql(
    app,
    undefined,
    'query($id: ID!) { getReviewRate(kind: hospital, businessId: $id) { count averageRating kindnessRating revisitShare stars { star count } } }',
    { id: hospitalId },
  );
  expect(rate.data['getReviewRate']).toEqual({
    count: 3,
    averageRating: 3.3,
    kindnessRating: 3.3,
    revisitShare: expect.closeTo(2 / 3),
    stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: [5, 3, 2].includes(star) ? 1 : 0 })),
  });
  const all = await gql<{ getReviewsByPage: { averageRating: number }[]; getReviewCount: number }>(
    app,
    undefined,
    '{ getReviewsByPage(filter: { kind: hospital, star: 2 }) { averageRating } getReviewCount(filter: { kind: hospital, star: 2 }) }',
  );
  expect(all.data).toEqual({ getReviewsByPage: [{ averageRating: 2 }], getReviewCount: 1 });
});

test('a hospital without reviews is answered null averages', async () => {
  const app = server();
  const { data } = await gql(
    app,
    undefined,
    'query($id: ID!) { getReviewRate(kind: hospital, businessId: $id) { count averageRating revisitShare } }',
    {
      id: await aListing(app),
    },
  );
  expect(data['getReviewRate']).toEqual({ count: 0, averageRating: null, revisitShare: null });
});

test('only my own reviews are listed and counted', async () => {
  const app = server();
  const [guardian, hospitalId] = [await aGuardian(app), await aListing(app)];
  const id = await write(app, guardian, hospitalId);
  await write(app, await aGuardian(app), hospitalId);
  const token = await logIn(app, guardian);
  const { data } = await gql(app, token, '{ getMyReviewsByPage(kind: hospital) { id isMine } getMyReviewCount }');
  expect(data).toEqual({ getMyReviewsByPage: [{ id, isMine: true }], getMyReviewCount: 1 });
});
