import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
])('page %p of %p offers %p', (page, last, numbers) => expect(pageWindow(page, last)).toEqual(numbers));

test('moves by number and by step, and marks the current page', async () => {
  const onChange = jest.fn();
  render(<Pagination page={2} count={10} total={25} onChange={onChange} />);
  expect(screen.getByRole('button', { name: '2페이지' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: '3페이지' }));
  await userEvent.click(screen.getByRole('button', { name: '이전 페이지' }));
  await userEvent.click(screen.getByRole('button', { name: '2페이지' }));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});

test('there is no step past the last page', () => {
  render(<Pagination page={3} count={10} total={25} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: '다음 페이지' }).hasAttribute('disabled')).toBe(true);
});

test('a single page needs no pagination', () => {
  render(<Pagination page={1} count={10} total={10} onChange={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
