import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Access, Audience } from '../../platform/access/access.ts';
import { accessOf } from '../../platform/graphql/field-access.ts';
import { paths } from '../../platform/paths.ts';
import type { StaffRole } from '../../platform/session/viewer.ts';
import { multipart } from '../calls.ts';
import type { TestApp } from '../with-app.ts';

type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: JsonSchema;
  required?: string[];
  properties?: Record<string, JsonSchema>;
};
type Parameter = { in: 'path' | 'query'; name: string; required?: boolean; schema: JsonSchema };
type Operation = {
  'x-access': Access;
  'x-while-waiting'?: boolean;
  'x-speaks'?: boolean;
  'x-staff'?: StaffRole;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

/** A REST call with input of the right shape, for which it does what it would do for anybody who may call it. */
export type RestCall = {
  call: string;
  /** The call's name in the specification's surface. */
  specification: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  whileWaiting?: boolean | undefined;
  speaks?: boolean | undefined;
  staff?: StaffRole | undefined;
  contentType: string | undefined;
  body: Record<string, unknown>;
  /** The names in its body and behind its address. */
  names: readonly string[];
  /** The most characters of the texts in its body, sent as JSON. */
  lengths: Readonly<Record<string, number>>;
};
/** A GraphQL field likewise: what is required is given. */
export type FieldCall = {
  field: string;
  kind: 'query' | 'mutation';
  access: Access;
  whileWaiting?: boolean | undefined;
  speaks?: boolean | undefined;
  staff?: StaffRole | undefined;
  query: string;
  variables: Record<string, unknown>;
};

const read = <T>(file: string) => JSON.parse(readFileSync(join(paths.repository, file), 'utf8')) as T;

/** A call or field by its name, and its audience in the specification: the first word of what the surface says of it. */
export type SpecifiedCalls = Map<string, Audience>;
const audienceOf = (access: string) => access.split(/[ ,;]/, 1)[0] as Audience;

// A parameter's name is nobody's business.
const unnamed = (call: string) => call.replace(/\{\w+\}/g, '{}');

/** The specification's REST calls, their parameters without names. */
export function specifiedCalls(): SpecifiedCalls {
  const { base, calls, other } = read<{ base: string } & Record<'calls' | 'other', { call: string; access: string }[]>>(
    'e2e/surface/rest.json',
  );
  const addressed = [...calls.map(({ call, access }) => ({ call: call.replace(' ', ` ${base}`), access })), ...other];
  return new Map(addressed.map(({ call, access }) => [unnamed(call), audienceOf(access)]));
}

/** The specification's GraphQL fields. */
export function specifiedFields(): SpecifiedCalls {
  const { queries, mutations } = read<Record<'queries' | 'mutations', { field: string; access: string }[]>>('e2e/surface/graphql.json');
  return new Map([...queries, ...mutations].map(({ field, access }) => [field, audienceOf(access)]));
}

/** The REST calls of openapi.json, each with who may make it. */
export function restCalls(): RestCall[] {
  const { paths: described } = read<{ paths: Record<string, Record<string, Operation>> }>('server/openapi.json');
  return Object.entries(described).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase() as RestCall['method'];
      const [contentType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return {
        call: `${method} ${path}`,
        specification: unnamed(`${method} ${path}`),
        method,
        path: addressOf(path, operation),
        access: operation['x-access'],
        whileWaiting: operation['x-while-waiting'],
        speaks: operation['x-speaks'],
        staff: operation['x-staff'],
        contentType,
        body: body ? (sampleOf(body.schema) as Record<string, unknown>) : {},
        names: [...Object.keys(body?.schema.properties ?? {}), ...(operation.parameters ?? []).map(({ name }) => name)],
        lengths: contentType === 'application/json' && body ? lengthsIn(body.schema) : {},
      };
    }),
  );
}

/** Makes a REST call: its status, and the code of its failure. Not every answer is an envelope: a form's leads on. */
export async function makeCall(
  app: TestApp,
  row: RestCall,
  headers: Record<string, string>,
): Promise<{ status: number; code: string | null }> {
  const { method, path, contentType, body } = row;
  const form =
    contentType === 'multipart/form-data'
      ? await multipart(
          Object.fromEntries(Object.entries(body).map(([name, value]) => [name, Buffer.isBuffer(value) ? value : String(value)])),
        )
      : undefined;
  const isUrlencoded = contentType === 'application/x-www-form-urlencoded';
  const payload = form?.payload ?? (isUrlencoded ? '' : contentType && body);
  const answer = await app.http.inject({
    method,
    url: path,
    ...(payload !== undefined && { payload }),
    headers: { ...(isUrlencoded && { 'content-type': contentType }), ...form?.headers, ...headers },
    // A stream of events has no end to wait for.
    payloadAsStream: true,
  });
  const type = String(answer.headers['content-type']);
  if (type.startsWith('text/event-stream')) {
    answer.stream().destroy();
    return { status: answer.statusCode, code: null };
  }
  const said = await text(answer.stream());
  const isJson = type.startsWith('application/json');
  return { status: answer.statusCode, code: isJson ? ((JSON.parse(said) as { error?: { code: string } }).error?.code ?? null) : null };
}

function lengthsIn({ properties = {} }: JsonSchema): Record<string, number> {
  return Object.fromEntries(Object.entries(properties).flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength]] : [])));
}

function addressOf(path: string, { parameters = [] }: Operation): string {
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, schema }): [string, string] => [name, String(sampleOf(schema))]);
  const search = new URLSearchParams(query).toString();
  const values = new Map(
    parameters
      .filter((one) => one.in === 'path')
      .map(({ name, schema }) => [name, String(sampleOf({ ...schema, enum: schema.enum ?? ['1'] }))]),
  );
  return `${path.replace(/\{(\w+)\}/g, (_braces, name: string) => values.get(name) ?? '1')}${search && `?${search}`}`;
}

/** The least that fits a schema. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      if (schema.format === 'binary') return Buffer.from('a file');
      return schema.format === 'date' ? '2026-12-01' : schema.pattern?.includes(':') ? '10:00' : 'x'.repeat(schema.minLength ?? 1);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
    default:
      return 'x';
  }
}

/** The fields of the schema, each with who may ask for it. */
export function fieldCalls(schema: GraphQLSchema): FieldCall[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => {
      const kind = root === schema.getQueryType() ? ('query' as const) : ('mutation' as const);
      const required = field.args.filter(isRequiredArgument);
      const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
      const wrapped = (text: string) => (text ? `(${text})` : '');
      const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
      return {
        field: field.name,
        kind,
        ...accessOf(field),
        query: `${kind} Call${wrapped(declared)} { ${field.name}${wrapped(passed)}${selection} }`,
        variables: Object.fromEntries(required.map(({ name, type }) => [name, inputOf(type)])),
      };
    }),
  );
}

function inputOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType);
  if (isListType(type)) return [inputOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, inputOf(field.type)]),
    );
  const samples: Record<string, unknown> = {
    ID: '1',
    Int: 1,
    Float: 1,
    Boolean: true,
    Date: '2026-12-01',
    Time: '10:00',
    DateTime: '2026-12-01T10:00:00Z',
  };
  return samples[type.name] ?? 'x';
}
