import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Of one document. The largest of our own clients has 1,600 bytes, 210 tokens, 93 fields and 4 aliases. */
export const limits = {
  bytes: 16_384,
  tokens: 2_000,
  nesting: 64,
  depth: 12,
  aliases: 30,
  fields: 500,
  cost: 20_000,
  usesBeforeCompiled: 32,
};

type Size = { depth: number; aliases: number; fields: number };

const OPENING: readonly TokenKind[] = [TokenKind.PAREN_L, TokenKind.BRACE_L, TokenKind.BRACKET_L];
const CLOSING: readonly TokenKind[] = [TokenKind.PAREN_R, TokenKind.BRACE_R, TokenKind.BRACKET_R];

/**
 * Looks whether a document has more levels of brackets of any kind than any call needs, by its tokens: the parser, and
 * whatever walks through its tree, calls itself for each.
 * @throws GraphQLError where the text is no GraphQL
 */
export function isNestedTooDeep(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  let levels = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    if (OPENING.includes(kind)) levels += 1;
    else if (CLOSING.includes(kind)) levels -= 1;
    if (levels > limits.nesting) return true;
  }
  return false;
}

/** One operation a document, and that one of bounded depth, alias count and size, fragments unfolded. */
export function boundedOperations(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      // The compiled query is kept by its document alone, so a second operation would never be reached.
      if (operations.length > 1) context.reportError(new GraphQLError('One operation a document'));
      for (const { operation, selectionSet } of operations) {
        if (operation === 'subscription') context.reportError(new GraphQLError('There are no subscriptions'));
        const size = measure(selectionSet, fragmentsOf(document), new Map());
        for (const bound of ['depth', 'aliases', 'fields'] as const) {
          if (size[bound] > limits[bound]) {
            context.reportError(new GraphQLError(`Too large: ${bound} ${size[bound]} of ${limits[bound]}`));
          }
        }
      }
    },
  };
}

/** The number of fields that a bounded operation asks for, fragments unfolded. */
export function fieldsOf(document: DocumentNode): number {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation ? measure(operation.selectionSet, fragmentsOf(document), new Map()).fields : 0;
}

/** Introspection reads only the schema: its depth and size are its own and are not counted. */
function measure({ selections }: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>, measured: Map<string, Size>): Size {
  const total: Size = { depth: 0, aliases: 0, fields: 0 };
  const add = (size: Size) => {
    total.depth = Math.max(total.depth, size.depth);
    total.aliases += size.aliases;
    total.fields += size.fields;
  };
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      if (node.name.value.startsWith('__')) {
        total.aliases += node.alias ? 1 : 0;
        continue;
      }
      const inner = node.selectionSet ? measure(node.selectionSet, fragments, measured) : { depth: 0, aliases: 0, fields: 0 };
      add({ depth: inner.depth + 1, aliases: inner.aliases + (node.alias ? 1 : 0), fields: inner.fields + 1 });
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      add(measure(node.selectionSet, fragments, measured));
    } else {
      add(measureFragment(node.name.value, fragments, measured));
    }
  }
  return total;
}

/** Each fragment is measured once, so a bomb of nested fragments costs no more than its text. */
function measureFragment(name: string, fragments: Map<string, FragmentDefinitionNode>, measured: Map<string, Size>): Size {
  const nothing: Size = { depth: 0, aliases: 0, fields: 0 };
  const known = measured.get(name);
  if (known) return known;
  const fragment = fragments.get(name);
  // A cycle meets this entry instead of itself; graphql's own rule reports it.
  measured.set(name, nothing);
  const size = fragment ? measure(fragment.selectionSet, fragments, measured) : nothing;
  measured.set(name, size);
  return size;
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((node) => [node.name.value, node]));
}
