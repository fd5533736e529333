import { instantOf } from '@petcare/time';
import type { Sql } from '../../platform/database/database.ts';
import type { ListingKind } from '../listings/index.ts';

export type PageView = { path: string; referrer: string | null; userId: number | null; createdAt: Date };

export async function insertPageView(sql: Sql, view: PageView): Promise<void> {
  await sql`insert into page_views ${sql(view, 'path', 'referrer', 'userId', 'createdAt')}`;
}

/** Of one day in Seoul. */
export async function countPageViews(sql: Sql, day: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from page_views
    where created_at >= ${instantOf(day)} and created_at < ${instantOf(day, '24:00')}`;
  return row!.count;
}

export type Search = { day: string; kind: ListingKind; isFound: boolean };

/** Rows are written in one order everywhere, so that no two batches wait for each other. */
export async function addSearches(sql: Sql, searches: readonly Search[]): Promise<void> {
  const of = <Key extends keyof Search>(key: Key) => searches.map((search) => search[key]);
  await sql`
    insert into search_daily_counts (day, kind, is_found, count)
    select day, kind, is_found::boolean, count(*)
    from unnest(${of('day')}::date[], ${of('kind')}::text[], ${of('isFound').map(String)}::text[]) as g (day, kind, is_found)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, kind, is_found) do update set count = search_daily_counts.count + excluded.count`;
}

export async function countSearches(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select coalesce(sum(count), 0)::int as count from search_daily_counts`;
  return row!.count;
}
