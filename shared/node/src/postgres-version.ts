import type postgres from 'postgres';

/** `nulls not distinct`, of which tables make use, is new in it; it is also what Debian 12 has. */
const OLDEST = 15;

/** A PostgreSQL that is too old for the site. */
export class OldPostgres extends Error {
  override name = 'OldPostgres';
}

/** @throws OldPostgres, with a sentence for whoever operates the site */
export async function requirePostgres(sql: postgres.Sql): Promise<void> {
  const [{ number, version } = { number: 0, version: '' }] = await sql<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as version`;
  if (number >= OLDEST * 10_000) return;
  throw new OldPostgres(`PostgreSQL ${OLDEST} or newer is needed; the one at DATABASE_URL is ${version}.`);
}
