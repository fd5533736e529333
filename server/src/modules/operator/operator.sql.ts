import type { Sql } from '../../platform/database/database.ts';

export type ActDetails = Record<string, string | number>;
/** `by`: the operator's name on the machine, or the e-mail of the account. */
export type WrittenAct = { act: string; details: ActDetails; by: string | null };
export type ListedAct = WrittenAct & { id: number; createdAt: string };

export async function insertAct(sql: Sql, { act, details, by }: WrittenAct, now: Date): Promise<void> {
  await sql`
    insert into operator_acts (act, details, by, created_at) values (${act}, ${JSON.stringify(details)}::text::jsonb, ${by}, ${now})`;
}

/** `since` and `until`: instants, the first one included. */
export type ActFilter = { by?: string | undefined; area?: string | undefined; since?: Date | undefined; until?: Date | undefined };

/** Latest first. An area's acts begin with its name. */
export async function listActs(
  sql: Sql,
  { by, area, since, until }: ActFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ListedAct[]; total: number }> {
  const where = sql`
    where ${by === undefined ? sql`true` : sql`by = ${by}`}
      and ${area === undefined ? sql`true` : sql`split_part(act, ' ', 1) = ${area}`}
      and ${since === undefined ? sql`true` : sql`created_at >= ${since}`}
      and ${until === undefined ? sql`true` : sql`created_at < ${until}`}`;
  const [items, [counted]] = await Promise.all([
    sql<ListedAct[]>`select id, act, details, by, created_at from operator_acts ${where} order by id desc limit ${limit} offset ${offset}`,
    sql<{ total: number }[]>`select count(*)::int as total from operator_acts ${where}`,
  ]);
  return { items, total: counted?.total ?? 0 };
}
