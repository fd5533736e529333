import type { Sql } from '../database/database.ts';

/** The connections of this database by what they do (`active`, `idle`, `idle in transaction`…), and `most`, which PostgreSQL takes in all. */
export async function countConnections(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; count: number }[]>`
    select coalesce(state, 'other') as state, count(*) as count
    from pg_stat_activity where datname = current_database() and backend_type = 'client backend' group by 1
    union all
    select 'most' as state, current_setting('max_connections')::bigint as count`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
