import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GuardianParts } from './guardian-parts.tsx';

const slots = ['home.reservation {}', 'home.vaccinations {}', 'home.news {}'];

test('the parts of a guardian stand in their frames, the booking first', () => {
  renderPage(<GuardianParts />, { session: { accountType: 0 } });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['다음 예약', '다음 접종', '새 소식']);
  for (const slot of slots) expect(screen.getByText(slot)).toBeInTheDocument();
});

test.each([1, 2, 3] as const)('an account of type %i has no frames', (accountType) => {
  renderPage(<GuardianParts />, { session: { accountType } });
  expect(screen.queryByText('다음 예약')).toBeNull();
});

test('a visitor who is not logged in has no frames', () => {
  renderPage(<GuardianParts />);
  expect(screen.queryByText('다음 예약')).toBeNull();
});

test('the page of a server has the frames without anybody’s parts in them', () => {
  const html = renderToString(<GuardianParts />);
  expect(html).toContain('다음 접종');
  expect(html).not.toContain('home.news');
});
