import type { CombinedError } from 'urql';

/**
 * True when the API says that there is no such thing: none with this id (`NOT_FOUND`), or none could have it (`VALIDATION_FAILED`). For the
 * error of a query by an id.
 */
export function isNotFound(error: CombinedError | undefined): boolean {
  return ['NOT_FOUND', 'VALIDATION_FAILED'].includes(String(error?.graphQLErrors[0]?.extensions['code']));
}
