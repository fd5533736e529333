import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { NextBooking } from './next-booking.tsx';

const place = () => screen.queryByText('home.reservation {}');

test('a guardian’s next booking has its place', () => {
  renderPage(<NextBooking />, { session: { accountType: 0 } });
  expect(place()).toBeInTheDocument();
});

test.each([1, 2, 3] as const)('an account of type %i has none', (accountType) => {
  renderPage(<NextBooking />, { session: { accountType } });
  expect(place()).toBeNull();
});

test('nor has who is not logged in', () => {
  renderPage(<NextBooking />);
  expect(place()).toBeNull();
});
