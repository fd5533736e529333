import { safeParse, type GenericSchema } from 'valibot';
import type { Place } from './browser-storage.ts';
import { createStoredText, type StoredText } from './stored-text.ts';

/** A value under a key of the browser's storage, kept as JSON: see `StoredText`. */
export type StoredValue<Value> = Pick<StoredText, 'remove'> & {
  /** The value, or null where there is none, or one that doesn't pass the schema: an older release, or another hand, wrote it. */
  read(name?: string): Value | null;
  write(value: Value, name?: string): boolean;
};

/**
 * A place for a value in the browser's storage: a draft, a position, what was seen last.
 * @param options.schema what a stored value must pass; `v.optional(…, default)` fills in what an older release had not
 */
export function createStoredValue<Value>({
  schema,
  ...place
}: {
  key: string;
  schema: GenericSchema<unknown, Value>;
  where: Place;
}): StoredValue<Value> {
  const text = createStoredText(place);
  return {
    remove: text.remove,
    read(name) {
      try {
        const parsed = safeParse(schema, JSON.parse(text.read(name) ?? 'null'));
        return parsed.success ? parsed.output : null;
      } catch {
        return null;
      }
    },
    write: (value, name) => text.write(JSON.stringify(value), name),
  };
}
