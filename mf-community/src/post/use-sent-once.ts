import { useRef } from 'react';
import type { AnyVariables, CombinedError, OperationContext, OperationResult } from 'urql';

type Send<Data, Variables extends AnyVariables> = (
  variables: Variables,
  context: Partial<OperationContext>,
) => Promise<OperationResult<Data, Variables>>;

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
const isUnanswered = (error: CombinedError | undefined) => error?.networkError !== undefined;

/** Sends what creates something. When no answer came, the same again is the same act: the server does it once. */
export function useSentOnce<Data, Variables extends AnyVariables>(send: Send<Data, Variables>) {
  const unanswered = useRef<{ sent: string; key: string } | null>(null);
  return async (variables: Variables): Promise<OperationResult<Data, Variables>> => {
    const sent = JSON.stringify(variables);
    const key = unanswered.current?.sent === sent ? unanswered.current.key : newKey();
    const result = await send(variables, { fetchOptions: { credentials: 'include', headers: { 'idempotency-key': key } } });
    unanswered.current = isUnanswered(result.error) ? { sent, key } : null;
    return result;
  };
}
