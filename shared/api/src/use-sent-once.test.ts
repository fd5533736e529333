import { act, renderHook } from '@testing-library/react';
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

describe('without a network', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => isOnline.mockRestore());
  const turn = (on: boolean) => {
    isOnline.mockReturnValue(on);
    dispatchEvent(new Event(on ? 'online' : 'offline'));
  };

  /** A form whose sends reach nobody until the network is there. */
  function aForm(waits = true) {
    const keys: string[] = [];
    const onWait = jest.fn();
    const send = async (_variables: object, { fetchOptions }: Partial<OperationContext>) => {
      keys.push((fetchOptions as { headers: Record<string, string> }).headers['idempotency-key'] ?? '');
      return (navigator.onLine ? { data: { id: '1' } } : { error: unanswered }) as OperationResult<object, object>;
    };
    const { result, unmount } = renderHook(() => useSentOnce(send, waits ? onWait : undefined));
    return { keys, onWait, unmount, send: (text: string) => result.current({ text }) };
  }

  test('what waits goes once when the network is back, under the same key', async () => {
    turn(false);
    const { keys, onWait, send } = aForm();
    const sending = send('가');
    await act(async () => undefined);
    expect([keys.length, onWait.mock.calls.length]).toEqual([1, 1]);
    turn(true);
    expect((await sending).data).toEqual({ id: '1' });
    dispatchEvent(new Event('online'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('nothing waits for a page that is left, or in a form that does not say so', async () => {
    turn(false);
    const [left, silent] = [aForm(), aForm(false)];
    const sending = left.send('가');
    await act(async () => undefined);
    left.unmount();
    expect((await sending).error).toBe(unanswered);
    expect((await silent.send('나')).error).toBe(unanswered);
    turn(true);
    expect([left.keys.length, silent.keys.length, silent.onWait.mock.calls.length]).toEqual([1, 1, 0]);
  });
});
