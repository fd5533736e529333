import { renderPage } from '@petcare/testing';
import { waitFor } from '@testing-library/react';
import { HomePage } from './home.page.tsx';

test.each([
  [1, '/bizpage/hospital'],
  [2, '/bizpage/pharmacy'],
  [3, '/bizpage/company'],
] as const)('account type %i is led to %s', async (accountType, address) => {
  const page = renderPage(<HomePage />, { at: '/bizpage', path: '/bizpage', session: { accountType } });
  await waitFor(() => expect(page.address()).toBe(address));
});

test('nobody signed in is led nowhere: the shell asks to log in', () => {
  const page = renderPage(<HomePage />, { at: '/bizpage', path: '/bizpage' });
  expect(page.address()).toBe('/bizpage');
});
