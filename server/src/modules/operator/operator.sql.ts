import type { Sql } from '../../platform/database/database.ts';

export type OperatorAct = { act: string; details: Record<string, string | number> };
/** `by`: the operator's name on the machine. */
export type WrittenAct = OperatorAct & { by: string | null };

export async function insertAct(sql: Sql, { act, details, by }: WrittenAct, now: Date): Promise<void> {
  await sql`
    insert into operator_acts (act, details, by, created_at) values (${act}, ${JSON.stringify(details)}::text::jsonb, ${by}, ${now})`;
}

export async function listActs(sql: Sql): Promise<(WrittenAct & { createdAt: string })[]> {
  return sql<(WrittenAct & { createdAt: string })[]>`select act, details, by, created_at from operator_acts order by id`;
}
