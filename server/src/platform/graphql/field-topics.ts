import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { topicsOfThings, type ChangedTopic, type Topic } from '../topics.ts';

/** `by`: paths to the things that alone are shown or changed, in a field's arguments and, of a mutation, in its `answer`. */
type TopicList = { topics: readonly Topic[]; by?: readonly string[] | null };
type DeclaredTopics = { shows?: TopicList; changes?: TopicList };
type Field = GraphQLField<unknown, unknown>;

const declaredOn = ({ extensions }: { extensions: object }) => extensions as DeclaredTopics;

/** Reads each `@shows` and `@changes` into the extensions of its type or field. */
export function readTopics(schema: GraphQLSchema): void {
  const directives = { shows: schema.getDirective('shows')!, changes: schema.getDirective('changes')! };
  const read = (one: { astNode?: unknown; extensions: object }) => {
    const node = one.astNode as Parameters<typeof getDirectiveValues>[1] | undefined;
    if (!node) return;
    for (const name of ['shows', 'changes'] as const) {
      const declared = getDirectiveValues(directives[name], node) as TopicList | undefined;
      if (declared) one.extensions = { ...one.extensions, [name]: declared };
    }
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    read(type);
    Object.values(type.getFields()).forEach(read);
  }
}

/** The topics that a mutation changes when it has done what it was asked for; none where nothing is declared. */
export function topicsChanged(schema: GraphQLSchema, mutation: string): TopicList {
  const field = schema.getMutationType()?.getFields()[mutation];
  return (field && declaredOn(field).changes) ?? { topics: [] };
}

/** The topics of a field of Query, by itself or by its type; null where neither says any. */
export function topicsOfQuery(schema: GraphQLSchema, name: string): readonly Topic[] | null {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) return null;
  return (declaredOn(field).shows ?? declaredOn(getNamedType(field.type)).shows)?.topics ?? null;
}

/** The topics that a valid query shows with these variables; null where it may show any. */
export type ShownTopics = (variables: Readonly<Record<string, unknown>>) => readonly ChangedTopic[] | null;

/** A field of Query that shows one thing of its topics. */
type OneThing = { field: Field; node: FieldNode; by: readonly string[]; topics: Set<Topic> };

/**
 * The topics of all that a valid query shows; any where one of its fields says nothing of it. What stands below a field that
 * shows one thing is of that thing too, but for what stands in a fragment of its own.
 */
export function topicsShown(schema: GraphQLSchema, document: DocumentNode): ShownTopics {
  const shown = new Set<Topic>();
  const things: OneThing[] = [];
  let current: OneThing | null = null;
  let isKnown = true;
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          const [field, parent] = [info.getFieldDef(), info.getParentType()];
          if (!field || node.name.value.startsWith('__')) return;
          if (parent === schema.getQueryType()) {
            if (topicsOfQuery(schema, node.name.value) === null) isKnown = false;
            const by = declaredOn(field).shows?.by;
            current = by ? { field, node, by, topics: new Set() } : null;
            if (current) things.push(current);
          }
          for (const one of [field, getNamedType(field.type)])
            declaredOn(one).shows?.topics.forEach((topic) => (current?.topics ?? shown).add(topic));
        },
        leave(node) {
          if (current?.node === node) current = null;
        },
      },
    }),
  );
  const general = [...shown].sort();
  if (!isKnown) return () => null;
  if (things.length === 0) return () => general;
  return (variables) => [...new Set([...general, ...things.flatMap((thing) => topicsOfThing(thing, variables))])].sort();
}

function topicsOfThing({ field, node, by, topics }: OneThing, variables: Readonly<Record<string, unknown>>): readonly ChangedTopic[] {
  try {
    const args = getArgumentValues(field, node, variables);
    return topicsOfThings(
      [...topics],
      by.map((path) => valueAt(args, path)),
    );
  } catch {
    // Variables that don't fit are refused where they are read.
    return [...topics];
  }
}

/** The value at a path with points; undefined where there is none. */
export function valueAt(from: unknown, path: string): unknown {
  let value = from;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}
