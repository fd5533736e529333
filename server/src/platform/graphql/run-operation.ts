import { execute, getVariableValues, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { costOf } from './cost.ts';
import type { Documents, ReadDocument } from './documents.ts';
import { limits } from './limits.ts';

type Operation = { document: ReadDocument; variables: Record<string, unknown>; operationName: string | null | undefined };

/** Thrown for what is refused before it runs. */
export class RefusedOperation extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('The operation is refused');
    this.errors = errors;
  }
}

/** Runs the one operation of a document, compiled where it is asked often. */
export async function runOperation(
  { schema, documents }: { schema: GraphQLSchema; documents: Documents },
  { document, variables, operationName }: Operation,
  context: GraphqlContext,
): Promise<ExecutionResult> {
  refuse(documents.refusalsOf(document));
  const { node } = document.operation!;
  if (operationName && operationName !== node.name?.value) refuse([new GraphQLError(`Unknown operation named "${operationName}"`)]);
  const { errors, coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variables, { maxErrors: 5 });
  if (!coerced) throw new RefusedOperation(errors);
  const cost = costOf(schema, document.ast, document.operation!, coerced);
  if (cost > limits.cost) refuse([new GraphQLError(`Too large: cost ${cost} of ${limits.cost}`)]);
  const compiled = documents.compiled(document);
  if (compiled) return compiled.query({}, context, variables);
  return execute({ schema, document: document.ast, rootValue: {}, contextValue: context, variableValues: variables });
}

function refuse(errors: readonly GraphQLError[]): void {
  if (errors.length > 0) throw new RefusedOperation(errors);
}
