import type { JsonSchema } from '@petcare/wire/manifest';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** The schemas of which a value fits one. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const several = [...schemasIn(schema['anyOf']), ...schemasIn(schema['oneOf'])];
  return several.length > 0 ? several.flatMap(alternatives) : [schema];
}

function valuesOf(schema: JsonSchema): unknown[] | null {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
}

const typeOfValue = (value: unknown) => (value === null ? 'null' : typeof value);
const typeOf = (schema: JsonSchema) => schema['type'] ?? null;

function typeProblem(given: JsonSchema, wanted: JsonSchema): string | null {
  const type = typeOf(wanted);
  if (type === null) return null;
  const values = valuesOf(given);
  const types = values ? [...new Set(values.map(typeOfValue))] : [typeOf(given)];
  const foreign = types.find(
    (found) => found !== type && !(found === 'integer' && type === 'number') && !(values && found === 'number' && type === 'integer'),
  );
  return foreign === undefined ? null : `is ${String(foreign ?? 'anything')}, not ${String(type)}`;
}

function valueProblem(given: JsonSchema, wanted: JsonSchema): string | null {
  const allowed = valuesOf(wanted);
  if (!allowed) return null;
  const values = valuesOf(given);
  if (!values) return `may be any ${String(typeOf(given))}, not only ${JSON.stringify(allowed)}`;
  const foreign = values.filter((value) => !allowed.includes(value));
  return foreign.length > 0 ? `may be ${foreign.map((value) => JSON.stringify(value)).join(', ')}` : null;
}

/** Bounds that the wanted schema sets must be set at least as tightly by the given one, unless the given one lists its values. */
function boundProblem(given: JsonSchema, wanted: JsonSchema): string | null {
  if (valuesOf(given)) return null;
  const lower = ['minLength', 'minimum', 'minItems'].find(
    (key) => typeof wanted[key] === 'number' && !(Number(given[key] ?? -Infinity) >= Number(wanted[key])),
  );
  const upper = ['maxLength', 'maximum', 'maxItems'].find(
    (key) => typeof wanted[key] === 'number' && !(Number(given[key] ?? Infinity) <= Number(wanted[key])),
  );
  const exact = ['pattern', 'format'].find((key) => wanted[key] !== undefined && given[key] !== wanted[key]);
  const key = lower ?? upper ?? exact;
  return key ? `lacks ${key} ${String(wanted[key])}` : null;
}

function objectProblem(given: JsonSchema, wanted: JsonSchema, path: string): string | null {
  const required = new Set((wanted['required'] as string[] | undefined) ?? []);
  const sure = new Set((given['required'] as string[] | undefined) ?? []);
  const [mine, theirs] = [given['properties'], wanted['properties']].map((properties) => (isSchema(properties) ? properties : {}));
  for (const [name, schema] of Object.entries(theirs ?? {})) {
    const own = mine?.[name];
    if (required.has(name) && !sure.has(name)) return `${path}.${name} is ${own ? 'optional' : 'missing'}, but needed`;
    const problem = isSchema(own) && isSchema(schema) ? schemaMisfit(own, schema, `${path}.${name}`) : null;
    if (problem) return problem;
  }
  return null;
}

function singleMisfit(given: JsonSchema, wanted: JsonSchema, path: string): string | null {
  const problem = typeProblem(given, wanted) ?? valueProblem(given, wanted) ?? boundProblem(given, wanted);
  if (problem) return `${path} ${problem}`;
  if (typeOf(wanted) === 'object') return objectProblem(given, wanted, path);
  const [items, wantedItems] = [given['items'], wanted['items']];
  return isSchema(items) && isSchema(wantedItems) ? schemaMisfit(items, wantedItems, `${path}[]`) : null;
}

/**
 * The reason why some value of the given schema would not be one of the wanted schema; null when every value is. What it doesn't know it
 * takes for equal only when it is the same on both sides.
 */
export function schemaMisfit(given: JsonSchema, wanted: JsonSchema, path: string): string | null {
  const choices = alternatives(wanted);
  for (const one of alternatives(given)) {
    const problems = choices.map((choice) => singleMisfit(one, choice, path));
    if (!problems.includes(null))
      return problems.length === 1 ? (problems[0] ?? null) : `${path} has a form that none of the expected ones takes (${problems.at(-1)})`;
  }
  return null;
}
