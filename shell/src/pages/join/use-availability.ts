import { useEffect, useState } from 'react';
import { useClient, type TypedDocumentNode } from 'urql';

/** Whether an email or nickname is still free; `unknown` while it isn't fit to be asked or the answer is missing. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

const PAUSE = 350;

/** Ask the server, a moment after the typing pauses, whether `value` is taken. Null is not asked. */
export function useAvailability(query: TypedDocumentNode<{ isTaken: boolean }, { value: string }>, value: string | null): Availability {
  const client = useClient();
  const [answer, setAnswer] = useState<{ value: string; isTaken: boolean | null } | null>(null);

  useEffect(() => {
    if (value === null) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { data } = await client.query(query, { value }).toPromise();
      if (isWanted) setAnswer({ value, isTaken: data?.isTaken ?? null });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, query, value]);

  if (value === null) return 'unknown';
  if (answer?.value !== value) return 'checking';
  if (answer.isTaken === null) return 'unknown';
  return answer.isTaken ? 'taken' : 'free';
}
