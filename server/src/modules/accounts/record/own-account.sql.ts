import type { Sql } from '../../../platform/database/database.ts';
import { lockFamily } from './sessions.sql.ts';

export async function setTemporaryPassword(
  sql: Sql,
  id: number,
  { passwordHash, temporaryPasswordUntil }: { passwordHash: string; temporaryPasswordUntil: string },
  now: Date,
): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, temporary_password_until = ${temporaryPasswordUntil}, updated_at = ${now}
    where id = ${id}`;
}

/** False when the password has been changed since it was `from`. */
export async function replacePassword(sql: Sql, id: number, { from, to }: { from: string; to: string }, now: Date): Promise<boolean> {
  const rows = await sql`
    update users set password_hash = ${to}, temporary_password_until = null, updated_at = ${now}
    where id = ${id} and password_hash = ${from} returning 1`;
  return rows.length === 1;
}

/** Keeps the first day of a consent that is given twice, and of one that is taken back twice. */
export async function setMarketingConsent(sql: Sql, id: number, isAgreed: boolean, now: Date): Promise<void> {
  await sql`
    update users set
      marketing_agreed_at = ${isAgreed ? sql`coalesce(marketing_agreed_at, ${now})` : null},
      marketing_withdrawn_at = ${isAgreed ? null : sql`case when marketing_agreed_at is null then marketing_withdrawn_at else ${now} end`},
      updated_at = ${now}
    where id = ${id}`;
}

/** Locks the account against all that would refer to it until the transaction ends; false when it is gone. */
export async function lockUser(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select 1 from users where id = ${id} for update`;
  return rows.length === 1;
}

/** Rows that refer to the account go with it or stay under no name, as each table's own key says. */
export async function deleteUser(sql: Sql, id: number): Promise<void> {
  await sql`delete from users where id = ${id}`;
}

/** Ends every login of a person, or every one but `kept`; a rotation that is under way is waited for and ended too. */
export async function deleteSessions(sql: Sql, userId: number, kept: string | null = null): Promise<void> {
  const families = await sql<{ familyId: string }[]>`
    select distinct family_id from refresh_tokens where user_id = ${userId} and family_id is distinct from ${kept}
    order by family_id`;
  for (const { familyId } of families) await lockFamily(sql, familyId);
  await sql`delete from refresh_tokens where user_id = ${userId} and family_id is distinct from ${kept}`;
}

/** The time at which this login began, undefined when it has ended. */
export async function findLoginTime(sql: Sql, userId: number, familyId: string): Promise<string | undefined> {
  const [row] = await sql<{ since: string | null }[]>`
    select min(created_at) as since from refresh_tokens where user_id = ${userId} and family_id = ${familyId}`;
  return row?.since ?? undefined;
}
