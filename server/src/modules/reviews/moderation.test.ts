import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aHospital } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { createOperatorService } from '../operator/index.ts';
import { aBusiness, aReview } from '../../testing/a-review.ts';

const server = withApp();
const operator = () => createOperatorService({ ...server().services, db: server().db, clock: server().clock });
const REPORT = 'mutation ($id: ID!, $detail: String) { reportReview(reviewId: $id, reason: abuse, detail: $detail) { id } }';
const SEEN = `query ($hospital: ID!) {
  getReviewsByPage(filter: { kind: hospital, businessId: $hospital }) { id }
  getReviewCount(filter: { kind: hospital, businessId: $hospital })
  getReviewRate(kind: hospital, businessId: $hospital) { count averageRating }
}`;

async function twoReviews() {
  const owner = await aHospital(server());
  const hospital = await aBusiness(server(), 'hospital', { ownerUserId: owner.id });
  const [writer, other] = [await aGuardian(server()), await aGuardian(server())];
  const rude = await aReview(server(), { kind: 'hospital', id: hospital }, writer, { kindnessRating: 1, explainRating: 1 });
  const kind = await aReview(server(), { kind: 'hospital', id: hospital }, other);
  const seen = async () => (await gql(server(), undefined, SEEN, { hospital: String(hospital) })).data;
  return { owner, hospital, writer, other, rude, kind, seen };
}

test('lists what is reported until it is decided', async () => {
  const { rude, kind, writer, other, hospital } = await twoReviews();
  await gql(server(), writer.token, REPORT, { id: String(kind) });
  for (const person of [other, await aGuardian(server())])
    await gql(server(), person.token, REPORT, { id: String(rude), detail: '욕이에요' });
  const reported = await operator().reportedReviews();
  expect(reported.map(({ id }) => id)).toEqual([rude, kind]);
  expect(reported[0]).toMatchObject({
    kind: 'hospital',
    businessId: hospital,
    businessName: '다정한곳',
    review: '다정하게 맞아 주셔서 또 가고 싶어요.',
    reports: [
      { reason: 'abuse', detail: '욕이에요' },
      { reason: 'abuse', detail: '욕이에요' },
    ],
  });
  expect(await operator().showReview(kind)).toMatchObject({ ok: true });
  expect((await operator().reportedReviews()).map(({ id }) => id)).toEqual([rude]);
  await operator().hideReview(rude, '욕설');
  expect(await operator().reportedReviews()).toEqual([]);
});

test('a hidden review leaves lists and figures, and comes back', async () => {
  const { rude, kind, hospital, seen } = await twoReviews();
  const before = await seen();
  expect(before).toMatchObject({ getReviewCount: 2, getReviewRate: { count: 2, averageRating: 3.3 } });
  const done = await operator().acts();
  expect(await operator().hideReview(rude, '  욕설이 있어요.  ')).toMatchObject({ ok: true });
  expect(await seen()).toEqual({
    getReviewsByPage: [{ id: String(kind) }],
    getReviewCount: 1,
    getReviewRate: { count: 1, averageRating: 4 },
  });
  expect(await server().services.listings.findListing(server().db, 'hospital', hospital)).toMatchObject({ reviewScore: 4, reviewCount: 1 });
  expect(await server().services.reviews.findWrongFigures()).toEqual([]);
  expect(await operator().showReview(rude)).toMatchObject({ ok: true });
  expect(await seen()).toEqual(before);
  expect(await server().services.reviews.findWrongFigures()).toEqual([]);
  expect((await operator().acts()).slice(done.length).map(({ act, details }) => ({ act, details }))).toEqual([
    { act: 'hide-review', details: { reviewId: rude, reason: '욕설이 있어요.' } },
    { act: 'show-review', details: { reviewId: rude } },
  ]);
});

test('its writer still reads, edits and deletes a hidden review; nobody else meets it', async () => {
  const { owner, rude, kind, writer, other, seen } = await twoReviews();
  await operator().hideReview(rude, '욕설이 있어요.');
  const read = async (token: string | undefined) =>
    gql<{ getReview: object | null }>(server(), token, `{ getReview(reviewId: "${rude}") { hiddenReason } }`);
  expect((await read(writer.token)).data.getReview).toEqual({ hiddenReason: '욕설이 있어요.' });
  for (const token of [undefined, other.token, owner.token]) expect((await read(token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const mine = await gql(server(), writer.token, '{ getMyReviewsByPage { id hiddenReason } }');
  expect(mine.data).toEqual({ getMyReviewsByPage: [{ id: String(rude), hiddenReason: '욕설이 있어요.' }] });
  const refusals = [
    `mutation { toggleReviewLike(reviewId: "${rude}") { id } }`,
    `mutation { reportReview(reviewId: "${rude}", reason: other) { id } }`,
  ];
  for (const act of refusals) expect((await gql(server(), other.token, act)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const reply = await gql(server(), owner.token, `mutation { replyToReview(reviewId: "${rude}", content: "네") { id } }`);
  expect(reply.errors[0]?.extensions.code).toBe('NOT_FOUND');
  const deleted = await gql(server(), writer.token, `mutation { deleteReview(reviewId: "${rude}") }`);
  expect(deleted.errors).toEqual([]);
  expect(await seen()).toMatchObject({ getReviewsByPage: [{ id: String(kind) }], getReviewRate: { count: 1 } });
  expect(await server().services.reviews.findWrongFigures()).toEqual([]);
});

test('refuses to hide without a reason, and a review that is not there, without a line in the log', async () => {
  const { rude } = await twoReviews();
  const done = await operator().acts();
  expect(await operator().hideReview(rude, '  ')).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  expect(await operator().hideReview(0, '욕설')).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await operator().showReview(0)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await operator().acts()).toEqual(done);
});

test('leaves a hidden review of a company out of its REST lists', async () => {
  const company = await aBusiness(server(), 'company');
  const writer = await aGuardian(server());
  const id = await aReview(server(), { kind: 'company', id: company }, writer);
  await operator().hideReview(id, '광고예요.');
  expect((await rest<{ items: object[] }>(server(), undefined, 'GET', `/company/${company}/reviews`)).body.data.items).toEqual([]);
  expect((await rest(server(), undefined, 'GET', `/company/${company}/review/${id}`)).status).toBe(404);
  expect((await rest(server(), writer.token, 'GET', `/company/${company}/review/${id}`)).status).toBe(200);
});
