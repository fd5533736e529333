import type { ConfigSchema, ConfigValues } from '@petcare/contracts';

/** The values of a configuration where these are set: the rest is as its schema says. What the schema doesn't know is left out. */
export function configFor(schema: ConfigSchema = {}, set: ConfigValues = {}): ConfigValues {
  return Object.fromEntries(Object.entries(schema).map(([key, field]) => [key, set[key] ?? field.default]));
}
