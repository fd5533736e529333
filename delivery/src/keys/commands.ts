import { withRegistry, type Say } from '../registry/with-registry.ts';
import { addKey, revokeKey } from './keys.ts';
import { TESTER } from './key.policy.ts';
import { selectKeys, type StoredKey } from '../registry/keys.sql.ts';

/** Make a key and print it, this once. */
export async function addKeyCommand(
  databaseUrl: string,
  options: { scope: string; note: string | null; actor: string; say: Say },
): Promise<number> {
  const { scope, say } = options;
  return withRegistry(databaseUrl, async (sql) => {
    const { id, key } = await addKey(sql, options);
    say(`Key ${id} for ${scope}; it is shown this once, only its hash is kept:\n\n  ${key}\n`);
    if (scope === TESTER) say('Open the site once with ?tester= and this key; the browser remembers it for 30 days.');
    return 0;
  });
}

export async function revokeKeyCommand(databaseUrl: string, { id, actor, say }: { id: string; actor: string; say: Say }): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    const revoked = await revokeKey(sql, { id, actor });
    say(revoked ? `Key ${id} opens nothing any more.` : `There is no valid key ${id}: npm run keys list`);
    return revoked ? 0 : 1;
  });
}

const day = (date: Date) => date.toISOString().slice(0, 10);

function lineOf({ id, scope, note, createdAt, revokedAt }: StoredKey): string {
  return [id, scope.padEnd(15), `since ${day(createdAt)}`, revokedAt && `revoked ${day(revokedAt)}`, note].filter(Boolean).join('  ');
}

export async function listKeysCommand(databaseUrl: string, say: Say): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    for (const key of await selectKeys(sql)) say(lineOf(key));
    return 0;
  });
}
