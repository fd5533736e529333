import { GraphQLError, parse, specifiedRules, validate, visit, type DocumentNode, type GraphQLSchema, type ValidationRule } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { boundedOperations, fieldsOf, isNestedTooDeep, limits } from './limits.ts';
import { incomingText } from '../../incoming/incoming-text.ts';
import { readOperation, type Operation } from './operation.ts';

/** A document that can be parsed. */
export type ReadDocument = {
  text: string;
  ast: DocumentNode;
  /** Null for a document that is refused before it runs, whatever it asks for. */
  operation: Operation | null;
};

export type Documents = {
  /** A refusal where the text is too large or no GraphQL. */
  read(text: string): ReadDocument | GraphQLError;
  /** The objections of the schema and the limits; none for one that may run. */
  refusalsOf(document: ReadDocument): readonly GraphQLError[];
  /** The compiled query of a document that is asked often; null for any other. To be called once a run. */
  compiled(document: ReadDocument): CompiledQuery | null;
};

const KEPT_BYTES = 16_000_000;
/** The memory of a token in a syntax tree without locations. */
const BYTES_A_TOKEN = 150;
/** A compiled field is some 3 kB of code and closures. */
const COMPILED_FIELDS = 8_000;
/** Refusals that one answer names. */
const MOST_REFUSALS = 5;

/** The documents of one server. What it keeps of them is bounded by bytes, whatever is sent: docs/decisions/073. */
export function createDocuments(schema: GraphQLSchema, extraRules: readonly ValidationRule[]): Documents {
  const rules = [...specifiedRules, ...extraRules];
  const kept = new LRUCache<string, ReadDocument>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ text, ast }) => 2 * text.length + BYTES_A_TOKEN * (ast.tokenCount ?? limits.tokens),
  });
  const valid = new WeakSet<ReadDocument>();
  const uses = new WeakMap<ReadDocument, number>();
  const compiledQueries = new LRUCache<string, CompiledQuery>({ maxSize: COMPILED_FIELDS });

  return {
    read(text) {
      const known = kept.get(text);
      if (known) return known;
      const bytes = Buffer.byteLength(text);
      if (bytes > limits.bytes) return new GraphQLError(`Too large: bytes ${bytes} of ${limits.bytes}`);
      const ast = parsed(text, { noLocation: true });
      if (ast instanceof GraphQLError) return ast;
      const document = { text, ast: withIncomingTexts(ast), operation: readOperation(ast) };
      kept.set(text, document);
      return document;
    },
    refusalsOf(document) {
      if (valid.has(document)) return [];
      // Parsed anew, since refusals name their places and the kept tree has none.
      const ast = parsed(document.text, {});
      if (ast instanceof GraphQLError) return [ast];
      // The limits come first: some rules take the square of a document's size.
      const tooLarge = validate(schema, ast, [boundedOperations]);
      const refusals = tooLarge.length > 0 ? tooLarge : validate(schema, ast, rules, { maxErrors: MOST_REFUSALS });
      if (refusals.length === 0) valid.add(document);
      return refusals;
    },
    compiled(document) {
      const known = compiledQueries.get(document.text);
      if (known) return known;
      const used = (uses.get(document) ?? 0) + 1;
      uses.set(document, used);
      if (used <= limits.usesBeforeCompiled) return null;
      const made = compileQuery(schema, document.ast);
      if (!isCompiledQuery(made)) return null;
      compiledQueries.set(document.text, made, { size: Math.max(1, fieldsOf(document.ast)) });
      return made;
    },
  };
}

/** Texts written in a document have come in, like what stands in its variables. */
function withIncomingTexts(ast: DocumentNode): DocumentNode {
  return visit(ast, { StringValue: (node) => ({ ...node, value: incomingText(node.value) }) });
}

function parsed(text: string, options: { noLocation?: boolean }): DocumentNode | GraphQLError {
  try {
    if (isNestedTooDeep(text)) return new GraphQLError(`Too large: nesting of more than ${limits.nesting}`);
    return parse(text, { ...options, maxTokens: limits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
