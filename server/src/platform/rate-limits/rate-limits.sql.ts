import type { Sql } from '../database/database.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['rate_limits'];

/** In the columns that rate-limiter-flexible asks for: key, points, expire (milliseconds since 1970). */
export const rateLimitsTable = 'rate_limits';

export async function runStatement(sql: Sql, { text, values }: { text: string; values: (string | number | null)[] }) {
  const rows = await sql.unsafe<{ points: number; expire: number | null }[]>(text, values, { prepare: true });
  return { rows: [...rows], rowCount: rows.count };
}

export async function deleteEnded(sql: Sql, now: Date): Promise<void> {
  await sql`delete from rate_limits where expire < ${now.getTime()}`;
}
