import type { Sql } from '../database/database.ts';

export type StoredAnswer = { requestHash: string; status: number | null; body: string | null; contentType: string | null };

/** True for the one request that may run; a claim older than a day, or abandoned, is taken over. */
export async function claim(
  sql: Sql,
  claim: { scope: string; key: string; requestHash: string; now: Date; expired: Date; abandoned: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into idempotency_keys (scope, key, request_hash, claimed_at)
    values (${claim.scope}, ${claim.key}, ${claim.requestHash}, ${claim.now})
    on conflict (scope, key) do update
      set request_hash = excluded.request_hash, claimed_at = excluded.claimed_at,
          status = null, body = null, content_type = null
      where idempotency_keys.claimed_at < ${claim.expired}
         or (idempotency_keys.status is null and idempotency_keys.claimed_at < ${claim.abandoned})
    returning 1`;
  return rows.length === 1;
}

export async function findAnswer(sql: Sql, scope: string, key: string): Promise<StoredAnswer | undefined> {
  const [row] = await sql<StoredAnswer[]>`
    select request_hash, status, body, content_type from idempotency_keys where scope = ${scope} and key = ${key}`;
  return row;
}

export async function storeAnswer(
  sql: Sql,
  scope: string,
  key: string,
  answer: { status: number; body: string; contentType: string },
): Promise<void> {
  await sql`
    update idempotency_keys
    set status = ${answer.status}, body = ${answer.body}, content_type = ${answer.contentType}
    where scope = ${scope} and key = ${key}`;
}

export async function release(sql: Sql, scope: string, key: string): Promise<void> {
  await sql`delete from idempotency_keys where scope = ${scope} and key = ${key}`;
}

export async function forgetBefore(sql: Sql, instant: Date): Promise<void> {
  await sql`delete from idempotency_keys where claimed_at < ${instant}`;
}

export async function forgetScope(sql: Sql, scope: string): Promise<void> {
  await sql`delete from idempotency_keys where scope = ${scope}`;
}
