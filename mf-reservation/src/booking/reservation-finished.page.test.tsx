import { refusal, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { ReservationFinishedPage } from './reservation-finished.page.tsx';

const reservation = {
  id: '31',
  reservationNumber: '261123-ACDEFG',
  status: 0,
  statusName: '예약신청',
  reason: null,
  date: '2026-11-30',
  time: '09:30',
  startsAt: '2026-11-30T00:30:00.000Z',
  endsAt: '2026-11-30T01:00:00.000Z',
  note: '기침을 해요',
  petName: '보리',
  petKind: null,
  business: {
    kind: 'hospital',
    id: '7',
    name: '구로동물병원',
    phone: '+8221234567',
    address: '서울특별시 구로구 구로동로 1',
    latitude: null,
    longitude: null,
    isPublic: true,
  },
  pet: null,
  price: 0,
  items: [],
};

test('shows the number and everything that was booked', async () => {
  renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: { ReservationFinishedPage_Reservation: { getReservation: reservation } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeInTheDocument();
  expect(screen.getByText('이제 이렇게 진행돼요')).toBeInTheDocument();
  expect(await screen.findByText('예약번호 261123-ACDEFG')).toBeInTheDocument();
  expect(screen.getByText('예약신청')).toBeInTheDocument();
  expect(screen.getByText('2026년 11월 30일 (월)')).toBeInTheDocument();
  expect(screen.getByText('오전 9:30')).toBeInTheDocument();
  expect(screen.getByText('보리')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '예약한 곳 보기' })).toHaveAttribute('href', '/hospital?id=7');
});

test.each([
  ['/reservation/finished', {}],
  ['/reservation/finished?id=99', { ReservationFinishedPage_Reservation: refusal('NOT_FOUND', '예약을 찾을 수 없어요.') }],
])('%s is nobody’s reservation', async (at, responses) => {
  renderPage(<ReservationFinishedPage />, { at, responses });
  expect(await screen.findByText('예약을 찾을 수 없어요.')).toBeInTheDocument();
});

test('says that a reservation was refused, why, and leads to another time', async () => {
  const rejected = { ...reservation, status: 4, statusName: '예약거절', reason: '그날은 휴진이에요' };
  renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: { ReservationFinishedPage_Reservation: { getReservation: rejected } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '받아들여지지 않은 예약이에요' })).toBeInTheDocument();
  expect(screen.getByText('예약한 곳에서 알려 온 사유: 그날은 휴진이에요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다시 예약하기' })).toHaveAttribute('href', '/reservation?hospital=7');
  expect(screen.queryByRole('button', { name: '캘린더에 추가' })).not.toBeInTheDocument();
});
