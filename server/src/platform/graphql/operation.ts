import { Kind, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';

/** The fields of the root type that an operation asks for, its fragments unfolded; `key` is the field's name in the answer. */
export type Operation = {
  type: 'Query' | 'Mutation';
  node: OperationDefinitionNode;
  fields: { name: string; key: string; /** Under @skip or @include. */ isConditional: boolean }[];
};

/** The one operation of a document; null for a document that is refused before it runs, whatever it asks for. */
export function readOperation(document: DocumentNode): Operation | null {
  const [node, ...others] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode[];
  if (!node || others.length > 0 || node.operation === 'subscription') return null;
  return { type: node.operation === 'query' ? 'Query' : 'Mutation', node, fields: rootFields(document, node) };
}

function rootFields(document: DocumentNode, operation: OperationDefinitionNode): Operation['fields'] {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map<string, FragmentDefinitionNode>(fragments.map((node) => [node.name.value, node]));
  const unfolded = new Set<string>();
  const fields: Operation['fields'] = [];

  function unfold(selections: readonly SelectionNode[], isConditional: boolean): void {
    for (const node of selections) {
      const isLessSure = isConditional || (node.directives?.length ?? 0) > 0;
      if (node.kind === Kind.FIELD) {
        fields.push({ name: node.name.value, key: (node.alias ?? node.name).value, isConditional: isLessSure });
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        unfold(node.selectionSet.selections, isLessSure);
      } else if (!unfolded.has(node.name.value)) {
        unfolded.add(node.name.value);
        unfold(byName.get(node.name.value)?.selectionSet.selections ?? [], isLessSure);
      }
    }
  }
  unfold(operation.selectionSet.selections, false);
  return fields;
}
