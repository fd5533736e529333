import type { Sql } from '../../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import type { Block } from '../../../platform/session/viewer.ts';

/** Holds the account until the transaction ends; false when it is gone. */
export async function lockAccount(sql: Sql, userId: number): Promise<boolean> {
  const rows = await sql`select 1 from users where id = ${userId} for update`;
  return rows.length > 0;
}

/** The block that is in force; what writes meanwhile ends before another one comes. */
export async function findBlock(sql: Sql, userId: number, now: Date): Promise<Block | undefined> {
  await sql`select 1 from users where id = ${userId} for share`;
  const [row] = await sql<Block[]>`select until, reason from account_blocks where user_id = ${userId} and until > ${now}`;
  return row;
}

/** In place of the one that there is. */
export async function putBlock(sql: Sql, block: { userId: number; until: Date; reason: string; createdAt: Date }): Promise<void> {
  await sql`
    insert into account_blocks ${sql(block, 'userId', 'until', 'reason', 'createdAt')}
    on conflict (user_id) do update set until = excluded.until, reason = excluded.reason, created_at = excluded.created_at`;
}

/** False when none was in force. */
export async function deleteBlock(sql: Sql, userId: number, now: Date): Promise<boolean> {
  const rows = await sql<{ until: string }[]>`delete from account_blocks where user_id = ${userId} returning until`;
  return rows.some(({ until }) => new Date(until) > now);
}

export type BlockedAccount = Block & { userId: number; nickname: string; email: string };

export async function listBlocked(sql: Sql, now: Date, page: Page): Promise<ListedPage<BlockedAccount>> {
  const rows = () => sql`
    select b.user_id, u.nickname, u.email, b.until, b.reason from account_blocks b join users u on u.id = b.user_id
    where b.until > ${now} order by b.until, b.user_id`;
  return pageOfRows<BlockedAccount>(sql, rows, page);
}
