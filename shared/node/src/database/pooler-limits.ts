import type postgres from 'postgres';

/** Limits of a session, without which one statement or one forgotten transaction holds up all others. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/**
 * The limits that the sessions of a pooler lack. A process can't set them: what it sets is lost, or left to whoever has the
 * session next.
 */
export async function missingLimits(sql: postgres.ISql<Record<string, never>>): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select name from pg_settings where name in ${sql(LIMITS)} and setting = '0' order by name`;
  return rows.map(({ name }) => name);
}
