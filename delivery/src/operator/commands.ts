import { isRemoteName } from '@petcare/contracts';
import { grantPrefix } from '../grants/grants.ts';
import { selectGrants } from '../grants/grants.sql.ts';
import { addKey } from '../keys/keys.ts';
import { TESTER } from '../keys/keys.policy.ts';
import { selectKeys, type StoredKey } from '../keys/keys.sql.ts';
import { knownOrigins } from '../origins/origins.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';

/** Make a key and print it, this once. With a `prefix`, the package is granted it first; nothing is made where it can't be. */
export async function addKeyCommand(
  databaseUrl: string,
  options: { scope: string; note: string | null; prefix?: string | undefined; actor: string; say: Say },
): Promise<number> {
  const { scope, prefix, actor, say } = options;
  if (scope !== 'shell' && scope !== TESTER && !isRemoteName(scope)) {
    say(`${scope} is no package. A key is for shell, ${TESTER}, or a remote: mf- and words of small letters.`);
    return 1;
  }
  return withRegistry(databaseUrl, async (sql) => {
    const granted = prefix === undefined ? null : await grantPrefix(sql, { package: scope, prefix }, actor);
    if (granted && !granted.done) {
      say(granted.why);
      return 1;
    }
    const { id, key } = await addKey(sql, options);
    say(`Key ${id} for ${scope}; it is shown this once, only its hash is kept:\n\n  ${key}\n`);
    if (scope === TESTER) say('Open the site once with ?tester= and this key; the browser remembers it for 30 days.');
    return 0;
  });
}

const day = (date: Date) => date.toISOString().slice(0, 10);

function lineOf({ id, scope, note, createdAt, revokedAt }: StoredKey): string {
  return [id, scope.padEnd(15), `since ${day(createdAt)}`, revokedAt && `revoked ${day(revokedAt)}`, note].filter(Boolean).join('  ');
}

/** Print every key, every granted prefix, and every origin that is accepted or waits. */
export async function listAccessCommand(databaseUrl: string, say: Say): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    for (const key of await selectKeys(sql)) say(lineOf(key));
    for (const { package: name, prefix } of await selectGrants(sql)) say(`prefix    ${name.padEnd(15)}  ${prefix}`);
    for (const { package: owner, kind, origin, accepted } of await knownOrigins(sql))
      say(`origin    ${owner.padEnd(15)}  ${kind} ${origin}  ${accepted ? 'accepted' : 'waits: npm run keys -- accept'}`);
    return 0;
  });
}
