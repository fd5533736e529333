import type { Sql } from '../database.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = [];

/** The position up to which the log of a primary is written. */
export async function selectWritten(sql: Sql): Promise<bigint> {
  const [row] = await sql<[{ position: string }]>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`;
  return BigInt(row.position);
}

/** The position up to which a standby shows what is written; null for what is no standby. */
export async function selectReplayed(sql: Sql): Promise<bigint | null> {
  const [row] = await sql<[{ position: string | null }]>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`;
  return row.position === null ? null : BigInt(row.position);
}
