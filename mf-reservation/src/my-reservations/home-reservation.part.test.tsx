import { bus } from '@petcare/event-bus';
import { refusal, renderPage } from '@petcare/testing';
import { act, screen } from '@testing-library/react';
import { aMyReservation } from '../testing/a-reservation.ts';
import { HomeReservationPart } from './home-reservation.part.tsx';

test('the booking that comes next is shown, and the way to a new one when it was cancelled', async () => {
  let list = [aMyReservation()];
  renderPage(<HomeReservationPart />, {
    session: {},
    responses: { HomeReservationPart_Reservation: () => ({ getMyReservationsByPage: list }) },
  });
  const link = await screen.findByRole('link', { name: /구로동물병원/ });
  expect(link).toHaveAttribute('href', '/mypage/reservation');
  expect(link).toHaveTextContent(/예약확정/);
  list = [];
  act(() => bus.emit('reservation.changed', { reservationId: '31', status: 3 }));
  expect(await screen.findByRole('link', { name: /다가오는 예약이 없어요.*예약하러 가기/ })).toHaveAttribute('href', '/reservation');
  expect(screen.queryByText('구로동물병원')).toBeNull();
});

test('bookings that could not be asked for leave the way to them', async () => {
  renderPage(<HomeReservationPart />, {
    session: {},
    responses: { HomeReservationPart_Reservation: refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') },
  });
  expect(await screen.findByRole('link', { name: /내 예약 보기/ })).toHaveAttribute('href', '/mypage/reservation');
});
