import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import { listingsInOrder, nearestOrder, type Order } from './order.sql.ts';
import type { Position } from './places.policy.ts';
import { columns, toPlace, type Place, type Row } from './places.sql.ts';
import { distance, inScope, type Scope } from './search.sql.ts';

/** The index orders by a plane; so many more are fetched, and put in order by the sphere. */
const NEAREST_SLACK = 50;

export async function countListings(sql: Sql, scope: Scope): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from businesses b where ${inScope(sql, scope)}`;
  return row!.total;
}

export async function listByOrder(
  sql: Sql,
  scope: Scope,
  order: Exclude<Order, 'distance'>,
  from: Position | undefined,
  page: Page,
): Promise<Place[]> {
  const rows = await sql<Row[]>`
    select ${columns(sql)}, ${distance(sql, from)} as distance
    from businesses b where ${inScope(sql, scope)}
    order by ${listingsInOrder(sql, order)} limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}

/** Nearest first; listings without a position come last. */
export async function listNearest(sql: Sql, scope: Scope, from: Position, page: Page): Promise<Place[]> {
  const last = offsetOf(page) + page.count;
  const rows = await sql<Row[]>`
    with near as (
      select b.id from businesses b where ${inScope(sql, scope)}
      order by ${nearestOrder(sql, from)}
      limit ${last + NEAREST_SLACK}
    )
    select ${columns(sql)}, ${distance(sql, from)} as distance
    from near join businesses b using (id)
    order by distance nulls last, b.id limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}

/** Most visited in the days since `since`, then most reviewed. */
export async function listMostVisited(sql: Sql, scope: Scope, since: string, page: Page): Promise<Place[]> {
  const rows = await sql<Row[]>`
    with visited as (
      select business_id, sum(count) as visits from business_daily_counts
      where day >= ${since} and metric in ('visitor.member', 'visitor.guest') group by business_id
    )
    select ${columns(sql)}, null::float8 as distance
    from businesses b left join visited v on v.business_id = b.id where ${inScope(sql, scope)}
    order by coalesce(v.visits, 0) desc, b.review_count desc, b.id desc
    limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}
