import type { Say } from './commands.ts';
import { get, post, reasonsOf, type OtherSite } from './site.ts';

/** A switch as the site tells of it: on for `percent` of the visitors; without an owner it is the house's. */
export type ToldSwitch = { name: string; percent: number; owner: string | null; note: string | null };

/** The request of a command. */
export type SwitchCommand =
  | { verb: 'list' }
  | { verb: 'set'; name: string; percent: number; owner?: string | undefined; note?: string | undefined }
  | { verb: 'remove'; name: string };

const PERCENT = /^(\d{1,2}|100)$/;

/** The command of these words: none, or `list`; `set NAME PERCENT`; `remove NAME`. Null when it is none. */
export function switchCommandOf(
  [verb = 'list', name, percent, ...more]: readonly string[],
  { owner, note }: { owner?: string | undefined; note?: string | undefined },
): SwitchCommand | null {
  if (more.length > 0) return null;
  if (verb === 'list') return name === undefined ? { verb } : null;
  if (verb === 'remove') return name !== undefined && percent === undefined ? { verb, name } : null;
  if (verb !== 'set' || name === undefined || percent === undefined || !PERCENT.test(percent)) return null;
  return { verb, name, percent: Number(percent), owner, note };
}

/** A switch, in one line. */
export function lineOfSwitch({ name, percent, owner, note }: ToldSwitch): string {
  return [name.padEnd(24), `${String(percent).padStart(3)} %`, (owner ?? 'shell').padEnd(15), note].filter(Boolean).join('  ').trimEnd();
}

/** The switches of a site, in a line each. */
export const linesOfSwitches = (switches: readonly ToldSwitch[]): string[] =>
  switches.length > 0 ? switches.map(lineOfSwitch) : ['no switches'];

/** The effect of a change, in one line. */
export function lineOfSwitched(command: Exclude<SwitchCommand, { verb: 'list' }>): string {
  return command.verb === 'set'
    ? `${command.name} is on for ${command.percent} % of the visitors.`
    : `${command.name} is no switch any more: off for everybody.`;
}

/**
 * List the switches of a site, or change one; tells of it. The exit code: 1 when nothing was done.
 * @param scope the package whose key is used: a remote changes its own switches, the shell every one
 */
export async function switchesElsewhere(elsewhere: OtherSite, scope: string, command: SwitchCommand, say: Say): Promise<number> {
  if (command.verb === 'list') {
    const { status, said } = await get(elsewhere, `/releases/${scope}/switches`);
    const lines = status === 200 ? linesOfSwitches(said['switches'] as ToldSwitch[]) : reasonsOf(said);
    for (const line of lines) say(line);
    return status === 200 ? 0 : 1;
  }
  const { verb, ...wish } = command;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) if (value !== undefined) query.set(name, String(value));
  const { status, said } = await post(elsewhere, `/releases/${scope}/${verb}-switch?${query}`);
  say(status === 200 ? lineOfSwitched(command) : reasonsOf(said).join('\n'));
  return status === 200 ? 0 : 1;
}
