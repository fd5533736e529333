import type { Sql } from '../../platform/database/database.ts';
import type { Period } from './counts.policy.ts';

export type Visit = { businessId: number; day: string; visitor: string };
export type DayCount = { businessId: number; day: string; metric: string; count: number };

export type VisitorRow = { date: string; memberCount: number; nonMemberCount: number };
export type ClickRow = { date: string; reservationCount: number; callCount: number; shareCount: number; kakaoCount: number };
export type InflowRow = { date: string; type: number; count: number };

/** Those that were not there yet. Rows are written in one order everywhere, so that no two batches wait for each other. */
export async function insertVisits(sql: Sql, visits: Visit[]): Promise<Visit[]> {
  const of = <Key extends keyof Visit>(key: Key) => visits.map((visit) => visit[key]);
  return sql<Visit[]>`
    insert into business_visits (business_id, day, visitor)
    select distinct * from unnest(${of('businessId')}::bigint[], ${of('day')}::date[], ${of('visitor')}::text[]) order by 1, 2, 3
    on conflict do nothing returning business_id, day, visitor`;
}

export async function addToDays(sql: Sql, counts: DayCount[]): Promise<void> {
  const of = <Key extends keyof DayCount>(key: Key) => counts.map((count) => count[key]);
  await sql`
    insert into business_daily_counts (business_id, day, metric, count)
    select business_id, day, metric, sum(count)
    from unnest(${of('businessId')}::bigint[], ${of('day')}::date[], ${of('metric')}::text[], ${of('count')}::int[]) as g (business_id, day, metric, count)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (business_id, day, metric) do update set count = business_daily_counts.count + excluded.count`;
}

const counted = (sql: Sql, businessId: number, { start, end }: Period) => sql`
  generate_series(${start}::date, ${end}::date, interval '1 day') as d
  left join business_daily_counts c on c.business_id = ${businessId} and c.day = d::date`;
const sumOf = (sql: Sql, metric: string) => sql`coalesce(sum(c.count) filter (where c.metric = ${metric}), 0)::int`;

export async function listVisitorCounts(sql: Sql, businessId: number, period: Period): Promise<VisitorRow[]> {
  return sql<VisitorRow[]>`
    select d::date as date, ${sumOf(sql, 'visitor.member')} as member_count, ${sumOf(sql, 'visitor.guest')} as non_member_count
    from ${counted(sql, businessId, period)} group by d order by d`;
}

export async function listClickCounts(sql: Sql, businessId: number, period: Period): Promise<ClickRow[]> {
  return sql<ClickRow[]>`
    select d::date as date, ${sumOf(sql, 'click.0')} as reservation_count, ${sumOf(sql, 'click.1')} as call_count,
      ${sumOf(sql, 'click.2')} as share_count, ${sumOf(sql, 'click.3')} as kakao_count
    from ${counted(sql, businessId, period)} group by d order by d`;
}

export async function listInflowCounts(sql: Sql, businessId: number, period: Period): Promise<InflowRow[]> {
  return sql<InflowRow[]>`
    select d::date as date, t.type, coalesce(sum(c.count) filter (where c.metric = 'inflow.' || t.type), 0)::int as count
    from generate_series(0, 3) as t (type) cross join ${counted(sql, businessId, period)}
    group by d, t.type order by d, t.type`;
}
