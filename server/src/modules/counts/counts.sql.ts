import type { Sql } from '../../platform/database/database.ts';
import type { ListingKind } from '../listings/index.ts';
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

/** Some of those before a day, which are counted; false when there are none. */
export async function forgetVisits(sql: Sql, before: string, most: number): Promise<boolean> {
  const gone = await sql`
    delete from business_visits where ctid = any(array(select ctid from business_visits where day < ${before} limit ${most}))`;
  return gone.count > 0;
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

const VISITS = ['visitor.member', 'visitor.guest'];

/** Into the sums of the last thirty days, which begin on `since`. */
export async function addToRecent(sql: Sql, visits: { businessId: number; kind: ListingKind }[], since: string): Promise<void> {
  await sql`
    insert into recent_visits (business_id, kind, visits, since)
    select business_id, kind, count(*), ${since}::date
    from unnest(${visits.map(({ businessId }) => businessId)}::bigint[], ${visits.map(({ kind }) => kind)}::text[]) as g (business_id, kind)
    group by 1, 2 order by 1
    on conflict (business_id) do update set visits = recent_visits.visits + excluded.visits`;
}

/**
 * Takes the days before `since` off some sums. Those days change no more, so that it may happen at any time; a sum that
 * somebody else is writing has its turn with the next visits.
 */
export async function takeOffPastDays(sql: Sql, since: string, most: number): Promise<void> {
  await sql`
    with due as materialized (select business_id, since from recent_visits where since < ${since} order by since limit ${most} for update skip locked),
    past as (
      select due.business_id, coalesce(sum(c.count), 0)::int as visits
      from due left join business_daily_counts c
        on c.business_id = due.business_id and c.day >= due.since and c.day < ${since} and c.metric = any(${VISITS})
      group by 1
    ),
    emptied as (delete from recent_visits r using past where r.business_id = past.business_id and r.visits <= past.visits)
    update recent_visits r set visits = r.visits - past.visits, since = ${since}
    from past where r.business_id = past.business_id and r.visits > past.visits`;
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
