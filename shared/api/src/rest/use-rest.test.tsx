import { restResponse } from '@petcare/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useRest } from './use-rest.ts';

const ABLE = '/api/client/reservation/abletime';
type AskedRequest = { address: string; signal: AbortSignal | null | undefined; answer: (body: object, status?: number) => Promise<void> };

/** The network, which answers when the test says so. */
function onNetwork(): AskedRequest[] {
  const asked: AskedRequest[] = [];
  globalThis.fetch = (address, init) =>
    new Promise((resolve) => {
      const answer = (body: object, status = 200) => act(async () => resolve(restResponse(status, body)));
      asked.push({ address: String(address), signal: init?.signal, answer });
    });
  return asked;
}

const times = (time: string) => ({ success: true, data: [{ time, taken: false }] });
const open = (date: string, pause = false) =>
  renderHook(({ date: day, pause: isPaused }) => useRest(ABLE, { query: { hospital_id: '7', date: day }, pause: isPaused }), {
    initialProps: { date, pause },
  });

test('useRest sends the request on mount and returns the data of the answer', async () => {
  const asked = onNetwork();
  const { result } = open('2026-12-01');
  expect(result.current).toMatchObject({ data: null, error: null, isLoading: true });
  expect(asked.map(({ address }) => address)).toEqual([`${ABLE}?hospital_id=7&date=2026-12-01`]);
  await asked[0]!.answer(times('09:00'));
  expect(result.current).toMatchObject({ data: [{ time: '09:00', taken: false }], error: null, isLoading: false });
});

test('useRest returns the message of a refused request', async () => {
  const asked = onNetwork();
  const { result } = open('2026-12-01');
  await asked[0]!.answer({ success: false, message: '없는 병원이에요.', error: { code: 'NOT_FOUND', message: '' } }, 404);
  expect(result.current).toMatchObject({ data: null, error: '없는 병원이에요.', isLoading: false });
});

test('useRest keeps the old data while it fetches again', async () => {
  const asked = onNetwork();
  const { result } = open('2026-12-01');
  await asked[0]!.answer(times('09:00'));
  act(() => result.current.refetch());
  expect(result.current).toMatchObject({ data: [{ time: '09:00' }], isLoading: true });
  await asked[1]!.answer(times('10:00'));
  expect(result.current).toMatchObject({ data: [{ time: '10:00' }], isLoading: false });
});

test('useRest drops the data and aborts the request of an earlier query', async () => {
  const asked = onNetwork();
  const { result, rerender } = open('2026-12-01');
  await asked[0]!.answer(times('09:00'));
  rerender({ date: '2026-12-02', pause: false });
  rerender({ date: '2026-12-03', pause: false });
  expect(result.current).toMatchObject({ data: null, isLoading: true });
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
  await asked[1]!.answer(times('02:00'));
  await asked[2]!.answer(times('03:00'));
  expect(result.current).toMatchObject({ data: [{ time: '03:00' }], isLoading: false });
});

test('useRest aborts the request on unmount', () => {
  const asked = onNetwork();
  const { unmount } = open('2026-12-01');
  unmount();
  expect(asked[0]!.signal?.aborted).toBe(true);
});

test('useRest sends no request while it is paused', async () => {
  const asked = onNetwork();
  const { result, rerender } = open('2026-12-01', true);
  expect(result.current).toMatchObject({ data: null, error: null, isLoading: false });
  expect(asked).toEqual([]);
  rerender({ date: '2026-12-01', pause: false });
  await waitFor(() => expect(asked).toHaveLength(1));
});
