import { isRemoteName, originKinds } from '@petcare/contracts';
import type { Grant } from '../route-table/grant.policy.ts';
import type { Origin } from '../origins/origins.policy.ts';
import { grantPrefix, withdrawPrefix, type Granted } from './grants.ts';
import { acceptOrigin, knownOrigins, rejectOrigin } from './origins.ts';
import { selectGrants } from '../registry/grants.sql.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import { addKey, revokeKey } from './keys.ts';
import { TESTER } from './key.policy.ts';
import { selectKeys, type StoredKey } from '../registry/keys.sql.ts';

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
    for (const { package: name, prefix } of await selectGrants(sql)) say(`prefix    ${name.padEnd(15)}  ${prefix}`);
    for (const { package: owner, kind, origin, accepted } of await knownOrigins(sql))
      say(`origin    ${owner.padEnd(15)}  ${kind} ${origin}  ${accepted ? 'accepted' : 'waits: npm run keys -- accept'}`);
    return 0;
  });
}

export type GrantVerb = 'grant' | 'withdraw';

const grantActs = { grant: grantPrefix, withdraw: withdrawPrefix };

/** Tell what became of a grant. The exit code: 1 when nothing was done. */
export function tellOfGrant(verb: GrantVerb, { package: name, prefix }: Grant, outcome: Granted, say: Say): number {
  const done = verb === 'grant' ? `${prefix} and all below it is for rows of ${name}.` : `${prefix} is ${name}'s no more.`;
  say(outcome.done ? done : outcome.why);
  return outcome.done ? 0 : 1;
}

/** Grant a prefix to a package, or take it back. */
export async function grantCommand(
  databaseUrl: string,
  verb: GrantVerb,
  { grant, actor, say }: { grant: Grant; actor: string; say: Say },
): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => tellOfGrant(verb, grant, await grantActs[verb](sql, grant, actor), say));
}

export type OriginVerb = 'accept' | 'reject';

const originActs = { accept: acceptOrigin, reject: rejectOrigin };

/** The origin that three words of a command name; null when the second is no use of one. */
export function originOf(name: string, kind: string, origin: string): Origin | null {
  const known = originKinds.find((one) => one === kind);
  return known ? { package: name, kind: known, origin } : null;
}

/** Tell what became of an origin. The exit code: 1 when nothing was done. */
export function tellOfOrigin(verb: OriginVerb, { package: name, kind, origin }: Origin, outcome: Granted, say: Say): number {
  const done = `${kind} ${origin} is ${verb === 'accept' ? 'in force on pages with a release of' : 'in force no more for'} ${name}.`;
  say(outcome.done ? done : outcome.why);
  return outcome.done ? 0 : 1;
}

/** Accept a foreign origin that a package asks for, or have it in force no more. */
export async function originCommand(
  databaseUrl: string,
  verb: OriginVerb,
  { origin, actor, say }: { origin: Origin; actor: string; say: Say },
): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => tellOfOrigin(verb, origin, await originActs[verb](sql, origin, actor), say));
}
