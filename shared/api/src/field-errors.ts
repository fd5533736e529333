import { CombinedError } from 'urql';
import type { FieldError } from './rest-client.ts';

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
  return Object.fromEntries(listOf(error).map(({ property, constraints }) => [property, Object.values(constraints)[0] ?? '']));
}
