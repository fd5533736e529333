import type { Fragment, Sql } from '../../../platform/database/database.ts';
import { MOST_NIGHTS } from './stays.policy.ts';

/** Inclusive days in Asia/Seoul, of a stay each of its days. */
export type TallyFilter = {
  statuses?: readonly number[] | null;
  startDate?: string | null;
  endDate?: string | null;
};

/** The number of a business's reservations. */
export async function sumTallies(sql: Sql, businessId: number, filter: TallyFilter): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select coalesce(sum(number), 0)::bigint as total ${told(sql, businessId, filter)}`;
  return row!.total;
}

/**
 * A row `first, last, before`: the days between which a part of a list by time lies, and how many of the list come before
 * them; nulls where the list is shorter. `downwards` is from its last day on.
 */
export const daysOf = (
  sql: Sql,
  businessId: number,
  filter: TallyFilter,
  { offset, count, downwards }: { offset: number; count: number; downwards: boolean },
): Fragment => sql`
  select min(day) as first, max(day) as last, min(before)::bigint as before from (
    select day, sum(number) as here,
      sum(sum(number)) over (order by day ${downwards ? sql`desc` : sql``}) - sum(number) as before
    ${told(sql, businessId, filter)} group by day) days
  where before < ${offset + count} and before + here > ${offset}`;

/** The number of keys that were written: 0 when nothing is left, and while another process is at it. */
export async function foldChanges(sql: Sql, count: number): Promise<number> {
  const [turn] = await sql<{ isOurs: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended('fold-reservation-tallies', 0)) as is_ours`;
  if (!turn!.isOurs) return 0;
  const folded = await sql`
    with taken as (
      delete from reservation_tally_changes
      where id in (select id from reservation_tally_changes order by id limit ${count}) returning business_id, day, last_day, status, number
    ), changed as (
      select business_id, day, last_day, status, sum(number)::bigint as number from taken group by 1, 2, 3, 4
    )
    merge into reservation_tallies t using changed c
      on t.business_id = c.business_id and t.day = c.day and t.last_day = c.last_day and t.status = c.status
    when matched and t.number + c.number = 0 then delete
    when matched then update set number = t.number + c.number
    when not matched and c.number <> 0 then insert values (c.business_id, c.day, c.last_day, c.status, c.number)`;
  return folded.count;
}

export type TallyDifference = { businessId: number; day: string; status: number; counted: number; told: number };

/** Tallies that the rows tell otherwise. The first hundred. */
export async function listTallyDifferences(sql: Sql): Promise<TallyDifference[]> {
  return sql`
    select business_id, day, status, counted, told from reservation_tally_differences
    order by business_id, day, last_day, status limit 100`;
}

/** One statement reads the tallies and what is not folded into them yet: of both as they are at one moment. */
const told = (sql: Sql, businessId: number, { statuses, startDate, endDate }: TallyFilter): Fragment => sql`
  from (
    select business_id, day, last_day, status, number from reservation_tallies
    union all select business_id, day, last_day, status, number from reservation_tally_changes) told
  where business_id = ${businessId}
    ${statuses?.length ? sql`and status = any(${[...statuses]}::int[])` : sql``}
    ${startDate ? sql`and day >= ${startDate}::date - ${MOST_NIGHTS}::int and last_day >= ${startDate}::date` : sql``}
    ${endDate ? sql`and day <= ${endDate}::date` : sql``}`;
