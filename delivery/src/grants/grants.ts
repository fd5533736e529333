import type { Database, Transaction } from '../platform/database.ts';
import { insertAct } from '../registry/audit.sql.ts';
import type { ChangeOutcome } from '../registry/change-outcome.ts';
import { deleteGrant, insertGrant, selectGrants } from './grants.sql.ts';
import { lockMoves, selectLiveReleases } from '../registry/registry.sql.ts';
import { grantProblem, isBelow, type Grant } from './grants.policy.ts';

/** The name of a prefix in the log. */
export function noteOf({ prefix }: Grant): string {
  return `prefix ${prefix}`;
}

async function log(tx: Transaction, act: 'grant' | 'revoke', grant: Grant, actor: string): Promise<ChangeOutcome> {
  await insertAct(tx, { actor, act, package: grant.package, release: null, previous: null, note: noteOf(grant) });
  return { done: true };
}

/** Give a package the addresses at and below a prefix, for rows of its own. Releases that are being checked meanwhile are waited for. */
export async function grantPrefix(sql: Database, grant: Grant, actor: string): Promise<ChangeOutcome> {
  return sql.begin(async (tx) => {
    await lockMoves(tx);
    const granted = await selectGrants(tx);
    if (granted.some(({ package: name, prefix }) => name === grant.package && prefix === grant.prefix))
      return { done: false, why: `${grant.prefix} is granted to ${grant.package} already.` };
    const live = await selectLiveReleases(tx);
    const rows = live.find(({ package: name }) => name === 'shell')?.manifest.contract?.routes ?? [];
    const why = grantProblem(grant, granted, rows);
    if (why) return { done: false, why };
    await insertGrant(tx, grant);
    return log(tx, 'grant', grant, actor);
  });
}

/** Take a prefix back, once no release that visitors get has rows there. */
export async function withdrawPrefix(sql: Database, grant: Grant, actor: string): Promise<ChangeOutcome> {
  return sql.begin(async (tx) => {
    await lockMoves(tx);
    const release = (await selectLiveReleases(tx)).find(({ package: name }) => name === grant.package);
    const rows = [release?.manifest, release?.canary?.manifest].flatMap((manifest) => manifest?.contract?.rows ?? []);
    const used = rows.find(({ path }) => isBelow(grant.prefix, path));
    if (used) return { done: false, why: `${used.path} of ${grant.package} is what visitors get: release it without this row first.` };
    if (!(await deleteGrant(tx, grant))) return { done: false, why: `${grant.prefix} is not granted to ${grant.package}.` };
    return log(tx, 'revoke', grant, actor);
  });
}
