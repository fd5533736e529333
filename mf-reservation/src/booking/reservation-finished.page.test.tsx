import { refusal, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { ReservationFinishedPage } from './reservation-finished.page.tsx';

const reservation = {
  id: '31',
  reservationNumber: '261123-ACDEFG',
  status: 0,
  date: '2026-11-30',
  time: '09:30',
  startsAt: '2026-11-30T00:30:00.000Z',
  endsAt: '2026-11-30T01:00:00.000Z',
  note: '기침을 해요',
  petName: '보리',
  petKind: null,
  hospital: { id: '7', name: '구로동물병원', contract: '+8221234567', address: { address: '서울특별시 구로구 구로동로 1' } },
};

test('shows the number and everything that was booked', async () => {
  renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: { ReservationFinishedPage_Reservation: { getReservation: reservation } },
  });
  expect(await screen.findByText('예약번호 261123-ACDEFG')).toBeInTheDocument();
  expect(screen.getByText('예약신청')).toBeInTheDocument();
  expect(screen.getByText('2026년 11월 30일 (월)')).toBeInTheDocument();
  expect(screen.getByText('오전 9:30')).toBeInTheDocument();
  expect(screen.getByText('보리')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '병원 보기' })).toHaveAttribute('href', '/hospital?id=7');
});

test.each([
  ['/reservation/finished', {}],
  ['/reservation/finished?id=99', { ReservationFinishedPage_Reservation: refusal('NOT_FOUND', '예약을 찾을 수 없어요.') }],
])('%s is nobody’s reservation', async (at, responses) => {
  renderPage(<ReservationFinishedPage />, { at, responses });
  expect(await screen.findByText('예약을 찾을 수 없어요.')).toBeInTheDocument();
});
