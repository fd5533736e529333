import { act, renderHook } from '@testing-library/react';
import { CombinedError } from 'urql';
import { useAttempt } from './use-attempt.ts';

const refused = new CombinedError({ graphQLErrors: [{ message: '안 돼요.' }] });

test.each<[string, () => Promise<unknown>, boolean, string]>([
  ['no error', async () => undefined, true, ''],
  ['a GraphQL error', async () => refused, false, '안 돼요.'],
  ['an error message', async () => '사진이 너무 커요.', false, '사진이 너무 커요.'],
  ['a thrown error', () => Promise.reject(refused), false, '안 돼요.'],
])('an attempt reports the outcome of an action that ends with %s', async (_name, work, isDone, sentence) => {
  const { result } = renderHook(useAttempt);
  let done: boolean | undefined;
  await act(async () => {
    done = await result.current.attempt(work);
  });
  expect(done).toBe(isDone);
  expect(result.current).toMatchObject({ isPending: false, refusal: sentence });
});

test('the form of an attempt runs one action at a time and clears the last refusal when the next one starts', async () => {
  const { result } = renderHook(useAttempt);
  await act(() => result.current.attempt(async () => refused));
  let finish = () => {};
  const slow = jest.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
  const second = jest.fn(async () => undefined);
  await act(async () => {
    void result.current.attempt(slow);
    expect(await result.current.attempt(second)).toBe(false);
  });
  expect(result.current).toMatchObject({ isPending: true, refusal: '' });
  await act(async () => finish());
  expect(second).not.toHaveBeenCalled();
  expect(result.current.isPending).toBe(false);
});
