import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { rest } from './rest.ts';
import type { RestAnswer, RestData, RestOptions, RestPath } from './rest-types.ts';

/**
 * The state of a query. `data` and `error` (a sentence for the person, `code` the API's word for it) are of these very options: others
 * begin anew.
 */
export type RestState<T> = { data: T | null; error: string | null; code: string | null; isLoading: boolean; refetch: () => void };

/** Asked in effects only: a page that is rendered on the server says that it is loading. */
type Options<P extends RestPath<'get'>> = RestOptions<'get', P> & { pause?: boolean };

/**
 * Asks a GET call of the REST API when the component mounts and whenever its `path` or `query` change; not while `pause`.
 * `refetch` asks again and keeps what is shown until the answer is there. A question that nobody waits for is given up.
 */
export function useRest<P extends RestPath<'get'>>(address: P, { pause = false, ...options }: Options<P>): RestState<RestData<'get', P>> {
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<{ key: string; round: number; answer: RestAnswer<RestData<'get', P>> } | null>(null);
  const key = JSON.stringify([address, options]);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await rest.get<RestPath<'get'>>(address, { ...(options as object), signal } as never);
    if (!signal.aborted) setAnswered({ key, round, answer: answer as RestAnswer<RestData<'get', P>> });
  });

  useEffect(() => {
    if (pause) return;
    const abort = new AbortController();
    void ask(abort.signal);
    return () => abort.abort();
  }, [key, round, pause]);

  const refetch = useCallback(() => setRound((before) => before + 1), []);
  const answer = answered?.key === key ? answered.answer : null;
  return {
    data: answer?.success ? answer.data : null,
    error: answer?.success === false ? answer.message : null,
    code: answer?.success === false ? answer.error.code : null,
    isLoading: !pause && !(answer && answered?.round === round),
    refetch,
  };
}
