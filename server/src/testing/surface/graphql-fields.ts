import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { paths } from '../../platform/paths.ts';
import type { Access } from '../../platform/access/access.ts';
import { accessOf } from '../../platform/graphql/field-access.ts';

/** The names of the queries and mutations that a module's `.graphql` file adds. */
export function fieldsOfModule(module: string): string[] {
  const { definitions } = parse(readFileSync(join(paths.repository, 'server/src/modules', module, `${module}.graphql`), 'utf8'));
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION && ['Query', 'Mutation'].includes(definition.name.value)
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );
}

/** An operation that passes every argument of a field, with values that fit the types. */
export type WholeCall = { query: string; variables: Record<string, unknown>; access: Access };

export function wholeCall(schema: GraphQLSchema, name: string): WholeCall {
  const [kind, field] = (['query', 'mutation'] as const).flatMap((one) => {
    const root = one === 'query' ? schema.getQueryType() : schema.getMutationType();
    const found = root?.getFields()[name];
    return found ? [[one, found] as const] : [];
  })[0]!;
  const args: readonly GraphQLArgument[] = field.args;
  const wrapped = (text: string) => (text ? `(${text})` : '');
  const declared = wrapped(args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', '));
  const passed = wrapped(args.map((arg) => `${arg.name}: $${arg.name}`).join(', '));
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    query: `${kind} Call${declared} { ${name}${passed}${selection} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, sampleOf(arg.type, arg.name)])),
    access: accessOf(field).access,
  };
}

/** The paths in variables at which something stands: each argument, and each field of an input, however deep. */
export function pathsIn(variables: unknown, above: (string | number)[] = []): (string | number)[][] {
  if (typeof variables !== 'object' || variables === null) return [];
  return Object.entries(variables).flatMap(([key, value]) => {
    const path = [...above, Array.isArray(variables) ? Number(key) : key];
    return [path, ...pathsIn(value, path)];
  });
}

export const valueAt = (given: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>((above, key) => (above as Record<string, unknown>)[key], given);

export function withValueAt(given: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(given)) return given.map((item, index) => (index === key ? withValueAt(item, rest, value) : (item as unknown)));
  return { ...(given as object), [key]: withValueAt((given as Record<string, unknown>)[String(key)], rest, value) };
}

const numbers: Record<string, number> = { latitude: 37.48, longitude: 126.89, south: 37.4, north: 37.5, west: 126.8, east: 127 };
/** A value of each scalar that fits; that of String is no other's. */
export const SAMPLES = {
  ID: '1',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-11-01',
  Time: '10:00',
  DateTime: '2026-12-01T10:00:00Z',
  String: '구로',
};

function sampleOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, name);
  if (isListType(type)) return [sampleOf(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.type, field.name)]));
  return numbers[name] ?? SAMPLES[type.name as keyof typeof SAMPLES] ?? 'x';
}
