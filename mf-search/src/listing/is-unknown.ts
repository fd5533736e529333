import type { CombinedError } from 'urql';

/** The API's way of saying that there is no such thing. */
export function isUnknown(error: CombinedError | undefined): boolean {
  return ['NOT_FOUND', 'VALIDATION_FAILED'].includes(String(error?.graphQLErrors[0]?.extensions['code']));
}
