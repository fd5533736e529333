import { renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aHospital } from '../testing/a-listing.ts';
import { ListingReach } from './listing-reach.tsx';

const reach = (given: Parameters<typeof aHospital>[0], reserve: ReactNode) =>
  renderPage(<ListingReach listing={aHospital(given)} reserve={reserve} />, { at: '/hospital?id=7', responses: {} });

test('the telephone and the way to book stay in reach, in place of the fixed menu', () => {
  reach({ contract: '+82212345678' }, '빈 시간');
  const nav = screen.getByRole('navigation', { name: '전화와 예약' });
  expect(nav).toHaveAttribute('data-foot-bar');
  expect(within(nav).getByRole('link', { name: '바로 전화' })).toHaveAttribute('href', 'tel:+82212345678');
  expect(within(nav).getByRole('link', { name: '바로 예약' })).toHaveAttribute('href', '#booking');
});

test('booking opens the next free times over the page, and closes them again', async () => {
  const { user } = reach({ name: '구로동물병원' }, <a href="/reservation?hospital=7&time=10:00">10:00</a>);
  await user.click(screen.getByRole('link', { name: '바로 예약' }));
  const sheet = await screen.findByRole('dialog', { name: '구로동물병원 예약' });
  expect(within(sheet).getByRole('link', { name: '10:00' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('only what there is', () => {
  reach({ contract: '+82212345678' }, null);
  expect(screen.queryByRole('link', { name: '바로 예약' })).not.toBeInTheDocument();
});

test('nothing where there is neither', () => {
  reach({ contract: null }, null);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
