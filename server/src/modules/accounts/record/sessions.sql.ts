import type { Sql } from '../../../platform/database/database.ts';
import type { UserRow } from './accounts.sql.ts';

export type RefreshTokenRow = {
  userId: number;
  familyId: string;
  expiresAt: string;
  spentAt: string | null;
};

/** The columns of an account that a login needs; none that only its owner's own pages show. */
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

/** The network of a login with a password, and since when one that has not been used since is forgotten. */
export type LoginNetwork = { networkHash: Buffer; forgottenBefore: Date };

const insertedColumns = ['tokenHash', 'userId', 'familyId', 'createdAt', 'expiresAt'] as const;

/**
 * Stores a token, and forgets those of the same person whose time is over; of a login with a password also keeps
 * where it came from. One statement, since each one costs a login as much as everything else that it does.
 */
export async function insertRefreshToken(sql: Sql, token: NewRefreshToken, network?: LoginNetwork): Promise<void> {
  await sql`
    with over as (delete from refresh_tokens where user_id = ${token.userId} and expires_at < ${token.createdAt})
    ${network === undefined ? sql`` : keepNetwork(sql, token, network)}
    insert into refresh_tokens ${sql(token, ...insertedColumns)}`;
}

const keepNetwork = (sql: Sql, { userId, createdAt }: NewRefreshToken, { networkHash, forgottenBefore }: LoginNetwork) => sql`,
  left_behind as (
    delete from login_networks
    where user_id = ${userId} and last_login_at < ${forgottenBefore} and network_hash <> ${networkHash}),
  used as (
    insert into login_networks (user_id, network_hash, last_login_at) values (${userId}, ${networkHash}, ${createdAt})
    on conflict (user_id, network_hash) do update set last_login_at = excluded.last_login_at)`;

/** Some of those whose time was over before an instant; false when there are none. */
export async function forgetEndedTokens(sql: Sql, before: Date, most: number): Promise<boolean> {
  const gone = await sql`
    delete from refresh_tokens
    where token_hash in (select token_hash from refresh_tokens where expires_at < ${before} order by expires_at limit ${most})`;
  return gone.count > 0;
}

export async function findRefreshToken(sql: Sql, tokenHash: Buffer): Promise<RefreshTokenRow | undefined> {
  const [row] = await sql<RefreshTokenRow[]>`
    select user_id, family_id, expires_at, spent_at from refresh_tokens where token_hash = ${tokenHash}`;
  return row;
}

export type StandingRow = { awaitsApproval: boolean; until: string | null; reason: string | null };

/** Of a login and its account, with the block in force; undefined when either has ended, or an operator has locked the account meanwhile. */
export async function findStanding(sql: Sql, userId: number, familyId: string, now: Date): Promise<StandingRow | undefined> {
  const [row] = await sql<StandingRow[]>`
    select u.awaits_approval, b.until, b.reason from users u left join account_blocks b on b.user_id = u.id and b.until > ${now}
    where u.id = ${userId} and exists (select 1 from refresh_tokens t where t.family_id = ${familyId} and t.user_id = u.id)
      and not exists (select 1 from account_locks l where l.user_id = u.id)`;
  return row;
}

export async function spendRefreshToken(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`update refresh_tokens set spent_at = ${now} where token_hash = ${tokenHash}`;
}

/** Serialises what happens to one login: rotation against its revocation. */
export async function lockFamily(sql: Sql, familyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${familyId}, 0))`;
}

/** Ends a login: no token of the family is known any more. */
export async function deleteFamily(sql: Sql, familyId: string): Promise<void> {
  await sql`delete from refresh_tokens where family_id = ${familyId}`;
}

/** The account of an address, and whether it has logged in from this network lately. */
export async function findLogin(sql: Sql, email: string, networkHash: Buffer): Promise<(LoginRow & { isAtHome: boolean }) | undefined> {
  const [row] = await sql<(LoginRow & { isAtHome: boolean })[]>`
    select u.id, u.account_type, u.social_type, u.nickname, u.name, u.password_hash, u.awaits_approval,
      u.identity_verified_at, u.temporary_password_until,
      exists (select 1 from login_networks n where n.user_id = u.id and n.network_hash = ${networkHash}) as is_at_home
    from users u where lower(u.email) = lower(${email})`;
  return row;
}

/** Nothing happens to a password that has been changed meanwhile. */
export async function renewHash(sql: Sql, userId: number, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update users set password_hash = ${to} where id = ${userId} and password_hash = ${from}`;
}
