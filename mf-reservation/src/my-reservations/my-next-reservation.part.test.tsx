import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { act, screen } from '@testing-library/react';
import { aMyReservation } from '../testing/a-reservation.ts';
import { MyNextReservationPart } from './my-next-reservation.part.tsx';

test('the part of the next reservation shows what comes next, and asks again when a reservation has changed', async () => {
  let list = [aMyReservation()];
  renderPage(<MyNextReservationPart />, {
    session: {},
    responses: { MyNextReservationPart_Reservation: () => ({ getMyReservationsByPage: list }) },
  });
  expect(await screen.findByText('구로동물병원')).toBeInTheDocument();
  expect(screen.getByText('예약확정')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '내 예약 보기' })).toHaveAttribute('href', '/mypage/reservation');
  list = [];
  act(() => bus.emit('reservation.changed', { reservationId: '31', status: 3 }));
  expect(await screen.findByText('다가오는 예약이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '예약하러 가기' })).toHaveAttribute('href', '/reservation');
});
