import type { Sql } from '../../platform/database/database.ts';
import type { UserRow } from './accounts.sql.ts';

export type RefreshTokenRow = {
  userId: number;
  familyId: string;
  expiresAt: string;
  spentAt: string | null;
};

/** What a login has to know of an account; nothing that only its owner's own pages show. */
export type LoginRow = Pick<
  UserRow,
  | 'id'
  | 'accountType'
  | 'socialType'
  | 'nickname'
  | 'name'
  | 'passwordHash'
  | 'awaitsApproval'
  | 'identityVerifiedAt'
  | 'temporaryPasswordUntil'
>;

export type NewRefreshToken = { tokenHash: Buffer; userId: number; familyId: string; createdAt: Date; expiresAt: Date };

/**
 * Stores a token, and forgets those of the same person whose time is over; of a login by `provenEmail` also the
 * failures before it. One statement, since each one costs a login as much as everything else that it does.
 */
export async function insertRefreshToken(sql: Sql, token: NewRefreshToken, provenEmail?: string): Promise<void> {
  await sql`
    with over as (delete from refresh_tokens where user_id = ${token.userId} and expires_at < ${token.createdAt})
    ${provenEmail === undefined ? sql`` : sql`, proven as (delete from login_failures where email = lower(${provenEmail}))`}
    insert into refresh_tokens ${sql(token)}`;
}

export async function findRefreshToken(sql: Sql, tokenHash: Buffer): Promise<RefreshTokenRow | undefined> {
  const [row] = await sql<RefreshTokenRow[]>`
    select user_id, family_id, expires_at, spent_at from refresh_tokens where token_hash = ${tokenHash}`;
  return row;
}

/** True for the one caller that spends it. */
export async function spendRefreshToken(sql: Sql, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await sql`
    update refresh_tokens set spent_at = ${now} where token_hash = ${tokenHash} and spent_at is null returning 1`;
  return rows.length === 1;
}

/** Serialises what happens to one login: rotation against its revocation. */
export async function lockFamily(sql: Sql, familyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${familyId}, 0))`;
}

/** Ends a login: no token of the family is known any more. */
export async function deleteFamily(sql: Sql, familyId: string): Promise<void> {
  await sql`delete from refresh_tokens where family_id = ${familyId}`;
}

/**
 * Counts a try before the password is looked at, so that tries side by side can't outrun the lock, and finds whom
 * it is for. Undefined while the address is locked. The try that fills the window locks it for the next ones.
 */
export async function countTry(
  sql: Sql,
  attempt: { email: string; now: Date; windowStart: Date; max: number; lockUntil: Date },
): Promise<{ user: LoginRow | undefined } | undefined> {
  const { email, now, windowStart, max, lockUntil } = attempt;
  const [row] = await sql<[LoginRow | { id: null }] | []>`
    with counted as (
      insert into login_failures as f (email, failures, window_started_at) values (lower(${email}), 1, ${now})
      on conflict (email) do update set
        failures = case when f.window_started_at <= ${windowStart} then 1 else f.failures + 1 end,
        window_started_at = case when f.window_started_at <= ${windowStart} then excluded.window_started_at
                                 else f.window_started_at end,
        locked_until = case when f.window_started_at > ${windowStart} and f.failures + 1 >= ${max}
                            then ${lockUntil}::timestamptz end
      where f.locked_until is null or f.locked_until <= ${now}
      returning 1)
    select u.id, u.account_type, u.social_type, u.nickname, u.name, u.password_hash, u.awaits_approval,
      u.identity_verified_at, u.temporary_password_until
    from counted left join users u on lower(u.email) = lower(${email})`;
  return row && { user: row.id === null ? undefined : row };
}

export async function findLock(sql: Sql, email: string): Promise<string | undefined> {
  const [row] = await sql<{ lockedUntil: string | null }[]>`
    select locked_until from login_failures where email = lower(${email})`;
  return row?.lockedUntil ?? undefined;
}

/** So that the table doesn't keep every address ever tried. */
export async function forgetFailures(sql: Sql, { now, windowStart }: { now: Date; windowStart: Date }): Promise<void> {
  await sql`
    delete from login_failures
    where window_started_at <= ${windowStart} and (locked_until is null or locked_until <= ${now})`;
}

/** Nothing happens to a password that has been changed meanwhile. */
export async function renewHash(sql: Sql, userId: number, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update users set password_hash = ${to} where id = ${userId} and password_hash = ${from}`;
}
