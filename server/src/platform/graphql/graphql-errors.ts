import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { validationFailed } from '../errors/app-error.ts';
import { toAppError, toGraphqlError } from '../refusals/wire.ts';

/** One error of an executed operation. What was not expected is logged and never shown. */
export function formatExecutionError(error: GraphQLError, log: FastifyBaseLogger): GraphQLFormattedError {
  const cause = thrownBy(error);
  // graphql itself refused the input: a variable of the wrong type, or a scalar that does not parse.
  const isInput = !cause || cause instanceof GraphQLError;
  const failure = isInput ? validationFailed([]) : toAppError(cause);
  if (failure.status >= 500) log.error({ err: cause }, 'unexpected failure');
  return { ...toGraphqlError(failure), ...(error.path && { path: error.path }) };
}

/** The thrown value, also where graphql took it for no Error: Node's own errors of another realm are none here. */
function thrownBy({ originalError }: GraphQLError): unknown {
  return originalError && 'thrownValue' in originalError ? originalError.thrownValue : originalError;
}

/** A document that was refused before it ran. `detail` is for developers and left out in production. */
export function formatRefusal(errors: readonly Error[], production: boolean): GraphQLFormattedError[] {
  const { message, extensions } = toGraphqlError(validationFailed([]));
  return errors.map((error) => ({
    message,
    ...(error instanceof GraphQLError && error.locations && { locations: error.locations }),
    extensions: production ? extensions : { ...extensions, detail: error.message },
  }));
}
