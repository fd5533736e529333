import { Kind, parse, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { limits } from './limits.ts';

/** What an operation asks of the root type, its fragments unfolded; `key` is the field's name in the answer. */
export type Operation = {
  type: 'Query' | 'Mutation';
  fields: { name: string; key: string; /** Under @skip or @include. */ isConditional: boolean }[];
};

const CHARACTERS = 4_000_000;
const known = new LRUCache<string, { operation: Operation | null }>({
  maxSize: CHARACTERS,
  sizeCalculation: (_read, text) => text.length,
});

/** The one operation of a document; null for a document that is refused before it runs, whatever it asks for. */
export function readOperation(text: string): Operation | null {
  const read = known.get(text);
  if (read) return read.operation;
  const operation = operationOf(text);
  known.set(text, { operation });
  return operation;
}

function operationOf(text: string): Operation | null {
  const document = parsed(text);
  const [operation, ...others] = (document?.definitions ?? []).filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!document || !operation || others.length > 0 || operation.operation === 'subscription') return null;
  return { type: operation.operation === 'query' ? 'Query' : 'Mutation', fields: rootFields(document, operation) };
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: limits.tokens, noLocation: true });
  } catch {
    return null;
  }
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
