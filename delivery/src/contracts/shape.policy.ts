import type { JsonSchema } from '@petcare/wire/manifest';

/** The words of a shape, by its type: what the page knows how to check. */
const WORDS: Record<string, readonly string[]> = {
  string: ['enum', 'minLength'],
  number: [],
  integer: [],
  boolean: [],
  null: [],
  array: ['items'],
  object: ['properties', 'required'],
};

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, is: (one: unknown) => boolean) => Array.isArray(value) && value.every(is);
const isText = (value: unknown) => typeof value === 'string';

/** The reason why the page could not check values by this shape; null when it can. */
export function shapeProblem(shape: unknown, path: string): string | null {
  if (!isObject(shape)) return `${path} is no shape`;
  const problemOf = (inner: readonly (readonly [string, unknown])[]) =>
    inner.map(([at, one]) => shapeProblem(one, at)).find((problem) => problem !== null) ?? null;
  if ('anyOf' in shape) {
    const { anyOf, ...rest } = shape;
    if (!Array.isArray(anyOf) || anyOf.length === 0 || Object.keys(rest).length > 0) return `${path} has more than a list "anyOf"`;
    return problemOf(anyOf.map((one, index) => [`${path}|${index}`, one] as const));
  }
  const { type, ...rest } = shape;
  const words = WORDS[String(type)];
  if (!words) return `${path} has the type ${JSON.stringify(type)}, which is none of ${Object.keys(WORDS).join(', ')}`;
  const foreign = Object.keys(rest).find((word) => !words.includes(word));
  if (foreign) return `${path} says "${foreign}", which nothing checks at a ${String(type)}`;
  if ('enum' in rest && !isListOf(rest['enum'], isText)) return `${path}.enum is no list of texts`;
  if (type === 'array') return shapeProblem(rest['items'], `${path}[]`);
  if (type !== 'object') return null;
  const { properties, required } = rest;
  if (!isObject(properties) || !isListOf(required, isText)) return `${path} needs "properties" and a list "required"`;
  const unknown = (required as string[]).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) return `${path}.${unknown} is required, and no property`;
  return problemOf(Object.entries(properties).map(([name, one]) => [`${path}.${name}`, one] as const));
}
