import type { Database } from '../platform/database.ts';
import { insertAct } from '../registry/audit.sql.ts';
import { makeKey } from './keys.policy.ts';
import { insertKey, markRevoked } from './keys.sql.ts';

/**
 * Make a key for a package's uploads or for a tester; what is stored can't be used as one.
 * @returns the key itself, which nobody can be told again, and the id by which it is listed and revoked
 */
export async function addKey(
  sql: Database,
  { scope, note, actor }: { scope: string; note: string | null; actor: string },
): Promise<{ id: string; key: string }> {
  const { id, key, hash } = makeKey();
  await sql.begin(async (tx) => {
    await insertKey(tx, { id, scope, hash, note });
    await insertAct(tx, {
      actor,
      act: 'grant',
      package: scope,
      release: null,
      previous: null,
      note: [`key ${id}`, note].filter(Boolean).join(': '),
    });
  });
  return { id, key };
}

/** The key opens nothing from now on. False when there is no valid one of this id. */
export async function revokeKey(sql: Database, { id, actor }: { id: string; actor: string }): Promise<boolean> {
  return sql.begin(async (tx) => {
    const scope = await markRevoked(tx, id);
    if (scope === null) return false;
    await insertAct(tx, { actor, act: 'revoke', package: scope, release: null, previous: null, note: `key ${id}` });
    return true;
  });
}
