import { post, reasonsOf, type OtherSite } from '@petcare/wire/elsewhere';
import type { ChangeOutcome } from '../registry/change-outcome.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import type { Grant } from './grants.policy.ts';
import { grantPrefix, withdrawPrefix } from './grants.ts';

export type GrantVerb = 'grant' | 'withdraw';

const grantActs = { grant: grantPrefix, withdraw: withdrawPrefix };

/** Tell what became of a grant. The exit code: 1 when nothing was done. */
function tellOfGrant(verb: GrantVerb, { package: name, prefix }: Grant, outcome: ChangeOutcome, say: Say): number {
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

/** Grant a prefix there, or take it back, with the key of its shell; tells of it. The exit code: 1 when nothing was done. */
export async function grantElsewhereCommand(
  elsewhere: OtherSite,
  verb: GrantVerb,
  { grant, say }: { grant: Grant; say: Say },
): Promise<number> {
  const query = new URLSearchParams({ to: grant.package, prefix: grant.prefix });
  const { status, said } = await post(elsewhere, `/releases/shell/${verb}?${query}`);
  return tellOfGrant(verb, grant, status === 200 ? { done: true } : { done: false, why: reasonsOf(said).join('\n') }, say);
}
