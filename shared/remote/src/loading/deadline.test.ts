import { DeadlineError, withDeadline } from './deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the deadline returns the outcome of work that ends in time and leaves no timer', async () => {
  await expect(withDeadline(Promise.resolve('done'), 1000, 'Work')).resolves.toBe('done');
  await expect(withDeadline(Promise.reject(new Error('broken')), 1000, 'Work')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('the deadline rejects with a DeadlineError when work never ends', async () => {
  const outcome = expect(withDeadline(new Promise(() => undefined), 1000, 'Loading mf-search')).rejects.toThrow(DeadlineError);
  await jest.advanceTimersByTimeAsync(1000);
  await outcome;
});
