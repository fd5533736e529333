import { messageOfError, type RestAnswer } from '@petcare/api';
import { useCallback, useEffect, useState } from 'react';

/** What a REST call has brought so far; while it is asked again the earlier data stays. */
export type Loaded<T> = { data: T | null; error: string | null; isLoading: boolean; reload: () => void };

/** Ask a REST call when `key` is given, and again when it changes; the answer to an earlier key is dropped. */
export function useLoaded<T>(key: string | null, load: (key: string) => Promise<RestAnswer<T>>): Loaded<T> {
  const [answer, setAnswer] = useState<{ key: string; data: T | null; error: string | null } | null>(null);
  const [round, setRound] = useState(0);
  const [isLoading, setIsLoading] = useState(key !== null);

  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    setIsLoading(true);
    const keep = (data: T | null, error: string | null) => {
      if (!isWanted) return;
      setAnswer({ key, data, error });
      setIsLoading(false);
    };
    load(key).then(
      (result) => (result.success ? keep(result.data, null) : keep(null, result.message)),
      (error: unknown) => keep(null, messageOfError(error)),
    );
    return () => {
      isWanted = false;
    };
    // `load` is the same call for every render; what differs is in the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  const current = answer?.key === key ? answer : null;
  return { data: current?.data ?? null, error: current?.error ?? null, isLoading: isLoading || (key !== null && !current), reload };
}
