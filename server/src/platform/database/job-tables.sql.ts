import type { Sql } from './database.ts';

/** The version of the library's tables; 0 where there are none. */
export async function selectVersion(sql: Sql): Promise<number> {
  const [known] = await sql<{ isThere: boolean }[]>`select to_regclass('jobs.version') is not null as is_there`;
  if (!known?.isThere) return 0;
  const [row] = await sql<{ version: number }[]>`select version from jobs.version`;
  return row?.version ?? 0;
}
