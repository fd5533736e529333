import type { Sql } from '../../../platform/database/database.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import type { SeoulMoment } from '../../opening-hours/index.ts';
import { isToldByListing } from '../scope/filters.policy.ts';
import { isOpen, reachesInto } from '../scope/filters.sql.ts';
import { inside, listingsInOrder, nearestOrder } from '../scope/order.sql.ts';
import type { Order, Scope } from '../scope/scope.ts';
import { nearestWithin, type Position } from '../../regions/index.ts';
import { listingColumns, toListing, type Listing, type ListingRow } from '../../listings/index.ts';
import { distance, inScope } from '../matches/search.sql.ts';

/** So many are looked at where only the listing itself tells whether it passes: its hours, or whether it lies in a box. */
export const MOST_READ = 20_000;

/** The source of a list: the listings with these keys, at most `most`, or all in order. */
export type Source = { keys: { every: string[]; some: string[] | null }; most: number } | 'all';
/** Those that are open are mostly met among the first few. */
const FIRST_READ = 1_000;

type InOrder = { order: Order; from: Position | undefined };

const sorted = (sql: Sql, scope: Scope, source: Source, { order, from }: InOrder) => {
  if (order !== 'distance' || !from) return listingsInOrder(sql, order === 'distance' ? 'recent' : order);
  if (source !== 'all') return sql`${distance(sql, from)} nulls last, b.id`;
  // To an area far away not by way of all that are nearer: from its nearest corner.
  return sql`${nearestOrder(sql, scope.kind, scope.regionCodes ? nearestWithin(from, scope.regionCodes) : from)}, b.id`;
};

const listed = (sql: Sql, scope: Scope, source: Source, asked: InOrder, mostOpen = MOST_READ) => {
  const { kind, bounds, filters } = scope;
  if (source !== 'all') {
    // offset: what is asked of them is not to choose another way to find them.
    return sql`(select b.* from search_candidates(${source.keys.every}::text[], ${source.keys.some}::text[], ${source.most}) tuple join searched_listings b on b.row_id = tuple offset 0) b`;
  }
  const all = sql`select b.* from searched_listings b where b.is_public and b.kind = ${kind}`;
  if (bounds) return sql`(${all} and ${inside(sql, kind, bounds)} limit ${MOST_READ}) b`;
  if (!isToldByListing(filters)) return sql`searched_listings b`;
  const isNearest = asked.order === 'distance' && asked.from;
  return sql`(${all} ${isNearest && filters.openAt ? reachesInto(sql, filters.openAt) : sql``} order by ${sorted(sql, scope, source, asked)} limit ${mostOpen}) b`;
};

/** Those of which only the listing itself tells whether they pass, as far as they are looked at. */
export async function countListed(sql: Sql, scope: Scope, source: Source): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from ${listed(sql, scope, source, { order: 'recent', from: undefined })} where ${inScope(sql, scope)}`;
  return row!.total;
}

/** Sorted by what the order takes alone: a row of a listing is as wide as thirty of them, and all but a page's would be carried along. */
export async function listByOrder(sql: Sql, scope: Scope, source: Source, asked: InOrder, page: Page): Promise<Listing[]> {
  return enough(
    scope,
    page,
    (mostOpen) => sql<ListingRow[]>`
    with placed as (
      select id, row_number() over () as place from (
        select b.id from ${listed(sql, scope, source, asked, mostOpen)} where ${inScope(sql, scope)}
        order by ${sorted(sql, scope, source, asked)} limit ${page.count} offset ${offsetOf(page)}
      ) ordered
    )
    select ${listingColumns(sql)}, ${distance(sql, asked.from)} as distance
    from placed join searched_listings b using (id) order by placed.place`,
  );
}

/**
 * Nearest first; listings without a position come last. Of all, a page is cut as the index orders them, by a plane, and
 * only within it they are in order by the sphere: so that over the pages each is shown once.
 */
export async function listNearest(sql: Sql, scope: Scope, source: Source, from: Position, page: Page): Promise<Listing[]> {
  const asked: InOrder = { order: 'distance', from };
  return enough(
    scope,
    page,
    (mostOpen) => sql<ListingRow[]>`
    with near as (
      select b.id from ${listed(sql, scope, source, asked, mostOpen)} where ${inScope(sql, scope)}
      order by ${sorted(sql, scope, source, asked)} limit ${page.count} offset ${offsetOf(page)}
    )
    select ${listingColumns(sql)}, ${distance(sql, from)} as distance
    from near join searched_listings b using (id) order by distance nulls last, b.id`,
  );
}

/** So many in order make a block, within which those that are open come first. */
const BLOCK = 60;
/** As far as somebody goes for one that is open, in kilometres: where few are listed a block reaches across the country. */
const REACH_KM = 10;

/** By distance or score in blocks, those of a block that are open at the moment and within reach before its others: so that over the pages each is shown once. */
export async function listOpenFirst(
  sql: Sql,
  scope: Scope,
  source: Source,
  asked: InOrder & { at: SeoulMoment },
  page: Page,
): Promise<Listing[]> {
  const size = page.count * Math.max(1, Math.floor(BLOCK / page.count));
  const offset = offsetOf(page);
  const isInReach = asked.from ? sql`and ${distance(sql, asked.from)} <= ${REACH_KM}::float8` : sql``;
  return enough(
    scope,
    page,
    (mostOpen) => sql<ListingRow[]>`
    with block as (
      select id, row_number() over () as place from (
        select b.id from ${listed(sql, scope, source, asked, mostOpen)} where ${inScope(sql, scope)}
        order by ${sorted(sql, scope, source, asked)} limit ${size} offset ${offset - (offset % size)}
      ) ordered
    )
    select ${listingColumns(sql)}, ${distance(sql, asked.from)} as distance
    from block join searched_listings b using (id)
    order by coalesce(${isOpen(sql, asked.at)} ${isInReach}, false) desc, distance nulls last, block.place limit ${page.count} offset ${offset % size}`,
  );
}

/** A page of those that are open among the first few, else among as many as are ever read. */
async function enough(scope: Scope, page: Page, read: (mostOpen: number) => PromiseLike<ListingRow[]>): Promise<Listing[]> {
  const isTold = isToldByListing(scope.filters);
  const first = await read(isTold ? FIRST_READ : MOST_READ);
  const rows = isTold && first.length < page.count ? await read(MOST_READ) : first;
  return rows.map(toListing);
}
