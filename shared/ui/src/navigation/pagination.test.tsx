import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';
import { usePageParam } from './use-page-param.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
])('page %p of %p offers %p', (page, last, numbers) => expect(pageWindow(page, last)).toEqual(numbers));

function Listing({ total = 25 }: { total?: number }) {
  const { page, hrefOf } = usePageParam('reviews');
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <Pagination page={page} count={10} total={total} hrefOf={hrefOf} />
    </>
  );
}

function showAt(address: string, total?: number) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Listing {...(total && { total })} />
    </MemoryRouter>,
  );
}

const link = (name: string) => screen.getByRole('link', { name });

test('the pagination renders each page as a link that keeps the rest of the address and marks the current page', async () => {
  showAt('/hospital?id=7&reviews=2');
  expect(link('2페이지')).toHaveAttribute('aria-current', 'page');
  expect(link('1페이지')).toHaveAttribute('href', '/hospital?id=7');
  await userEvent.click(link('3페이지'));
  expect(screen.getByRole('status')).toHaveTextContent('?id=7&reviews=3');
  await userEvent.click(link('이전 페이지'));
  expect(screen.getByRole('status')).toHaveTextContent('?id=7&reviews=2');
});

test.each(['0', '-1', '1e3', '열'])('the pagination treats the invalid page "%s" as the first page', (said) => {
  showAt(`/hospital?reviews=${said}`);
  expect(link('1페이지')).toHaveAttribute('aria-current', 'page');
});

test('the pagination disables the next link on the last page', () => {
  showAt('/hospital?reviews=3');
  expect(link('다음 페이지')).toHaveAttribute('aria-disabled', 'true');
  expect(link('다음 페이지')).not.toHaveAttribute('href');
  expect(link('이전 페이지')).toHaveAttribute('href', '/hospital?reviews=2');
});

test('the pagination renders nothing for a single page', () => {
  showAt('/hospital', 10);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the pagination keeps the focus in the pagination when the keyboard reaches the last page', async () => {
  showAt('/hospital?reviews=2');
  link('다음 페이지').focus();
  await userEvent.keyboard('{Enter}');
  expect(link('다음 페이지')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('navigation')).toHaveFocus();
});
