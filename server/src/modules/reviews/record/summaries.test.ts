import { unwrap } from '../../../platform/errors/result.ts';
import { aPicture } from '../../../testing/a-picture.ts';
import { pick, randomFrom } from '../../../testing/many-listings/random.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { gql } from '../../../testing/calls.ts';
import type { ListingKind } from '../../listings/index.ts';
import { aBusiness, aReview, asViewer } from '../../../testing/a-review.ts';
import { ratingsOf } from './rubrics.ts';
import { tied, untiedFigures } from '../../../testing/storms/tied-reviews.ts';

const server = withApp();
const SEED = 20_261_123;

type Business = { kind: ListingKind; id: number; owner: Person };
async function businesses(): Promise<Business[]> {
  const owners = { hospital: await aHospital(server()), pharmacy: await aPharmacy(server()), company: await aCompany(server()) };
  return Promise.all(
    (['hospital', 'pharmacy', 'company'] as const).map(async (kind) => ({
      kind,
      id: await aBusiness(server(), kind, { ownerUserId: owners[kind].id }),
      owner: owners[kind],
    })),
  );
}

test('every summary stays equal to a recount through random acts of many at once', async () => {
  const app = server();
  const { reviews } = app.services;
  const places = await businesses();
  const people = await Promise.all(Array.from({ length: 8 }, () => aGuardian(app)));
  const written: { id: number; kind: ListingKind; writer: Person; owner: Person }[] = [];
  const codes = new Map<string, number>();

  const lane = async (_none: unknown, number: number) => {
    const random = randomFrom(SEED + number);
    const draft = async (kind: ListingKind, writer: Person) => ({
      ...Object.fromEntries(ratingsOf(kind).map(({ name }) => [name, pick(random, [1, 2, 3, 4, 5, 5])])),
      wouldRevisit: random() < 0.7,
      visitDate: `2026-0${pick(random, [1, 2, 3, 4, 5, 6, 7, 8, 9])}-1${pick(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])}`,
      review: '다정하게 맞아 주셔서 또 가고 싶어요.',
      files: random() < 0.2 ? [await aPicture(app, writer)] : [],
    });
    const act = async () => {
      const [dice, one] = [random(), pick(random, written)];
      if (dice < 0.4 || !one) {
        const { kind, id, owner } = pick(random, places);
        const writer = pick(random, people);
        const made = await reviews.writeReview(asViewer(writer), { kind, id }, await draft(kind, writer));
        if (made.ok) written.push({ id: made.value.id, kind, writer, owner });
        return made;
      }
      if (dice < 0.6) return reviews.editReview(asViewer(one.writer), one.id, await draft(one.kind, one.writer));
      if (dice < 0.72) return reviews.deleteReview(asViewer(one.writer), one.id);
      if (dice < 0.84) return reviews.toggleReviewLike(asViewer(pick(random, people)), one.id);
      const answer =
        random() < 0.6 ? `replyToReview(reviewId: "${one.id}", content: "고마워요.")` : `deleteReviewReply(reviewId: "${one.id}")`;
      const { errors } = await gql(app, one.owner.token, `mutation { ${answer} { id } }`);
      return errors.length === 0 ? { ok: true as const } : { ok: false as const, error: { code: errors[0]!.extensions.code } };
    };
    for (let step = 0; step < 40; step += 1) {
      const result = await act();
      const code = result.ok ? 'ok' : result.error.code;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));

  expect([...codes.keys()].filter((code) => !['ok', 'REVIEW_EXISTS', 'NOT_FOUND', 'OWN_LIKE'].includes(code))).toEqual([]);
  expect(codes.get('ok')).toBeGreaterThan(200);
  expect(await untiedFigures(app)).toEqual(tied);
});

test('the summary of a business says how many have pictures and wait for a reply, and what it is praised for', async () => {
  const app = server();
  const [hospital] = await businesses();
  const writer = await aGuardian(app);
  await aReview(app, hospital!, writer, { files: [await aPicture(app, writer)] });
  const second = await aReview(app, hospital!, await aGuardian(app), { explainRating: 5 });
  await gql(app, hospital!.owner.token, `mutation { replyToReview(reviewId: "${second}", content: "고마워요.") { id } }`);
  const { data } = await gql(
    app,
    undefined,
    `{ getReviewRate(kind: hospital, businessId: "${hospital!.id}") { count pictureCount verifiedCount unansweredCount praises { rating label count } } }`,
  );
  expect(data['getReviewRate']).toEqual({
    count: 2,
    pictureCount: 1,
    verifiedCount: 0,
    unansweredCount: 1,
    praises: [
      { rating: 'kindnessRating', label: '친절해요', count: 2 },
      { rating: 'explainRating', label: '설명이 자세해요', count: 1 },
    ],
  });
});

test('a summary that somebody has written past the reviews is found', async () => {
  const app = server();
  const id = await aBusiness(app, 'company');
  const company = { kind: 'company', id } as const;
  unwrap(await app.services.reviews.getReview(await aReview(app, company, await aGuardian(app))));
  await app.db`update review_summaries set revisit_count = revisit_count + 1 where business_id = ${id}`;
  expect((await untiedFigures(app)).summaries).toEqual([id]);
  await app.db`update review_summaries set revisit_count = revisit_count - 1 where business_id = ${id}`;
  expect((await untiedFigures(app)).summaries).toEqual([]);
});
