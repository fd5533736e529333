import { getDirectiveValues, isNonNullType, type GraphQLField, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { noAccessPermission } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import { toGraphqlError } from '../refusals/wire.ts';
import type { GraphqlContext } from './context.ts';
import type { Operation } from './operation.ts';
import type { Session, StaffRole } from '../session/viewer.ts';
import { refusalOf, sessionFor, type Audience, type AccessDeclaration, type Verdicts } from '../access/access.ts';

type RootType = Operation['type'];
type Resolve = (root: unknown, args: unknown, context: GraphqlContext, info: unknown) => unknown;

const rootTypes: readonly RootType[] = ['Query', 'Mutation'];

/** Reads each root field's `@access` into its extensions, where `accessOf` finds it. A field that does not say so stops the start. */
export function readFieldAccess(schema: GraphQLSchema): void {
  const directive = schema.getDirective('access')!;
  for (const type of rootTypes) {
    for (const [name, field] of fieldsOf(schema, type)) {
      const declared = field.astNode && getDirectiveValues(directive, field.astNode);
      if (!declared) throw new Error(`${type}.${name} does not declare who may ask for it: add @access(for: …)`);
      const audiences = declared['for'] as Audience[];
      const access = audiences.length === 1 ? audiences[0]! : audiences;
      const { whileWaiting, speaks, staff } = declared as { whileWaiting: boolean; speaks?: boolean; staff?: StaffRole };
      const declaration: AccessDeclaration = { access, whileWaiting, speaks, staff };
      field.extensions = { ...field.extensions, declaration };
    }
  }
}

/** The declaration of who may ask for a field of Query or Mutation. */
export function accessOf(field: GraphQLField<unknown, unknown>): AccessDeclaration {
  return field.extensions['declaration'] as AccessDeclaration;
}

/** The verdicts on an operation's fields for a caller. One that the schema does not have is left to its validation. */
export function decideFields(schema: GraphQLSchema, operation: Operation, session: Session): Verdicts {
  const fields = new Map(fieldsOf(schema, operation.type));
  return new Map(
    operation.fields.flatMap(({ name }) => {
      const field = fields.get(name);
      return field ? [[name, refusalOf(accessOf(field), { session })] as const] : [];
    }),
  );
}

/** The first field of an operation that the schema has, with its type (`Query.getHospital`), else `none`: never a name that a caller has made up. */
export function firstFieldIn(schema: GraphQLSchema, operation: Operation | null): string {
  const known = operation && new Map(fieldsOf(schema, operation.type));
  const first = operation?.fields.find(({ name }) => known?.has(name));
  return operation && first ? `${operation.type}.${first.name}` : 'none';
}

/** True where a field of an operation is one that staff may call for their business. */
export function isForStaffIn(schema: GraphQLSchema, operation: Operation): boolean {
  const fields = new Map(fieldsOf(schema, operation.type));
  return operation.fields.some(({ name }) => fields.has(name) && accessOf(fields.get(name)!).staff !== undefined);
}

/** True where anybody may ask for all fields of an operation. */
export function isPublicIn(schema: GraphQLSchema, operation: Operation): boolean {
  const fields = new Map(fieldsOf(schema, operation.type));
  return operation.fields.every(({ name }) => fields.has(name) && [accessOf(fields.get(name)!).access].flat().includes('public'));
}

/** True where an operation says something to others. */
export function speaksIn(schema: GraphQLSchema, operation: Operation): boolean {
  const fields = new Map(fieldsOf(schema, operation.type));
  return operation.fields.some(({ name }) => fields.has(name) && accessOf(fields.get(name)!).speaks === true);
}

/** The answer to an operation of which the caller may ask for no field: it is not looked at further. Null when some of it may run. */
export function refusedAnswer(schema: GraphQLSchema, operation: Operation, verdicts: Verdicts) {
  const fields = new Map(fieldsOf(schema, operation.type));
  const errors = operation.fields.flatMap(({ name, key, isConditional }): GraphQLFormattedError[] => {
    const refusal = isConditional ? null : verdicts.get(name);
    return refusal ? [{ ...toGraphqlError(refusal), path: [key] }] : [];
  });
  if (errors.length === 0 || errors.length < operation.fields.length) return null;
  const isWhole = operation.fields.every(({ name }) => !isNonNullType(fields.get(name)?.type));
  return { data: isWhole ? Object.fromEntries(operation.fields.map(({ key }) => [key, null])) : null, errors };
}

/** The root resolvers, each of which answers only a caller for whom `decideFields` found nothing against it. */
export function guardFields(
  schema: GraphQLSchema,
  resolvers: Record<string, Record<string, unknown>>,
): Record<string, Record<string, unknown>> {
  const guarded = rootTypes.map((type) => {
    const declared = new Map(fieldsOf(schema, type));
    const fields = Object.entries(resolvers[type] ?? {}).map(([name, resolve]) => {
      const field = declared.get(name);
      if (!field) throw new Error(`${type}.${name} has a resolver and is not in the schema`);
      return [name, guard(name, accessOf(field), resolve as Resolve)] as const;
    });
    return [type, Object.fromEntries(fields)] as const;
  });
  return { ...resolvers, ...Object.fromEntries(guarded) };
}

/** A field is answered to its caller or, where staff call for their business, to the business. */
function guard(name: string, declared: AccessDeclaration, resolve: Resolve): Resolve {
  return (root, args, context, info) => {
    const verdict = context.verdicts.get(name);
    if (verdict === null) {
      const session = sessionFor(declared, context.session);
      return resolve(root, args, session === context.session ? context : { ...context, session }, info);
    }
    throw new ExpectedError(verdict ?? noAccessPermission);
  };
}

function fieldsOf(schema: GraphQLSchema, type: RootType) {
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return Object.entries(root?.getFields() ?? {});
}
