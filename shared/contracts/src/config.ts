/**
 * One key of a remote's configuration: what an operator may set it to, and what it is until then. `description` says to
 * them, in a sentence, what it does. A text has 200 characters at most where `maxLength` doesn't say otherwise, up to 1,000.
 */
export type ConfigField =
  | { type: 'boolean'; default: boolean; description: string }
  | { type: 'string'; default: string; description: string; maxLength?: number }
  | { type: 'integer'; default: number; description: string; minimum?: number; maximum?: number }
  | { type: 'enum'; values: readonly string[]; default: string; description: string };

/** A remote's configuration: its keys, as `maxPhotos`; 50 at most. */
export type ConfigSchema = Readonly<Record<string, ConfigField>>;

export type ConfigValue = boolean | string | number;
/** Values by key. */
export type ConfigValues = Readonly<Record<string, ConfigValue>>;

/** The values of a configuration, with the type that its schema gives to each. */
export type ConfigOf<Schema extends ConfigSchema> = {
  readonly [Key in keyof Schema]: Schema[Key] extends { type: 'boolean' }
    ? boolean
    : Schema[Key] extends { type: 'integer' }
      ? number
      : Schema[Key] extends { type: 'enum'; values: readonly (infer Value)[] }
        ? Value
        : string;
};
