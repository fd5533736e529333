import { useState } from 'react';
import type { AnyVariables, OperationContext, OperationResult } from 'urql';
import { createAttempts } from './attempts.ts';

type Send<Data, Variables extends AnyVariables> = (
  variables: Variables,
  context: Partial<OperationContext>,
) => Promise<OperationResult<Data, Variables>>;

/**
 * A mutation that creates something (the `send` of `useMutation`), with an
 * idempotency key: when no answer came, the same variables again are the same
 * act, which the server does once.
 */
export function useSentOnce<Data, Variables extends AnyVariables>(send: Send<Data, Variables>) {
  const [attempts] = useState(createAttempts);
  return async (variables: Variables): Promise<OperationResult<Data, Variables>> => {
    const key = attempts.keyFor(JSON.stringify(variables));
    const result = await send(variables, { fetchOptions: { credentials: 'include', headers: { 'idempotency-key': key } } });
    if (!result.error?.networkError) attempts.answered();
    return result;
  };
}
