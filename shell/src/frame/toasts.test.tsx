import { toast } from '@petcare/event-bus';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

test('a message with a way on stays for eight seconds, one without for four', () => {
  jest.useFakeTimers();
  render(<Toasts />, { wrapper: MemoryRouter });
  act(() => {
    toast('success', '찜했어요.', { to: '/favourites', label: '찜한 곳 보기' });
    toast('success', '저장했어요.');
  });
  act(() => void jest.advanceTimersByTime(7_999));
  expect(screen.queryByText('저장했어요.')).toBeNull();
  expect(screen.getByRole('link', { name: '찜한 곳 보기' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByRole('link')).toBeNull();
  jest.useRealTimers();
});
