import type { Sql } from '../../platform/database/database.ts';

export type NewVerification = { tid: string; userId: number; createdAt: Date; expiresAt: Date };

/** One that a person starts takes the place of their earlier ones. */
export async function insertVerification(sql: Sql, verification: NewVerification): Promise<void> {
  await sql`delete from identity_verifications where user_id = ${verification.userId}`;
  await sql`insert into identity_verifications ${sql(verification, 'tid', 'userId', 'createdAt', 'expiresAt')}`;
}

export async function deleteExpiredVerifications(sql: Sql, now: Date): Promise<void> {
  await sql`delete from identity_verifications where expires_at <= ${now}`;
}

/** False unless this transaction is open and comes back for the first time. */
export async function noteReturn(sql: Sql, tid: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const rows = await sql`
    update identity_verifications set code_hash = ${codeHash}
    where tid = ${tid} and code_hash is null and expires_at > ${now} returning 1`;
  return rows.length === 1;
}

/** Its transaction, for the one caller that comes with the code first; undefined for anybody else's or a spent one. */
export async function claimVerification(sql: Sql, codeHash: Buffer, userId: number, now: Date): Promise<string | undefined> {
  const [row] = await sql<{ tid: string }[]>`
    update identity_verifications set confirmed_at = ${now}
    where code_hash = ${codeHash} and user_id = ${userId} and confirmed_at is null and expires_at > ${now}
    returning tid`;
  return row?.tid;
}

/** The provider could not be asked: the same code may be tried again. */
export async function releaseVerification(sql: Sql, tid: string): Promise<void> {
  await sql`update identity_verifications set confirmed_at = null where tid = ${tid}`;
}
