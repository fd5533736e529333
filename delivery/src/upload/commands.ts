import { post, reasonsOf, type Elsewhere, type Say } from '@petcare/tooling/elsewhere';
import { tellOfGrant, tellOfOrigin, type GrantVerb, type OriginVerb } from '../keys/commands.ts';
import type { Origin } from '../origins/origins.policy.ts';
import type { Grant } from '../route-table/grant.policy.ts';

/** Grant a prefix there, or take it back, with the key of its shell; tells of it. The exit code: 1 when nothing was done. */
export async function grantElsewhereCommand(
  elsewhere: Elsewhere,
  verb: GrantVerb,
  { grant, say }: { grant: Grant; say: Say },
): Promise<number> {
  const query = new URLSearchParams({ to: grant.package, prefix: grant.prefix });
  const { status, said } = await post(elsewhere, `/releases/shell/${verb}?${query}`);
  return tellOfGrant(verb, grant, status === 200 ? { done: true } : { done: false, why: reasonsOf(said).join('\n') }, say);
}

/** Accept a foreign origin there, or have it in force no more, with the key of its shell. The exit code: 1 when nothing was done. */
export async function originElsewhereCommand(
  elsewhere: Elsewhere,
  verb: OriginVerb,
  { origin, say }: { origin: Origin; say: Say },
): Promise<number> {
  const query = new URLSearchParams({ to: origin.package, kind: origin.kind, origin: origin.origin });
  const { status, said } = await post(elsewhere, `/releases/shell/${verb}?${query}`);
  return tellOfOrigin(verb, origin, status === 200 ? { done: true } : { done: false, why: reasonsOf(said).join('\n') }, say);
}
