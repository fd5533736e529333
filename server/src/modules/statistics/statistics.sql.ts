import { instantOf } from '@petcare/time';
import type { Sql } from '../../platform/database/database.ts';
import type { ListingKind } from '../listings/index.ts';

export type PageView = { path: string; referrer: string | null; createdAt: Date };

export async function insertPageView(sql: Sql, view: PageView): Promise<void> {
  await sql`insert into page_views ${sql(view, 'path', 'referrer', 'createdAt')}`;
}

/** Of one day in Seoul. */
export async function countPageViews(sql: Sql, day: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from page_views
    where created_at >= ${instantOf(day)} and created_at < ${instantOf(day, '24:00')}`;
  return row!.count;
}

/** Keeps of some views before an instant how many there were on which day; false when there are none. */
export async function sumUpViews(sql: Sql, before: Date, most: number): Promise<boolean> {
  const days = await sql`
    with old as (select id from page_views where created_at < ${before} order by created_at limit ${most}),
    gone as (delete from page_views v using old where v.id = old.id returning v.created_at)
    insert into page_view_daily_counts (day, count)
    select (created_at at time zone 'Asia/Seoul')::date, count(*)::int from gone group by 1 order by 1
    on conflict (day) do update set count = page_view_daily_counts.count + excluded.count`;
  return days.count > 0;
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

export const spans = ['day', 'week', 'month'] as const;
export type Span = (typeof spans)[number];
/** `paid`: won of payments, whatever went back later. */
export type SpanCounts = {
  from: string;
  joinings: number;
  bookings: number;
  payments: number;
  paid: number;
  reviews: number;
  views: number;
};

export async function listSpans(sql: Sql, span: Span, { from, to }: { from: string; to: string }): Promise<SpanCounts[]> {
  return sql<SpanCounts[]>`
    select s.day::date as from,
      count(*) filter (where h.kind = 'joining')::int as joinings, count(*) filter (where h.kind = 'booking')::int as bookings,
      count(*) filter (where h.kind = 'payment')::int as payments,
      coalesce(sum(h.amount) filter (where h.kind = 'payment'), 0)::bigint as paid,
      count(*) filter (where h.kind = 'review')::int as reviews,
      (count(*) filter (where h.kind = 'view') + coalesce(sum(h.amount) filter (where h.kind = 'views'), 0))::int as views
    from generate_series(date_trunc(${span}, ${from}::date::timestamp), ${to}::date::timestamp, ${`1 ${span}`}::interval) s (day)
    left join (
      select kind, amount, date_trunc(${span}, happened_at at time zone 'Asia/Seoul') as day from happenings
      where happened_at >= (${from}::date::timestamp at time zone 'Asia/Seoul')
        and happened_at < ((${to}::date + 1)::timestamp at time zone 'Asia/Seoul')
    ) h on h.day = s.day
    group by s.day order by s.day`;
}
