import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type EntryRow = { id: number; userId: number; message: string; use: number; earn: number; createdAt: string };
export type NewEntry = { userId: number; message: string; use: number; earn: number; reasonKey: string; createdAt: Date };
/** Inclusive days in Asia/Seoul. */
export type Days = { startDate?: string | null; endDate?: string | null };

const insertedColumns = ['userId', 'message', 'use', 'earn', 'reasonKey', 'createdAt'] as const;

/** False when this reason has been booked for this person before. */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<boolean> {
  const rows = await sql`
    insert into point_entries ${sql(entry, ...insertedColumns)} on conflict (user_id, reason_key) do nothing returning 1`;
  return rows.length === 1;
}

export async function addToBalance(sql: Sql, userId: number, point: number): Promise<void> {
  await sql`
    insert into point_balances (user_id, point) values (${userId}, ${point})
    on conflict (user_id) do update set point = point_balances.point + excluded.point`;
}

/** False when the balance does not suffice. The row's lock makes racing spenders queue up. */
export async function takeFromBalance(sql: Sql, userId: number, point: number): Promise<boolean> {
  const rows = await sql`
    update point_balances set point = point - ${point} where user_id = ${userId} and point >= ${point} returning 1`;
  return rows.length === 1;
}

/** The balance, which nobody else changes until the transaction ends. */
export async function lockBalance(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ point: number }[]>`select point from point_balances where user_id = ${userId} for update`;
  return row?.point ?? 0;
}

export async function findBalance(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ point: number }[]>`select point from point_balances where user_id = ${userId}`;
  return row?.point ?? 0;
}

const within = (sql: Sql, userId: number, { startDate, endDate }: Days) => sql`
  user_id = ${userId}
  and (${startDate ?? null}::date is null or created_at >= ${startDate ?? null}::date::timestamp at time zone 'Asia/Seoul')
  and (${endDate ?? null}::date is null or created_at < (${endDate ?? null}::date + 1)::timestamp at time zone 'Asia/Seoul')`;

export async function listEntries(sql: Sql, userId: number, days: Days, page: Page): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select id, user_id, message, use, earn, created_at from point_entries
    where ${within(sql, userId, days)}
    order by created_at desc, id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countEntries(sql: Sql, userId: number, days: Days): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from point_entries where ${within(sql, userId, days)}`;
  return row!.total;
}

/**
 * Balances that are not what the ledger says of the person, or not the sum of the person's history: of who has left,
 * both say nothing is left. The first hundred.
 */
export async function listDifferences(sql: Sql): Promise<{ userId: number; booked: number; history: number; point: number }[]> {
  return sql`
    with booked as (
      select substr(account, 10)::bigint as user_id, balance::float8 as booked from ledger_balances
      where account like 'guardian:%' and unit = 'point'
    ), histories as (select user_id, sum(earn - use)::float8 as history from point_entries group by user_id)
    select user_id, coalesce(booked, 0) as booked, coalesce(history, 0) as history, coalesce(point, 0) as point
    from booked full join histories using (user_id) full join point_balances using (user_id)
    where coalesce(point, 0) <> coalesce(booked, 0) or coalesce(point, 0) <> coalesce(history, 0) order by user_id limit 100`;
}
