import { renderHook } from '@testing-library/react';
import { CombinedError, type OperationContext, type OperationResult } from 'urql';
import { useSentOnce } from './use-sent-once.ts';

const unanswered = new CombinedError({ networkError: new TypeError('Failed to fetch') });
const refused = new CombinedError({ graphQLErrors: [{ message: '안 돼요.' }] });

/** Sends the given texts one after the other, answered by `errors`, and gives the keys that went with them. */
async function keysOf(sent: [text: string, error?: CombinedError][]): Promise<string[]> {
  const keys: string[] = [];
  const errors = sent.map(([, error]) => error);
  const send = (_variables: { text: string }, { fetchOptions }: Partial<OperationContext>) => {
    const { headers } = fetchOptions as { headers: Record<string, string> };
    keys.push(headers['idempotency-key'] ?? '');
    return Promise.resolve({ error: errors.shift() } as OperationResult<object, { text: string }>);
  };
  const { result } = renderHook(() => useSentOnce(send));
  for (const [text] of sent) await result.current({ text });
  return keys;
}

test.each<[string, [string, CombinedError?][], boolean]>([
  ['keeps the key when the same values are sent again without an answer', [['가', unanswered], ['가']], true],
  ['uses a new key for other values, even without an answer', [['가', unanswered], ['나']], false],
  ['uses a new key for the same values after an answer', [['가'], ['가']], false],
  ['uses a new key for the same values after a refusal', [['가', refused], ['가']], false],
])('%s', async (_name, sent, isSame) => {
  const [first, second] = await keysOf(sent);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(first === second).toBe(isSame);
});
