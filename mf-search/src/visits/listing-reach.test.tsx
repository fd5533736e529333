import { renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { aHospital } from '../testing/a-listing.ts';
import { ListingReach } from './listing-reach.tsx';

const reach = (given: Parameters<typeof aHospital>[0], canBook: boolean) =>
  renderPage(<ListingReach listing={aHospital(given)} canBook={canBook} />, { at: '/hospital?id=7', responses: {} });

test('the telephone and the way to book stay in reach', () => {
  reach({ contract: '+82212345678' }, true);
  const bar = within(screen.getByRole('navigation', { name: '전화와 예약' }));
  expect(bar.getByRole('link', { name: '바로 전화' })).toHaveAttribute('href', 'tel:+82212345678');
  expect(bar.getByRole('link', { name: '바로 예약' })).toHaveAttribute('href', '#booking');
});

test('only what there is', () => {
  reach({ contract: '+82212345678' }, false);
  expect(screen.queryByRole('link', { name: '바로 예약' })).not.toBeInTheDocument();
});

test('nothing where there is neither', () => {
  reach({ contract: null }, false);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
