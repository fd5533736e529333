import type { Sql } from '../../../platform/database/database.ts';
import type { Business, ListingKind } from '../../listings/index.ts';
import { ratingNames, type RatingName } from './rubrics.ts';
import { rateOf, type ReviewRate, type Summary } from './summary.policy.ts';

type Row = Pick<Summary, 'kind' | 'count' | 'revisitCount' | 'cells'> & Record<string, number>;

/** The row that every write of a review keeps (155.do.review-summaries.sql). */
export async function findSummary(sql: Sql, businessId: number): Promise<Summary | undefined> {
  const [row] = await sql<Row[]>`select * from review_summaries where business_id = ${businessId}`;
  if (!row) return undefined;
  const { kind, count, revisitCount, cells } = row;
  const named = (ending: string) =>
    Object.fromEntries(ratingNames.map((name) => [name, row[name.replace('Rating', ending)]])) as Record<RatingName, number>;
  return { kind, count, revisitCount, cells, sums: named('Sum'), fives: named('Fives') };
}

/** The averages of one business; of another kind's id, as of one without reviews. */
export async function rateReviews(sql: Sql, business: Business): Promise<ReviewRate> {
  return rateOf(business.kind, await findSummary(sql, business.id));
}

/** The number of reviews of the kind, and of those in these cells and areas (null: in all). */
export async function sumSummaries(
  sql: Sql,
  { kind, cells, regionCodes }: { kind: ListingKind; cells: readonly number[] | null; regionCodes: readonly string[] | null },
): Promise<{ all: number; asked: number }> {
  const inCells = cells === null ? sql`s.count` : sql.unsafe(cells.map((cell) => `s.cells[${cell + 1}]`).join(' + ') || '0');
  const inAreas = regionCodes === null ? sql`` : sql`filter (where h.region_code = any(${[...regionCodes]}::text[]))`;
  const [row] = await sql<[{ all: number; asked: number }]>`
    select coalesce(sum(s.count), 0)::int as all, coalesce(sum(${inCells}) ${inAreas}, 0)::int as asked
    from review_summaries s ${regionCodes === null ? sql`` : sql`join listing_heads h on h.id = s.business_id`}
    where s.kind = ${kind}`;
  return row;
}

/** Businesses of which the summary and the reviews do not say the same; none, unless somebody wrote past the triggers. */
export async function findWrongSummaries(sql: Sql): Promise<number[]> {
  const rows = await sql<{ businessId: number }[]>`
    select coalesce(s.business_id, r.business_id) as business_id
    from review_summaries s full join review_recounts r using (business_id)
    where case when r.business_id is null then (s.count, s.revisit_count, s.kindness_sum, s.price_sum, s.cells)
        is distinct from (0, 0, 0, 0, array_fill(0, array[120]))
      else to_jsonb(s) is distinct from to_jsonb(r) end`;
  return rows.map(({ businessId }) => businessId);
}
