import type { Sql } from '../../../platform/database/database.ts';

export async function putReply(sql: Sql, reviewId: number, content: string, now: Date): Promise<void> {
  await sql`
    insert into review_replies ${sql({ reviewId, content, createdAt: now, updatedAt: now })}
    on conflict (review_id) do update set content = excluded.content, updated_at = excluded.updated_at`;
}

export async function deleteReply(sql: Sql, reviewId: number): Promise<void> {
  await sql`delete from review_replies where review_id = ${reviewId}`;
}

export async function addWriteOff(
  sql: Sql,
  writeOff: { userId: number; businessId: number; point: number; createdAt: Date },
): Promise<void> {
  await sql`
    insert into review_write_offs ${sql(writeOff, 'userId', 'businessId', 'point', 'createdAt')}
    on conflict (user_id, business_id) do update set point = review_write_offs.point + excluded.point`;
}

export async function hasWriteOff(sql: Sql, userId: number, businessId: number): Promise<boolean> {
  const rows = await sql`select 1 from review_write_offs where user_id = ${userId} and business_id = ${businessId}`;
  return rows.length === 1;
}
