import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, aHospital } from '../../../testing/people.ts';
import { report } from '../../../testing/reports.ts';
import { withApp } from '../../../testing/with-app.ts';
import { operatorOf } from '../../../testing/operator-acts.ts';
import { aBusiness, aReview } from '../../../testing/a-review.ts';

const server = withApp();
const which = (id: number) => ({ kind: 'review' as const, id });
const operator = () => operatorOf(server());
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

test('a hidden review leaves lists and figures, and comes back', async () => {
  const { rude, kind, hospital, seen } = await twoReviews();
  const before = await seen();
  expect(before).toMatchObject({ getReviewCount: 2, getReviewRate: { count: 2, averageRating: 3.3 } });
  const done = await operator().acts();
  expect(await operator().run('texts hide', { ...which(rude), reason: '  욕설이 있어요.  ' })).toMatchObject({ ok: true });
  expect(await seen()).toEqual({
    getReviewsByPage: [{ id: String(kind) }],
    getReviewCount: 1,
    getReviewRate: { count: 1, averageRating: 4 },
  });
  expect(await server().services.listings.findListing(server().db, 'hospital', hospital)).toMatchObject({ reviewScore: 4, reviewCount: 1 });
  expect(await server().services.reviews.findWrongFigures()).toEqual([]);
  expect(await operator().run('texts restore', { ...which(rude), reason: '확인했어요' })).toMatchObject({ ok: true });
  expect(await seen()).toEqual(before);
  expect(await server().services.reviews.findWrongFigures()).toEqual([]);
  expect((await operator().acts()).slice(done.length).map(({ act, details }) => ({ act, details }))).toEqual([
    { act: 'texts hide', details: { kind: 'review', id: rude, reason: '욕설이 있어요.' } },
    { act: 'texts restore', details: { kind: 'review', id: rude, reason: '확인했어요' } },
  ]);
});

test('the writer of a hidden review still reads, edits and deletes it; nobody else meets it', async () => {
  const { owner, rude, kind, writer, other, seen } = await twoReviews();
  await operator().run('texts hide', { ...which(rude), reason: '욕설이 있어요.' });
  const read = async (token: string | undefined) =>
    gql<{ getReview: object | null }>(server(), token, `{ getReview(reviewId: "${rude}") { hiddenReason } }`);
  expect((await read(writer.token)).data.getReview).toEqual({ hiddenReason: '욕설이 있어요.' });
  for (const token of [undefined, other.token, owner.token]) expect((await read(token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const mine = await gql(server(), writer.token, '{ getMyReviewsByPage { id hiddenReason } }');
  expect(mine.data).toEqual({ getMyReviewsByPage: [{ id: String(rude), hiddenReason: '욕설이 있어요.' }] });
  const like = await gql(server(), other.token, `mutation { toggleReviewLike(reviewId: "${rude}") { id } }`);
  expect([like.errors[0]?.extensions.code, await report(server(), other, 'review', rude)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const reply = await gql(server(), owner.token, `mutation { replyToReview(reviewId: "${rude}", content: "네") { id } }`);
  expect(reply.errors[0]?.extensions.code).toBe('NOT_FOUND');
  const deleted = await gql(server(), writer.token, `mutation { deleteReview(reviewId: "${rude}") }`);
  expect(deleted.errors).toEqual([]);
  expect(await seen()).toMatchObject({ getReviewsByPage: [{ id: String(kind) }], getReviewRate: { count: 1 } });
  expect(await server().services.reviews.findWrongFigures()).toEqual([]);
});

test('a hidden review of a company is left out of its REST lists', async () => {
  const company = await aBusiness(server(), 'company');
  const writer = await aGuardian(server());
  const id = await aReview(server(), { kind: 'company', id: company }, writer);
  await operator().run('texts hide', { ...which(id), reason: '광고예요.' });
  expect((await rest<{ items: object[] }>(server(), undefined, 'GET', `/company/${company}/reviews`)).body.data.items).toEqual([]);
  expect((await rest(server(), undefined, 'GET', `/company/${company}/review/${id}`)).status).toBe(404);
  expect((await rest(server(), writer.token, 'GET', `/company/${company}/review/${id}`)).status).toBe(200);
});
