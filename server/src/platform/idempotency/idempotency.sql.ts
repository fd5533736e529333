import type { Sql } from '../database/database.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['idempotency_keys'];

/** The holder of the turn: `claimedAt` tells a claim from the one that took it over. */
export type Claim = { scope: string; key: string; claimedAt: Date };
export type StoredAnswer = { requestHash: string; status: number | null; body: string | null; contentType: string | null };

/** True for the one request that may run; a claim older than a day, or abandoned, is taken over. */
export async function claim(sql: Sql, claim: Claim & { requestHash: string; expired: Date; abandoned: Date }): Promise<boolean> {
  const rows = await sql`
    insert into idempotency_keys (scope, key, request_hash, claimed_at)
    values (${claim.scope}, ${claim.key}, ${claim.requestHash}, ${claim.claimedAt})
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

/** False when the claim has been taken over meanwhile. */
export async function storeAnswer(
  sql: Sql,
  { scope, key, claimedAt }: Claim,
  answer: { status: number; body: string; contentType: string },
): Promise<boolean> {
  const rows = await sql`
    update idempotency_keys
    set status = ${answer.status}, body = ${answer.body}, content_type = ${answer.contentType}
    where scope = ${scope} and key = ${key} and claimed_at = ${claimedAt} and status is null returning 1`;
  return rows.length === 1;
}

/** False when the claim has been taken over meanwhile. */
export async function release(sql: Sql, { scope, key, claimedAt }: Claim): Promise<boolean> {
  const rows = await sql`
    delete from idempotency_keys
    where scope = ${scope} and key = ${key} and claimed_at = ${claimedAt} and status is null returning 1`;
  return rows.length === 1;
}

export async function forgetBefore(sql: Sql, instant: Date): Promise<void> {
  await sql`delete from idempotency_keys where claimed_at < ${instant}`;
}

export async function forgetScope(sql: Sql, scope: string): Promise<void> {
  await sql`delete from idempotency_keys where scope = ${scope}`;
}
