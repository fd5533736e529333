import { CombinedError } from 'urql';
import { messageOfError } from './message-of-error.ts';
import type { FieldError } from './rest/rest-types.ts';

function listOf(error: unknown): FieldError[] {
  const source = error instanceof CombinedError ? error.graphQLErrors[0]?.extensions : error;
  const errors = typeof source === 'object' && source !== null && 'errors' in source ? source.errors : [];
  return Array.isArray(errors) ? errors : [];
}

/**
 * The sentences of a validation failure by the field that each is about, from
 * a GraphQL error or a REST answer alike; empty when it was something else.
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return Object.fromEntries(
    listOf(error).map(({ property, constraints }) => [property, Object.values(constraints)[0] ?? '다시 확인해 주세요.']),
  );
}

/**
 * The reasons of a refusal, as a form shows them: at its fields, and as one sentence for the whole. From a GraphQL error, a REST answer or
 * what was thrown.
 */
export function refusalOf(error: unknown): { fields: Record<string, string>; message: string } {
  return { fields: fieldErrorsOf(error), message: messageOfError(error) };
}
