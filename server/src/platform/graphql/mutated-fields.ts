import { Kind, parse } from 'graphql';

/** The fields of a mutation; none for what only reads. Null when they can't be told without its fragments. */
export function mutatedFields(query: string): readonly string[] | null {
  if (!query.includes('mutation')) return [];
  const mutation = parse(query).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation');
  if (mutation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const fields = mutation.selectionSet.selections.map((node) => (node.kind === Kind.FIELD ? node.name.value : null));
  return fields.every((field) => field !== null) ? fields : null;
}
