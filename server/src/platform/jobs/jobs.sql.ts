import type { Sql } from '../database/database.ts';

/** The numbers of jobs that wait, run or have failed, by their state; none of those that are done, nor before the library has made its tables. */
export async function countJobs(sql: Sql): Promise<Record<string, number>> {
  const [known] = await sql<{ isThere: boolean }[]>`select to_regclass('jobs.job') is not null as is_there`;
  if (!known?.isThere) return {};
  const rows = await sql<{ state: string; count: number }[]>`
    select state::text as state, count(*) as count from jobs.job where state in ('created', 'retry', 'active', 'failed') group by state`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
