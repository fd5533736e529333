import type { Sql } from '../../../platform/database/database.ts';

export async function insertTemporaryPassword(
  sql: Sql,
  row: { passwordHash: Buffer; userId: number | null; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`insert into temporary_passwords ${sql(row, 'passwordHash', 'userId', 'createdAt', 'expiresAt')}`;
}

export async function deleteTemporaryPassword(sql: Sql, passwordHash: Buffer): Promise<void> {
  await sql`delete from temporary_passwords where password_hash = ${passwordHash}`;
}

export async function deleteTemporaryPasswordsOf(sql: Sql, userId: number): Promise<void> {
  await sql`delete from temporary_passwords where user_id = ${userId}`;
}

export async function deleteExpiredTemporaryPasswords(sql: Sql, now: Date): Promise<void> {
  await sql`delete from temporary_passwords where expires_at <= ${now}`;
}

/** Until when it is good; undefined when it is not this person's or is over. */
export async function findTemporaryPassword(
  sql: Sql,
  { passwordHash, userId, now }: { passwordHash: Buffer; userId: number; now: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ expiresAt: string }[]>`
    select expires_at from temporary_passwords
    where password_hash = ${passwordHash} and user_id = ${userId} and expires_at > ${now}`;
  return row?.expiresAt;
}

/** True for the one caller that uses it. */
export async function spendTemporaryPassword(sql: Sql, passwordHash: Buffer): Promise<boolean> {
  const rows = await sql`delete from temporary_passwords where password_hash = ${passwordHash} returning 1`;
  return rows.length === 1;
}
