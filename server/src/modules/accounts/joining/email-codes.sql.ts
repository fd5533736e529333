import type { Sql } from '../../../platform/database/database.ts';

/** Takes the place of an earlier one of the address. */
export async function keepEmailCode(sql: Sql, row: { email: string; codeHash: Buffer; expiresAt: Date }): Promise<void> {
  await sql`
    insert into email_codes ${sql(row, 'email', 'codeHash', 'expiresAt')}
    on conflict (email) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`;
}

/** Counts a try before it is looked at, and answers what it has to be; undefined when there is none, or none any more. */
export async function tryEmailCode(
  sql: Sql,
  { email, most, now }: { email: string; most: number; now: Date },
): Promise<Buffer | undefined> {
  const [row] = await sql<{ codeHash: Buffer }[]>`
    update email_codes set tries = tries + 1
    where email = ${email} and tries < ${most} and expires_at > ${now} returning code_hash`;
  return row?.codeHash;
}

/** The try was right: what goes wrong with joining for another reason must not use the code up. */
export async function forgiveTry(sql: Sql, email: string): Promise<void> {
  await sql`update email_codes set tries = tries - 1 where email = ${email} and tries > 0`;
}

export async function deleteExpiredEmailCodes(sql: Sql, now: Date): Promise<void> {
  await sql`delete from email_codes where expires_at <= ${now}`;
}
