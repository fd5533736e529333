import { originKinds } from '@petcare/contracts';
import { post, reasonsOf, type OtherSite } from '@petcare/wire/elsewhere';
import type { ChangeOutcome } from '../registry/change-outcome.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import type { Origin } from './origins.policy.ts';
import { acceptOrigin, rejectOrigin } from './origins.ts';

export type OriginVerb = 'accept' | 'reject';

const originActs = { accept: acceptOrigin, reject: rejectOrigin };

/** The origin that three words of a command name; null when the second is no use of one. */
export function originOf(name: string, kind: string, origin: string): Origin | null {
  const known = originKinds.find((one) => one === kind);
  return known ? { package: name, kind: known, origin } : null;
}

/** Tell what became of an origin. The exit code: 1 when nothing was done. */
function tellOfOrigin(verb: OriginVerb, { package: name, kind, origin }: Origin, outcome: ChangeOutcome, say: Say): number {
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

/** Accept a foreign origin there, or have it in force no more, with the key of its shell. The exit code: 1 when nothing was done. */
export async function originElsewhereCommand(
  elsewhere: OtherSite,
  verb: OriginVerb,
  { origin, say }: { origin: Origin; say: Say },
): Promise<number> {
  const query = new URLSearchParams({ to: origin.package, kind: origin.kind, origin: origin.origin });
  const { status, said } = await post(elsewhere, `/releases/shell/${verb}?${query}`);
  return tellOfOrigin(verb, origin, status === 200 ? { done: true } : { done: false, why: reasonsOf(said).join('\n') }, say);
}
