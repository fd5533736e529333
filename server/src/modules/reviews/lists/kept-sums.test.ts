import { gql } from '../../../testing/calls.ts';
import { aBusiness, aReview } from '../../../testing/a-review.ts';
import { aGuardian } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import type { ListingKind } from '../../listings/index.ts';

// Each review is written a minute after the one before.
const KEPT = 120;
const server = withApp({ countsKeptSeconds: KEPT });

async function totalOf(kind: ListingKind): Promise<number> {
  const { data } = await gql<{ getReviewTotal: { total: number } }>(
    server(),
    undefined,
    `{ getReviewTotal(filter: { kind: ${kind} }) { total } }`,
  );
  return data!.getReviewTotal.total;
}

const write = async (kind: ListingKind, id: number) => aReview(server(), { kind, id }, await aGuardian(server()));

test('a sum of few reviews counts a new one at once, and one of more than a thousand within two minutes where sums are kept so long', async () => {
  const { db, clock } = server();
  const company = await aBusiness(server(), 'company');
  await write('company', company);
  expect(await totalOf('company')).toBe(1);
  await write('company', company);
  expect(await totalOf('company')).toBe(2);

  const hospital = await aBusiness(server(), 'hospital');
  await db`
    insert into reviews (kind, business_id, visit_date, kindness_rating, price_rating, explain_rating, diagnosis_rating, facility_rating,
      would_revisit, review, created_at, updated_at)
    select 'hospital', ${hospital}, '2026-01-01', 5, 4, 5, 4, 5, true, '친절하게 봐 주셨어요. ' || n, now(), now() from generate_series(1, 1001) n`;
  expect(await totalOf('hospital')).toBe(1_001);
  await write('hospital', hospital);
  expect(await totalOf('hospital')).toBe(1_001);
  clock.advance({ seconds: KEPT + 1 });
  expect(await totalOf('hospital')).toBe(1_002);
});
