import { readFile } from 'node:fs/promises';
import type { Database } from '../platform/database.ts';
import { paths } from '../platform/paths.ts';
import { selectActs } from '../registry/audit.sql.ts';
import type { Say } from '../registry/with-registry.ts';
import type { Grant } from './grants.policy.ts';
import { grantPrefix, noteOf } from './grants.ts';

/** The prefixes that remotes of this checkout ask for (`delivery/grants.json`). */
export async function readCheckoutGrants(): Promise<Grant[]> {
  const { about: _about, ...asked } = JSON.parse(await readFile(paths.grants, 'utf8')) as { about: string } & Record<string, string[]>;
  return Object.entries(asked).flatMap(([name, prefixes]) => prefixes.map((prefix) => ({ package: name, prefix })));
}

/** Grants what nobody has decided about yet: what was granted, or withdrawn, by hand stays as it is. */
export async function grantOfCheckout(sql: Database, grants: readonly Grant[], { actor, say }: { actor: string; say: Say }): Promise<void> {
  for (const grant of grants) {
    const acts = await selectActs(sql, grant.package);
    if (acts.some(({ note }) => note === noteOf(grant))) continue;
    const granted = await grantPrefix(sql, grant, actor);
    if (!granted.done) say(`Note: ${grant.package} gets no rows below ${grant.prefix}: ${granted.why}`);
  }
}
