import type { Sql } from '../../../platform/database/database.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import { listingsInOrder } from '../scope/order.sql.ts';
import { listingColumns, toListing, type Listing, type ListingKind, type ListingRow } from '../../listings/index.ts';

/** Asked of each one by itself: what is read stays in the order of visits, and no more of it than is wanted. */
const visited = (sql: Sql, kind: ListingKind) => sql`
  from visited_listings v where v.kind = ${kind} and (select b.is_public from searched_listings b where b.id = v.business_id)`;

/** Those with visitors in the last thirty days, most first. */
export async function listVisited(sql: Sql, kind: ListingKind, page: Page): Promise<Listing[]> {
  const rows = await sql<ListingRow[]>`
    with visited as materialized (
      select v.business_id as id, v.visits ${visited(sql, kind)}
      order by v.visits desc, v.business_id desc limit ${page.count} offset ${offsetOf(page)}
    )
    select ${listingColumns(sql)}, null::float8 as distance
    from visited join searched_listings b using (id) order by visited.visits desc, b.id desc`;
  return rows.map(toListing);
}

/** Up to `most`. */
export async function countVisited(sql: Sql, kind: ListingKind, most: number): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*) as total from (select ${visited(sql, kind)} limit ${most}) v`;
  return row.total;
}

/** Those without, most reviewed first, from the one that follows `before` with visitors: no more are read than the page is far. */
export async function listUnvisited(sql: Sql, kind: ListingKind, before: number, page: Page): Promise<Listing[]> {
  const offset = Math.max(0, offsetOf(page) - before);
  const count = Math.min(page.count, offsetOf(page) + page.count - before);
  const rows = await sql<ListingRow[]>`
    with visited as materialized (select v.business_id as id from visited_listings v where v.kind = ${kind}),
    walked as materialized (
      select b.id, b.review_count from searched_listings b where b.is_public and b.kind = ${kind}
      order by ${listingsInOrder(sql, 'review')} limit ${offsetOf(page) + page.count}
    ),
    unvisited as materialized (
      select w.id from walked w where not exists (select from visited where visited.id = w.id)
      order by w.review_count desc, w.id desc limit ${count} offset ${offset}
    )
    select ${listingColumns(sql)}, null::float8 as distance from unvisited join searched_listings b using (id) order by ${listingsInOrder(sql, 'review')}`;
  return rows.map(toListing);
}
