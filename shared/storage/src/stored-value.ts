import type { StorageKind } from './browser-storage.ts';
import { createStoredText, type StoredText } from './stored-text.ts';

/** A value under a key of the browser's storage, kept as JSON: see `StoredText`. */
export type StoredValue<Value> = Pick<StoredText, 'remove'> & {
  /** The value, or null where there is none, or one that doesn't pass the schema: an older release, or another hand, wrote it. */
  read(name?: string): Value | null;
  write(value: Value, name?: string): boolean;
};

/** A schema as libraries of schemas have it (Standard Schema, which valibot follows); `schemaBy` makes one by hand. */
export type StoredSchema<Value> = {
  readonly '~standard': {
    validate(value: unknown): { value: Value; issues?: undefined } | { issues: readonly unknown[] } | Promise<unknown>;
  };
};

/** A schema by a function that gives the value, or null for what is none: for a page that a library of schemas would make too heavy. */
export function schemaBy<Value>(parse: (value: unknown) => Value | null): StoredSchema<Value> {
  function validate(given: unknown) {
    const value = parse(given);
    return value === null ? { issues: [] } : { value };
  }
  return { '~standard': { validate } };
}

/**
 * A place for a value in the browser's storage: a draft, a position, what was seen last.
 * @param options.schema what a stored value must pass; `v.optional(…, default)` fills in what an older release had not
 */
export function createStoredValue<Value>({
  schema,
  ...place
}: {
  key: string;
  schema: StoredSchema<Value>;
  where: StorageKind;
}): StoredValue<Value> {
  const text = createStoredText(place);
  return {
    remove: text.remove,
    read(name) {
      try {
        // One that answers later is none for a page: nothing is waited for.
        const parsed = schema['~standard'].validate(JSON.parse(text.read(name) ?? 'null'));
        return 'value' in parsed && parsed.issues === undefined ? (parsed.value as Value) : null;
      } catch {
        return null;
      }
    },
    write: (value, name) => text.write(JSON.stringify(value), name),
  };
}
