import type { Sql } from '../../platform/database/database.ts';

export type OperatorAct = { act: string; details: Record<string, string | number> };

export async function insertAct(sql: Sql, { act, details }: OperatorAct, now: Date): Promise<void> {
  await sql`insert into operator_acts (act, details, created_at) values (${act}, ${JSON.stringify(details)}::text::jsonb, ${now})`;
}

export async function listActs(sql: Sql): Promise<(OperatorAct & { createdAt: string })[]> {
  return sql<(OperatorAct & { createdAt: string })[]>`select act, details, created_at from operator_acts order by id`;
}
