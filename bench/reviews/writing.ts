import { createDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { percentile, table, times } from '../lib/figures.ts';
import { load, type LoadRequest } from '../lib/load.ts';
import { sized } from '../lib/sized.ts';
import type { Places } from './data.ts';

export type Guardian = { id: number; token: string };
const SECONDS = sized(6, 1);
const AT_ONCE = 10;
const GOAL = 0.5;
const DAY_MS = 86_400_000;

/** A visit day that this person has not used. */
const dayOf = (number: number) => new Date(Date.UTC(1991, 0, 1) + number * DAY_MS).toISOString().slice(0, 10);
let days = 0;

async function mutate(url: string, token: string, query: string, variables: object): Promise<{ id?: string; code?: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await answer.json()) as { data?: Record<string, { id: string }>; errors?: { extensions: { code: string } }[] };
  return errors ? { code: errors[0]!.extensions.code } : { id: Object.values(data!)[0]!.id };
}

const CREATE = 'mutation ($id: ID!, $input: ReviewInput!) { createReview(kind: hospital, businessId: $id, input: $input) { id } }';
const LIKE = 'mutation ($id: ID!) { toggleReviewLike(reviewId: $id) { id } }';
const ratings = { kindnessRating: 5, explainRating: 4, diagnosisRating: 4, facilityRating: 3, priceRating: 4 };
const review = '설명이 자세하고 다정하게 봐 주셨어요. 다음에도 갈게요.';

const written = (business: number) => ({
  id: String(business),
  input: { ...ratings, wouldRevisit: true, visitDate: dayOf((days += 1) % 12_000), review },
});

function writing({ token }: Guardian, business: number): LoadRequest {
  return {
    path: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: CREATE, variables: written(business) }),
  };
}

async function write(url: string, { token }: Guardian, business: number): Promise<string> {
  const { id, code } = await mutate(url, token, CREATE, written(business));
  if (!id) throw new Error(`A review was refused: ${code}`);
  return id;
}

/** The changes of a review, by hand: the review, its points, the score of the business. */
async function writeBare(db: Database, { id: userId }: Guardian, business: number): Promise<void> {
  const now = new Date();
  await db.begin(async (tx) => {
    const [row] = await tx<[{ id: number }]>`
      insert into reviews (kind, business_id, user_id, visit_date, kindness_rating, price_rating, explain_rating, diagnosis_rating,
        facility_rating, would_revisit, review, created_at, updated_at)
      values ('hospital', ${business}, ${userId}, ${dayOf((days += 1) % 12_000)}::date, 5, 4, 4, 4, 3, true, ${review}, ${now}, ${now}) returning id`;
    await tx`
      insert into point_entries (user_id, message, use, earn, reason_key, created_at)
      values (${userId}, '리뷰 작성', 0, 500, ${`review:${row.id}`}, ${now})`;
    await tx`
      insert into point_balances (user_id, point) values (${userId}, 500)
      on conflict (user_id) do update set point = point_balances.point + excluded.point`;
    await tx`update businesses set review_count = review_count + 1 where id = ${business}`;
  });
}

async function during(lanes: number, act: (lane: number, number: number) => Promise<unknown>): Promise<{ rate: number; waited: number[] }> {
  const waited: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_none, lane) => {
      for (let number = 0; performance.now() < end; number += 1) {
        const sent = performance.now();
        await act(lane, number);
        waited.push(performance.now() - sent);
      }
    }),
  );
  return { waited, rate: (waited.length * 1000) / (performance.now() - started) };
}

export async function measureWriting(url: string, databaseUrl: string, places: Places, guardians: readonly Guardian[]): Promise<string> {
  const db = createDatabase(databaseUrl, { max: AT_ONCE });
  try {
    const person = (lane: number, number: number) => guardians[(lane * 20 + number) % guardians.length]!;
    const spread = (lane: number, number: number) => places.others[(lane * 10 + number) % places.others.length]!;
    const rows = [];
    for (const [name, place] of [
      ['a hundred businesses', spread],
      ['one business with 100,000', () => places.large],
    ] as const) {
      const serve = () =>
        load({
          url,
          seconds: SECONDS,
          isGood: (body) => !body.includes('"errors"'),
          path(count) {
            const [lane, number] = [count % AT_ONCE, Math.floor(count / AT_ONCE)];
            return writing(person(lane, number), place(lane, number));
          },
        });
      await serve();
      const served = await serve();
      const bare = await during(AT_ONCE, (lane, number) => writeBare(db, person(lane, number), place(lane, number)));
      rows.push({ name, served, bare, share: served.rate / bare.rate });
      console.log(`${name}: ${served.rate.toFixed(0)} a second, bare ${bare.rate.toFixed(0)}`);
    }
    const low = rows.filter(({ share }) => share < GOAL);
    return [
      '### Writing',
      '',
      `\`createReview\` over HTTP, ${AT_ONCE} connections, ${SECONDS} s. Bare: what a review changes (its row, two of points, the business's), in a transaction by hand through the same driver, on the same tables with their indexes and triggers.`,
      '',
      table(
        ['', 'a second', 'p95', 'bare: a second', 'p95', 'of the bare'],
        rows.map(({ name, served, bare, share }) => [
          name,
          served.rate.toFixed(0),
          served.p95.toFixed(1),
          bare.rate.toFixed(0),
          percentile(bare.waited, 0.95).toFixed(1),
          times(share),
        ]),
      ),
      '',
      `Goal ≥ ${GOAL} of the bare transaction: ${low.length === 0 ? 'met' : '**missed**'}.`,
    ].join('\n');
  } finally {
    await db.end();
  }
}

/** All on the one business at once; `findWrong` says afterwards whose figures are not those of the reviews. */
export async function measureStorm(
  url: string,
  { large }: Places,
  guardians: readonly Guardian[],
  findWrong: () => Promise<number[]>,
): Promise<string> {
  const acts = { written: 0, liked: 0, deleted: 0 };
  const shared: string[] = [];
  const { rate, waited } = await during(guardians.length, async (lane) => {
    const guardian = guardians[lane]!;
    const own = await write(url, guardian, large);
    acts.written += 1;
    shared.push(own);
    const liked = await mutate(url, guardian.token, LIKE, { id: shared[(lane * 31) % shared.length] });
    if (liked.id) acts.liked += 1;
    if (lane % 2 === 0) return;
    const query = `mutation ($id: ID!) { id: deleteReview(reviewId: $id) }`;
    const gone = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${guardian.token}` },
      body: JSON.stringify({ query, variables: { id: own } }),
    });
    if (((await gone.json()) as { errors?: object }).errors) throw new Error('A review could not be deleted');
    acts.deleted += 1;
  });
  const wrong = await findWrong();
  const all = acts.written + acts.liked + acts.deleted;
  return [
    '### At once on one business',
    '',
    `${guardians.length} people write, like and delete reviews of the business with 100,000, each as soon as they are answered, ${SECONDS} s: ${((all * rate) / waited.length).toFixed(0)} acts a second (${acts.written} written, ${acts.liked} liked, ${acts.deleted} deleted), p95 of a round of them ${percentile(waited, 0.95).toFixed(0)} ms.`,
    '',
    `Goal sums equal a recount afterwards: ${wrong.length === 0 ? 'met' : `**missed** for ${wrong.join(', ')}`}.`,
  ].join('\n');
}
