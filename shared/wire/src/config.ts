import type { ConfigValue } from '@petcare/contracts';
import type { Say } from './commands.ts';
import { get, post, reasonsOf, type OtherSite } from './site.ts';

/** A key of a configuration as the site tells of it; without `value` it is its default. `problem` says why what is set doesn't count. */
export type ToldSetting = {
  key: string;
  value?: ConfigValue;
  default?: ConfigValue;
  bounds?: string;
  description?: string;
  problem?: string;
};

/** The request of a command. */
export type ConfigCommand =
  | { verb: 'list' }
  | { verb: 'set'; key: string; value: string; note?: string | undefined }
  | { verb: 'reset'; key: string; note?: string | undefined };

/** The command of these words: none, or `list`; `set KEY VALUE`; `reset KEY`. Null when it is none. */
export function configCommandOf([verb = 'list', key, value, ...more]: readonly string[], note?: string): ConfigCommand | null {
  if (more.length > 0) return null;
  if (verb === 'list') return key === undefined ? { verb } : null;
  if (verb === 'reset') return key !== undefined && value === undefined ? { verb, key, note } : null;
  return verb === 'set' && key !== undefined && value !== undefined ? { verb, key, value, note } : null;
}

/** A key with what it is, in one line. */
export function lineOfSetting({ key, value, default: standard, bounds, description, problem }: ToldSetting): string {
  const now = JSON.stringify(value ?? standard);
  const isSet = value !== undefined && standard !== undefined ? `(default ${JSON.stringify(standard)})` : '';
  const wrong = problem && `does not count: ${problem}`;
  return [key.padEnd(20), [now, isSet].filter(Boolean).join(' ').padEnd(24), wrong ?? bounds, description]
    .filter(Boolean)
    .join('  ')
    .trimEnd();
}

/** The configuration of a package, in a line for each key. */
export const linesOfSettings = (settings: readonly ToldSetting[], name: string): string[] =>
  settings.length > 0 ? settings.map(lineOfSetting) : [`${name}: the live release has no configuration.`];

/** The effect of a change, in one line. */
export function lineOfConfigured(name: string, command: Exclude<ConfigCommand, { verb: 'list' }>): string {
  return command.verb === 'set'
    ? `${name}: ${command.key} is ${command.value} from the next page on.`
    : `${name}: ${command.key} is its default again.`;
}

/**
 * List the configuration of a package on a site, or change a key; tells of it. The exit code: 1 when nothing was done.
 * @param scope the package whose key is used: its own, or the shell's, which changes every one
 */
export async function configElsewhere(
  elsewhere: OtherSite,
  { name, scope = name }: { name: string; scope?: string },
  command: ConfigCommand,
  say: Say,
): Promise<number> {
  const { verb, ...wish } = command;
  const query = new URLSearchParams({ of: name });
  for (const [key, value] of Object.entries(wish)) if (value !== undefined) query.set(key, String(value));
  const { status, said } =
    verb === 'list'
      ? await get(elsewhere, `/releases/${scope}/config?${query}`)
      : await post(elsewhere, `/releases/${scope}/${verb}-config?${query}`);
  if (status !== 200) say(reasonsOf(said).join('\n'));
  else if (command.verb === 'list') for (const line of linesOfSettings(said['settings'] as ToldSetting[], name)) say(line);
  else say(lineOfConfigured(name, command));
  return status === 200 ? 0 : 1;
}
