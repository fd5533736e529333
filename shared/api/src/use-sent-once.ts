import { useEffect, useRef, useState } from 'react';
import type { AnyVariables, OperationContext, OperationResult } from 'urql';
import { createAttempts } from './attempts.ts';
import { offlineSentence } from './message-of-error.ts';

type Send<Data, Variables extends AnyVariables> = (
  variables: Variables,
  context: Partial<OperationContext>,
) => Promise<OperationResult<Data, Variables>>;

/** True once the network is back; false when the page is left before that. */
function backOnline(left: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(!left.aborted), { signal: left, once: true });
    left.addEventListener('abort', () => resolve(false));
  });
}

/**
 * A mutation that creates something (the `send` of `useMutation`), with an
 * idempotency key: when no answer came, the same variables again are the same
 * act, which the server does once. With `onWait`, what is sent while the device has no network waits until it
 * has one, as long as the page stands, and goes under the same key; `onWait` says so to the person.
 */
export function useSentOnce<Data, Variables extends AnyVariables>(send: Send<Data, Variables>, onWait?: () => void) {
  const [attempts] = useState(createAttempts);
  const page = useRef<AbortController>(null);
  useEffect(() => {
    const standing = (page.current = new AbortController());
    return () => standing.abort();
  }, []);
  return async (variables: Variables): Promise<OperationResult<Data, Variables>> => {
    const key = attempts.keyFor(JSON.stringify(variables));
    const context = { fetchOptions: { credentials: 'include' as const, headers: { 'idempotency-key': key } } };
    let result = await send(variables, context);
    while (onWait && page.current && result.error?.networkError && offlineSentence() !== null) {
      onWait();
      if (!(await backOnline(page.current.signal))) break;
      result = await send(variables, context);
    }
    if (!result.error?.networkError) attempts.answered();
    return result;
  };
}
