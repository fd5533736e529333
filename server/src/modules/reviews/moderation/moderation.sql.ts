import type { Sql } from '../../../platform/database/database.ts';

/** A second reason replaces the first. */
export async function hideReview(sql: Sql, id: number, reason: string, now: Date): Promise<void> {
  await sql`update reviews set hidden_at = coalesce(hidden_at, ${now}), hidden_reason = ${reason} where id = ${id}`;
}

export async function showReview(sql: Sql, id: number): Promise<void> {
  await sql`update reviews set hidden_at = null, hidden_reason = null where id = ${id}`;
}
