import { toast } from '@petcare/event-bus';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './toasts.tsx';

test('messages that nobody could read all show the last few, and go with their time', () => {
  jest.useFakeTimers();
  render(<Toasts />);
  act(() => {
    for (let number = 1; number <= 40_000; number += 1) toast('info', `알림 ${number}`);
  });
  expect(screen.getAllByText(/^알림 /).map(({ textContent }) => textContent)).toEqual(
    [39_996, 39_997, 39_998, 39_999, 40_000].map((n) => `알림 ${n}`),
  );
  act(() => void jest.advanceTimersByTime(4_000));
  expect(screen.queryByText(/^알림 /)).toBeNull();
  jest.useRealTimers();
});
