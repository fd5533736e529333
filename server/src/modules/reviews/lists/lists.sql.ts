import type { Fragment, Sql } from '../../../platform/database/database.ts';
import { spellingPattern } from '../../../platform/text/search-words.ts';
import type { ListingKind } from '../../listings/index.ts';
import type { Details } from '../record/lists.policy.ts';
import { orderOf, type ReviewSort } from '../record/reviews.sql.ts';
import { ratingNames } from '../record/rubrics.ts';

/** The source of a list of reviews: a business, or all of a kind, in these areas (null: everywhere). */
export type Source = { kind: ListingKind; businessId?: number; regionCodes: readonly string[] | null; cells: readonly number[] | null };

const base = (sql: Sql, { kind, businessId }: Source) =>
  sql`hidden_at is null and ${businessId === undefined ? sql`kind = ${kind}` : sql`business_id = ${businessId}`}`;

// Compared with true, it stays a look-up for each review that is met, and does not become what the list is read by.
const inAreas = (sql: Sql, { kind, regionCodes }: Source) =>
  regionCodes === null ? sql`` : sql`and (business_id in (${businessesOf(sql, kind, regionCodes)})) = true`;

const businessesOf = (sql: Sql, kind: ListingKind, regionCodes: readonly string[]) => sql`
  select s.business_id from review_summaries s join listing_heads h on h.id = s.business_id
  where s.kind = ${kind} and h.region_code = any(${[...regionCodes]}::text[])`;

// The sum is of no index: the list is passed in its order, and the cell is seen there.
const seenCells = (sql: Sql, { cells }: Source) => (cells === null ? sql`` : sql`and cell + 0 = any(${[...cells]}::int[])`);

// Each word for itself: the index of letters is not read for `like all`.
const saying = (sql: Sql, { petDivision, praisedFor, words }: Details): Fragment => sql`
  ${petDivision === undefined ? sql`` : sql`and pet_division = ${petDivision}`}
  ${praisedFor === undefined ? sql`` : sql`and ${sql(praisedFor)} = 5`}
  ${words.length === 0 ? sql`` : words.map((word) => sql`and spelling like ${spellingPattern(word)}`)}`;

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** By passing the list in its order, as far as the page. */
export async function passInOrder(sql: Sql, source: Source, sort: ReviewSort, page: { count: number; offset: number }): Promise<number[]> {
  return ids(
    await sql<{ id: number }[]>`
      select id from reviews where ${base(sql, source)} ${seenCells(sql, source)} ${inAreas(sql, source)}
      order by ${orderOf(sql, sort)} limit ${page.count} offset ${page.offset}`,
  );
}

const SORTED = ['id', 'createdAt', 'exactRating', 'likeCount'] as const;

/** By reading all that are in the cells and areas, and putting them in order; with `details`, those that say so. */
export async function gather(
  sql: Sql,
  source: Source,
  sort: ReviewSort,
  { count, offset, details }: { count: number; offset: number; details?: Details },
): Promise<number[]> {
  const { kind, cells, regionCodes } = source;
  return ids(
    await sql<{ id: number }[]>`
      with gathered as materialized (
        select ${sql([...SORTED])} from reviews where ${base(sql, source)}
        ${cells === null ? sql`` : sql`and cell = any(${[...cells]}::smallint[])`}
        ${regionCodes === null ? sql`` : sql`and business_id in (${businessesOf(sql, kind, regionCodes)})`}
        ${details ? saying(sql, details) : sql``})
      select id from gathered order by ${orderOf(sql, sort)} limit ${count} offset ${offset}`,
  );
}

/** Those among the first `most` of the list that are as asked. */
export async function lookThrough(sql: Sql, source: Source, sort: ReviewSort, details: Details, most: number): Promise<number[]> {
  return ids(
    await sql<{ id: number }[]>`
      select id from (
        select ${sql([...SORTED, ...ratingNames])}, business_id, cell, pet_division, spelling from reviews
        where ${base(sql, source)} order by ${orderOf(sql, sort)} limit ${most}) first
      where true ${seenCells(sql, source)} ${inAreas(sql, source)} ${saying(sql, details)}
      order by ${orderOf(sql, sort)}`,
  );
}

/** By the index of letters, at most `most` of them. */
export async function findByWords(sql: Sql, source: Source, sort: ReviewSort, details: Details, most: number): Promise<number[]> {
  return ids(
    await sql<{ id: number }[]>`
      with found as materialized (
        select ${sql([...SORTED])} from reviews where ${base(sql, source)} ${seenCells(sql, source)} ${inAreas(sql, source)} ${saying(sql, details)}
        limit ${most})
      select id from found order by ${orderOf(sql, sort)}`,
  );
}

/** The number of reviews that the index of letters finds, counted as far as `most`. */
export async function countByWords(sql: Sql, source: Source, details: Details, most: number): Promise<number> {
  const [counted] = await sql<[{ total: number }]>`
    select count(*)::int as total from (
      select from reviews where ${base(sql, source)} ${seenCells(sql, source)} ${inAreas(sql, source)} ${saying(sql, details)}
      limit ${most}) found`;
  return counted.total;
}
