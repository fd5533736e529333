import { messageOfError, type RestState } from '@petcare/api';
import { ErrorState, type ErrorStateProps } from '@petcare/ui';
import type { ReactElement } from 'react';
import type { CombinedError } from 'urql';

type UrqlState<T> = readonly [
  { data?: T | undefined; error?: CombinedError | undefined; fetching: boolean },
  (options?: { requestPolicy: 'network-only' }) => void,
];

/** The state of a query as `useRest` gives it; also that of a hook which asks in its own way. `error` is a sentence or what urql threw. */
export type QueryState<T, Error extends CombinedError | string | null | undefined = string | null> = Pick<
  RestState<T>,
  'isLoading' | 'refetch'
> & {
  data: T | null | undefined;
  error: Error;
};

/** The answer to a query: its data, or what stands in for them. `reload` asks the API again. */
export type Answer<T, Error = unknown> = { error: Error; isLoading: boolean; reload: () => void } & (
  { standIn: ReactElement; data: undefined } | { standIn: null; data: T }
);

/** Options of `answerOf`. */
export interface AnswerOptions<T = unknown> extends Pick<ErrorStateProps, 'title' | 'isSmall'> {
  /** The stand-in for data without a row; false where there are some. */
  empty?: (data: T) => ReactElement | false;
  /** Shows `waiting` at each question, not only at the first: where the answer before says something else. */
  waitsEachTime?: boolean;
}

/**
 * The answer of `useQuery` or `useRest` as a page shows it: `waiting` until it is there, the error with a button that asks
 * again, what is said of an empty one, and else its data. The one place that shows the error of a query.
 *
 *     const { standIn, data } = answerOf(useQuery({ query }), <Skeleton variant="list" />);
 *     if (standIn) return standIn;
 */
export function answerOf<T>(query: UrqlState<T>, waiting: ReactElement, options?: AnswerOptions<T>): Answer<T, CombinedError | undefined>;
export function answerOf<T, Error extends CombinedError | string | null | undefined>(
  query: QueryState<T, Error>,
  waiting: ReactElement,
  options?: AnswerOptions<T>,
): Answer<T, Error>;
export function answerOf<T>(
  query: UrqlState<T> | QueryState<T, CombinedError | string | null | undefined>,
  waiting: ReactElement,
  { empty, waitsEachTime, ...look }: AnswerOptions<T> = {},
): Answer<T> {
  const { data, error, isLoading, refetch } = 'refetch' in query ? query : ofUrql(query);
  const known = { error, isLoading, reload: refetch };
  const instead = (standIn: ReactElement) => ({ ...known, data: undefined, standIn });
  if (waitsEachTime && isLoading) return instead(waiting);
  if (error)
    return instead(
      <ErrorState {...look} message={typeof error === 'string' ? error : messageOfError(error)} onRetry={refetch} isRetrying={isLoading} />,
    );
  if (!data) return instead(waiting);
  const nothing = empty?.(data);
  return nothing ? instead(nothing) : { ...known, data, standIn: null };
}

/** The state of two questions whose answers are shown together: asked again are those that have failed. */
export function bothOf<One, Other>(one: QueryState<One>, other: QueryState<Other>): QueryState<readonly [One, Other]> {
  return {
    data: one.data && other.data ? [one.data, other.data] : null,
    error: one.error ?? other.error,
    isLoading: one.isLoading || other.isLoading,
    refetch: () => {
      if (one.error !== null) one.refetch();
      if (other.error !== null) other.refetch();
    },
  };
}

function ofUrql<T>([{ data, error, fetching }, ask]: UrqlState<T>) {
  return { data, error, isLoading: fetching, refetch: () => ask({ requestPolicy: 'network-only' }) };
}
