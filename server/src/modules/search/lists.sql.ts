import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import { reachesInto } from './filters.sql.ts';
import { inside, listingsInOrder, nearestOrder } from './order.sql.ts';
import type { Order, Scope } from './scope.ts';
import { nearestWithin, type Position } from '../regions/index.ts';
import { listingColumns, toListing, type Listing, type ListingRow } from '../listings/index.ts';
import { distance, inScope } from './search.sql.ts';

/** The index orders by a plane; so many more are fetched, and put in order by the sphere. */
const NEAREST_SLACK = 50;
/** So many are looked at where only the listing itself tells whether it passes: its hours, or whether it lies in a box. */
const MOST_READ = 20_000;

/** Where to read a list from: the listings with these keys, at most `most`, or all in order. */
export type Source = { keys: { every: string[]; some: string[] | null }; most: number } | 'all';
/** Those that are open are mostly met among the first few. */
const FIRST_READ = 1_000;

type InOrder = { order: Order; from: Position | undefined };

const sorted = (sql: Sql, scope: Scope, source: Source, { order, from }: InOrder) => {
  if (order !== 'distance' || !from) return listingsInOrder(sql, order === 'distance' ? 'recent' : order);
  // To an area far away not by way of all that are nearer: from its nearest corner.
  return nearestOrder(sql, scope.kind, source === 'all' && scope.regionCodes ? nearestWithin(from, scope.regionCodes) : from);
};

const listed = (sql: Sql, scope: Scope, source: Source, asked: InOrder, mostOpen = MOST_READ) => {
  const { kind, bounds, filters } = scope;
  if (source !== 'all') {
    // offset: what is asked of them is not to choose another way to find them.
    return sql`(select b.* from search_candidates(${source.keys.every}::text[], ${source.keys.some}::text[], ${source.most}) tuple join businesses b on b.ctid = tuple offset 0) b`;
  }
  const all = sql`select b.* from businesses b where b.is_public and b.kind = ${kind}`;
  if (bounds) return sql`(${all} and ${inside(sql, kind, bounds)} limit ${MOST_READ}) b`;
  if (!filters.openAt) return sql`businesses b`;
  const isNearest = asked.order === 'distance' && asked.from;
  return sql`(${all} ${isNearest ? reachesInto(sql, filters.openAt) : sql``} order by ${sorted(sql, scope, source, asked)} limit ${mostOpen}) b`;
};

/** Those of which only the listing itself tells whether they pass, as far as they are looked at. */
export async function countListed(sql: Sql, scope: Scope, source: Source): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from ${listed(sql, scope, source, { order: 'recent', from: undefined })} where ${inScope(sql, scope)}`;
  return row!.total;
}

export async function listByOrder(sql: Sql, scope: Scope, source: Source, asked: InOrder, page: Page): Promise<Listing[]> {
  return enough(
    scope,
    page,
    (mostOpen) => sql<ListingRow[]>`
    select ${listingColumns(sql)}, ${distance(sql, asked.from)} as distance
    from ${listed(sql, scope, source, asked, mostOpen)} where ${inScope(sql, scope)}
    order by ${sorted(sql, scope, source, asked)} limit ${page.count} offset ${offsetOf(page)}`,
  );
}

/** Nearest first; listings without a position come last. */
export async function listNearest(sql: Sql, scope: Scope, source: Source, from: Position, page: Page): Promise<Listing[]> {
  const last = offsetOf(page) + page.count;
  const asked: InOrder = { order: 'distance', from };
  return enough(
    scope,
    page,
    (mostOpen) => sql<ListingRow[]>`
    with near as (
      select b.id from ${listed(sql, scope, source, asked, mostOpen)} where ${inScope(sql, scope)}
      order by ${sorted(sql, scope, source, asked)}
      limit ${last + NEAREST_SLACK}
    )
    select ${listingColumns(sql)}, ${distance(sql, from)} as distance
    from near join businesses b using (id)
    order by distance nulls last, b.id limit ${page.count} offset ${offsetOf(page)}`,
  );
}

/** A page of those that are open among the first few, else among as many as are ever read. */
async function enough(scope: Scope, page: Page, read: (mostOpen: number) => PromiseLike<ListingRow[]>): Promise<Listing[]> {
  const first = await read(scope.filters.openAt ? FIRST_READ : MOST_READ);
  const rows = scope.filters.openAt && first.length < page.count ? await read(MOST_READ) : first;
  return rows.map(toListing);
}
