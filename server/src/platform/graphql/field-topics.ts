import {
  getDirectiveValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Topic } from '../topics.ts';

type DeclaredTopics = { shows?: readonly Topic[]; changes?: readonly Topic[] };

/** Reads each `@shows` and `@changes` into the extensions of its type or field. */
export function readTopics(schema: GraphQLSchema): void {
  const directives = { shows: schema.getDirective('shows')!, changes: schema.getDirective('changes')! };
  const read = (one: { astNode?: unknown; extensions: object }) => {
    const node = one.astNode as Parameters<typeof getDirectiveValues>[1] | undefined;
    if (!node) return;
    for (const name of ['shows', 'changes'] as const) {
      const declared = getDirectiveValues(directives[name], node) as { topics: readonly Topic[] } | undefined;
      if (declared) one.extensions = { ...one.extensions, [name]: declared.topics };
    }
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    read(type);
    Object.values(type.getFields()).forEach(read);
  }
}

/** The topics that a mutation changes when it has done what it was asked for; none where nothing is declared. */
export function topicsChanged(schema: GraphQLSchema, mutation: string): readonly Topic[] {
  const field = schema.getMutationType()?.getFields()[mutation];
  return (field?.extensions as DeclaredTopics | undefined)?.changes ?? [];
}

/** The topics of a field of Query, by itself or by its type; null where neither says any. */
export function topicsOfQuery(schema: GraphQLSchema, name: string): readonly Topic[] | null {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) return null;
  const [own, ofType] = [field, getNamedType(field.type)].map(({ extensions }) => extensions as DeclaredTopics);
  return own?.shows ?? ofType?.shows ?? null;
}

/** The topics of all that a valid query shows; null where one of its fields says nothing of it, and it may show any. */
export function topicsShown(schema: GraphQLSchema, document: DocumentNode): readonly Topic[] | null {
  const shown = new Set<Topic>();
  let isKnown = true;
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name }) {
        const [field, parent] = [info.getFieldDef(), info.getParentType()];
        if (!field || name.value.startsWith('__')) return;
        if (parent === schema.getQueryType() && topicsOfQuery(schema, name.value) === null) isKnown = false;
        for (const { extensions } of [field, getNamedType(field.type)])
          (extensions as DeclaredTopics).shows?.forEach((topic) => shown.add(topic));
      },
    }),
  );
  return isKnown ? [...shown].sort() : null;
}
