import type { ConfigField, ConfigSchema, ConfigValue, ConfigValues } from '@petcare/contracts';

/** A value that somebody has set of a remote's configuration. */
export type Setting = { package: string; key: string; value: ConfigValue };

export const MOST_KEYS = 50;
const KEY = /^[a-z][a-zA-Z0-9]{0,39}$/;
const LONGEST = { usual: 200, limit: 1_000, description: 200 };
const ONE_LINE = /^[^\u0000-\u001f\u007f]*$/;

const within = ({ minimum = -Infinity, maximum = Infinity }: { minimum?: number; maximum?: number }) =>
  [Number.isFinite(minimum) && `from ${minimum}`, Number.isFinite(maximum) && `to ${maximum}`].filter(Boolean).join(' ');

/** The values that may be set, in words. */
export function boundsOf(field: ConfigField): string {
  switch (field.type) {
    case 'boolean':
      return 'true or false';
    case 'string':
      return `a text of ${field.maxLength ?? LONGEST.usual} characters at most, in one line`;
    case 'integer':
      return `a whole number ${within(field)}`.trim();
    case 'enum':
      return `one of ${field.values.join(', ')}`;
  }
}

function fits(field: ConfigField, value: unknown): boolean {
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string' && value.length <= (field.maxLength ?? LONGEST.usual) && ONE_LINE.test(value);
    case 'integer':
      return Number.isSafeInteger(value) && Number(value) >= (field.minimum ?? -Infinity) && Number(value) <= (field.maximum ?? Infinity);
    case 'enum':
      return field.values.some((one) => one === value);
  }
}

/** The problems of the configuration that a remote.ts describes, one sentence each. */
export function schemaProblems(schema: ConfigSchema): string[] {
  const entries = Object.entries(schema);
  const each = entries.flatMap(([key, field]) => [
    ...(KEY.test(key) ? [] : [`${key} is no name of a key: letters and digits, the first a small letter, 40 at most.`]),
    ...(field.description.trim() && field.description.length <= LONGEST.description ? [] : [`${key} has no description of one sentence.`]),
    ...(field.type === 'string' && (field.maxLength ?? 0) > LONGEST.limit ? [`${key} takes more than ${LONGEST.limit} characters.`] : []),
    ...(fits(field, field.default) ? [] : [`${key} has the default ${JSON.stringify(field.default)}, which is not ${boundsOf(field)}.`]),
  ]);
  return entries.length > MOST_KEYS ? [`There are more than ${MOST_KEYS} keys.`, ...each] : each;
}

/** The reason why a configuration doesn't take a value; null when it does. */
export function valueProblem(schema: ConfigSchema | undefined, { key, value }: Pick<Setting, 'key' | 'value'>): string | null {
  const field = schema && Object.hasOwn(schema, key) ? schema[key] : undefined;
  if (!field) return `there is no key ${key}`;
  return fits(field, value) ? null : `${key} is ${boundsOf(field)}, not ${JSON.stringify(value)}`;
}

/** The value that a text stands for; what it can't stand for comes back as it is, and fits nothing. */
export function valueOf(schema: ConfigSchema | undefined, key: string, text: string): ConfigValue {
  const type = schema && Object.hasOwn(schema, key) ? schema[key]?.type : undefined;
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type === 'integer' && /^-?\d{1,16}$/.test(text)) return Number(text);
  return text;
}

type Release = { package: string; manifest: { contract?: { config?: ConfigSchema } } };

/** The settings of a release's package that don't fit it, one sentence each. */
export function misfitsOf({ package: name, manifest }: Release, settings: readonly Setting[]): string[] {
  return settings.filter((one) => one.package === name).flatMap((one) => valueProblem(manifest.contract?.config, one) ?? []);
}

/** By remote, what is set in these releases: only what each of them takes. */
export function configIn(releases: Iterable<Release>, settings: readonly Setting[]): Record<string, ConfigValues> {
  const set: Record<string, ConfigValues> = {};
  if (settings.length === 0) return set;
  for (const { package: name, manifest } of releases) {
    const own = settings.filter((one) => one.package === name && valueProblem(manifest.contract?.config, one) === null);
    if (own.length > 0) set[name] = Object.fromEntries(own.map(({ key, value }) => [key, value]));
  }
  return set;
}
