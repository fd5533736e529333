import type { Database, Transaction } from '../platform/database.ts';

/** A key as it is stored; `scope` is what it is for: the name of a package, or `tester`. */
export type StoredKey = { id: string; scope: string; hash: string; note: string | null; createdAt: Date; revokedAt: Date | null };

export async function insertKey(
  tx: Transaction,
  { id, scope, hash, note }: Pick<StoredKey, 'id' | 'scope' | 'hash' | 'note'>,
): Promise<void> {
  await tx`insert into delivery.keys (id, scope, hash, note) values (${id}, ${scope}, ${hash}, ${note})`;
}

/** Oldest first, those that were revoked too. */
export async function selectKeys(sql: Database): Promise<StoredKey[]> {
  return sql<StoredKey[]>`select id, scope, hash, note, created_at, revoked_at from delivery.keys order by created_at, id`;
}

export async function selectValidKeys(sql: Database): Promise<StoredKey[]> {
  return sql<StoredKey[]>`select id, scope, hash, note, created_at, revoked_at from delivery.keys where revoked_at is null`;
}

/** The scope of the key that is revoked by this; null when there is no valid one of this id. */
export async function markRevoked(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx<{ scope: string }[]>`
    update delivery.keys set revoked_at = clock_timestamp() where id = ${id} and revoked_at is null returning scope`;
  return row?.scope ?? null;
}
