import { messageOfError, type RestState } from '@petcare/api';
import { ErrorState } from '@petcare/ui';
import type { ReactElement } from 'react';
import type { CombinedError } from 'urql';

type UrqlState<T> = readonly [
  { data?: T | undefined; error?: CombinedError | undefined; fetching: boolean },
  (options?: { requestPolicy: 'network-only' }) => void,
];

/** The answer to a query: its data, or what stands in for them. `reload` asks the API again. */
export type Answer<T, Error = unknown> = { error: Error; isLoading: boolean; reload: () => void } & (
  { standIn: ReactElement; data: undefined } | { standIn: null; data: T }
);

/** Options of `answerOf`. */
export interface AnswerOptions {
  /** The title of the error, where it is not the whole page that is missing. */
  title?: string;
}

/**
 * The answer of `useQuery` or `useRest` as a page shows it: `waiting` until it is there, the error with a button that asks
 * again, and else its data.
 *
 *     const { standIn, data } = answerOf(useQuery({ query }), <Skeleton variant="list" />);
 *     if (standIn) return standIn;
 */
export function answerOf<T>(query: UrqlState<T>, waiting: ReactElement, options?: AnswerOptions): Answer<T, CombinedError | undefined>;
export function answerOf<T>(query: RestState<T>, waiting: ReactElement, options?: AnswerOptions): Answer<T, string | null>;
export function answerOf<T>(query: UrqlState<T> | RestState<T>, waiting: ReactElement, options: AnswerOptions = {}): Answer<T> {
  const { data, ...known } = 'refetch' in query ? ofRest(query) : ofUrql(query);
  const { error, isLoading, reload } = known;
  const message = typeof error === 'string' ? error : messageOfError(error);
  if (error)
    return { ...known, data: undefined, standIn: <ErrorState {...options} message={message} onRetry={reload} isRetrying={isLoading} /> };
  return data ? { ...known, data, standIn: null } : { ...known, data: undefined, standIn: waiting };
}

const ofRest = <T,>({ data, error, isLoading, refetch }: RestState<T>) => ({ data, error, isLoading, reload: refetch });

function ofUrql<T>([{ data, error, fetching }, ask]: UrqlState<T>) {
  return { data, error, isLoading: fetching, reload: () => ask({ requestPolicy: 'network-only' }) };
}
