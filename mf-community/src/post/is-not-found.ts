import type { CombinedError } from 'urql';

export const isNotFound = (error: CombinedError | undefined): boolean =>
  error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'NOT_FOUND') ?? false;
