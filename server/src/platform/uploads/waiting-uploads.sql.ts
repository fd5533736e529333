import type { Sql } from '../database/database.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['waiting_uploads'];

/** Whoever adds to what waits with this person holds this until the end of the transaction. */
export async function lockWaitingOf(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('waiting-uploads', ${userId}))`;
}

export async function sumWaiting(sql: Sql, userId: number): Promise<{ files: number; bytes: number }> {
  const [row] = await sql<[{ files: number; bytes: number }]>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from waiting_uploads where user_id = ${userId}`;
  return row;
}

export async function insertWaiting(sql: Sql, row: { key: string; userId: number; size: number; createdAt: Date }): Promise<void> {
  await sql`insert into waiting_uploads ${sql(row, 'key', 'userId', 'size', 'createdAt')}`;
}

export async function deleteWaiting(sql: Sql, key: string): Promise<void> {
  await sql`delete from waiting_uploads where key = ${key}`;
}

export async function isWaiting(sql: Sql, userId: number, key: string, since: Date): Promise<boolean> {
  const rows = await sql`select 1 from waiting_uploads where key = ${key} and user_id = ${userId} and created_at > ${since}`;
  return rows.length === 1;
}

/** Those of `keys` that waited with this person. Locked in one order: whoever takes the same ones meanwhile waits, and gets none. */
export async function takeWaiting(sql: Sql, userId: number, keys: string[], since: Date): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    with locked as (
      select key from waiting_uploads where key = any(${keys}) and user_id = ${userId} and created_at > ${since}
      order by key for update
    )
    delete from waiting_uploads w using locked l where w.key = l.key returning w.key`;
  return rows.map(({ key }) => key);
}

/** Those of `keys` that nobody can take any more: a transaction that takes them is waited for, and gets them if it commits. */
export async function disown(sql: Sql, userId: number, keys: string[]): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    with locked as (select key from waiting_uploads where key = any(${keys}) and user_id = ${userId} order by key for update)
    update waiting_uploads w set user_id = null from locked l where w.key = l.key returning w.key`;
  return rows.map(({ key }) => key);
}

/** Files that a record has shown until now, for the next sweep. */
export async function insertRemoved(sql: Sql, keys: string[], now: Date): Promise<void> {
  await sql`
    insert into waiting_uploads (key, user_id, size, created_at)
    select key, null, 0, ${now} from unnest(${keys}::text[]) as key order by key
    on conflict (key) do update set user_id = null`;
}

/** A file that a record of nobody known yet is to show: it is as a handed over one, from `until` on. */
export async function insertOfNobody(sql: Sql, row: { key: string; size: number; until: Date }): Promise<void> {
  await sql`insert into waiting_uploads (key, user_id, size, created_at) values (${row.key}, null, ${row.size}, ${row.until})`;
}

export async function isOfNobody(sql: Sql, key: string): Promise<boolean> {
  const rows = await sql`select 1 from waiting_uploads where key = ${key} and user_id is null`;
  return rows.length === 1;
}

/** False when it has been swept, or may be by now. */
export async function takeOfNobody(sql: Sql, key: string, now: Date): Promise<boolean> {
  const rows = await sql`delete from waiting_uploads where key = ${key} and user_id is null and created_at > ${now} returning 1`;
  return rows.length === 1;
}

/** Up to `count` files that nobody has taken since, and nobody can from now on; in the order of their keys, behind `after`. */
export async function condemn(sql: Sql, { since, now }: { since: Date; now: Date }, after: string, count: number): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    with due as materialized (
      select key from waiting_uploads where (user_id is null and created_at <= ${now} or created_at <= ${since}) and key > ${after}
      order by key limit ${count} for update skip locked
    )
    update waiting_uploads w set user_id = null from due d where w.key = d.key returning w.key`;
  return rows.map(({ key }) => key).sort();
}
