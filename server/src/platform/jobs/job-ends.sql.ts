import type { Sql } from '../database/database.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['job_ends'];

export async function insertKnown(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`insert into job_ends (name) select unnest(${[...names]}::text[]) on conflict do nothing`;
}

export async function upsertEnd(sql: Sql, name: string): Promise<void> {
  await sql`insert into job_ends (name, ended_at) values (${name}, now()) on conflict (name) do update set ended_at = excluded.ended_at`;
}

/** By job, the second since 1970 in which it has ended last, or has become known. */
export async function selectEnds(sql: Sql, names: readonly string[]): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; second: number }[]>`
    select name, extract(epoch from coalesce(ended_at, known_at))::float8 as second from job_ends where name = any(${[...names]})`;
  return Object.fromEntries(rows.map(({ name, second }) => [name, second]));
}
