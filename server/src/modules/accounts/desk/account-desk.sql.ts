import type { Sql } from '../../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import type { AccountType } from '../../../platform/session/viewer.ts';

/** The facts of an account that operators may know: nothing of where its holder lives, or how they can be called. */
export type ListedAccount = {
  id: number;
  accountType: AccountType;
  email: string;
  nickname: string;
  createdAt: string;
  awaitsApproval: boolean;
  isVerified: boolean;
  blockedUntil: string | null;
  blockReason: string | null;
  lockedAt: string | null;
  lockReason: string | null;
};

const accounts = (sql: Sql, now: Date) => sql`
  select u.id, u.account_type, u.email, u.nickname, u.created_at, u.awaits_approval, u.identity_verified_at is not null as is_verified,
    b.until as blocked_until, b.reason as block_reason, l.created_at as locked_at, l.reason as lock_reason
  from users u left join account_blocks b on b.user_id = u.id and b.until > ${now} left join account_locks l on l.user_id = u.id`;

/** By a number, or what an address or a nickname begins with; the newest first. */
export async function findAccounts(
  sql: Sql,
  { text, isLocked }: { text: string; isLocked: boolean },
  now: Date,
  page: Page,
): Promise<ListedPage<ListedAccount>> {
  const beginning = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = () => sql`
    ${accounts(sql, now)}
    where (lower(u.email) like lower(${beginning}) or lower(u.nickname) like lower(${beginning})
      or ${/^\d{1,15}$/.test(text) ? sql`u.id = ${Number(text)}` : sql`false`}) and ${isLocked ? sql`l.user_id is not null` : sql`true`}
    order by u.id desc`;
  return pageOfRows<ListedAccount>(sql, rows, page);
}

export async function findAccount(sql: Sql, id: number, now: Date): Promise<ListedAccount | undefined> {
  const [row] = await sql<ListedAccount[]>`${accounts(sql, now)} where u.id = ${id}`;
  return row;
}

/** False when it is locked already. */
export async function insertLock(sql: Sql, lock: { userId: number; reason: string; createdAt: Date }): Promise<boolean> {
  const rows = await sql`insert into account_locks ${sql(lock, 'userId', 'reason', 'createdAt')} on conflict do nothing returning 1`;
  return rows.length > 0;
}

export async function deleteLock(sql: Sql, userId: number): Promise<boolean> {
  return (await sql`delete from account_locks where user_id = ${userId} returning 1`).length > 0;
}

export async function findLockReason(sql: Sql, userId: number): Promise<string | undefined> {
  const [row] = await sql<{ reason: string }[]>`select reason from account_locks where user_id = ${userId}`;
  return row?.reason;
}

/** The email address of a person; undefined when the account is gone. */
export async function findAddress(sql: Sql, userId: number): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`select email from users where id = ${userId}`;
  return row?.email;
}
