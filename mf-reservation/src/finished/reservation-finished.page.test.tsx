import { refusal, renderPage } from '@petcare/testing';
import { act, screen } from '@testing-library/react';
import { aMyReservation } from '../testing/a-reservation.ts';
import { ReservationFinishedPage } from './reservation-finished.page.tsx';

const reservation = aMyReservation({
  status: 0,
  date: '2026-11-30',
  startsAt: '2026-11-30T00:30:00.000Z',
  endsAt: '2026-11-30T01:00:00.000Z',
  petKind: null,
});

test('the page after a booking shows the number and everything that was booked', async () => {
  renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: { ReservationFinishedPage_Reservation: { getReservation: reservation } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeInTheDocument();
  expect(screen.getByText('이제 이렇게 진행돼요')).toBeInTheDocument();
  expect(await screen.findByText('예약번호 261123-ACDEFG')).toBeInTheDocument();
  expect(screen.getByText('예약신청')).toBeInTheDocument();
  expect(screen.getByText('11월 30일 (월)')).toBeInTheDocument();
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

test('the page after a booking says that a reservation was refused, why, and leads to another time', async () => {
  const rejected = { ...reservation, status: 4, statusName: '예약거절', reason: '그날은 휴진이에요' };
  renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: { ReservationFinishedPage_Reservation: { getReservation: rejected } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '받아들여지지 않은 예약이에요' })).toBeInTheDocument();
  expect(screen.getByText('병원에서 알려 온 사유: 그날은 휴진이에요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다시 예약하기' })).toHaveAttribute('href', '/reservation?hospital=7');
  expect(screen.queryByRole('button', { name: '캘린더 추가' })).not.toBeInTheDocument();
});

test('the page after a booking tells a confirmed reservation that the business cancelled from a refused one', async () => {
  const cancelled = { ...reservation, status: 4, confirmedAt: '2026-11-24T03:00:00.000Z', price: 30_000 };
  renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: { ReservationFinishedPage_Reservation: { getReservation: cancelled } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '병원에서 취소한 예약이에요' })).toBeInTheDocument();
  expect(screen.getByText('30,000원 · 결제하지 않았어요')).toBeInTheDocument();
});

test('the page after a booking follows what the business answers, while it is looked at and when it is turned to again', async () => {
  jest.useFakeTimers();
  let now = { ...reservation };
  let isDown = false;
  const { sent } = renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: {
      ReservationFinishedPage_Reservation: () => (isDown ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : { getReservation: now }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '예약을 신청했어요' })).toBeInTheDocument();
  now = { ...now, status: 1 };
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('heading', { level: 1, name: '예약이 확정됐어요' })).toBeInTheDocument();
  isDown = true;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('heading', { level: 1, name: '예약이 확정됐어요' })).toBeInTheDocument();
  isDown = false;
  now = { ...now, status: 4, confirmedAt: '2026-11-24T03:00:00.000Z' };
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { level: 1, name: '병원에서 취소한 예약이에요' })).toBeInTheDocument();
  const asked = sent.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(sent).toHaveLength(asked);
  jest.useRealTimers();
});

test('the page after a booking shows the nights and the products of a stay at a company', async () => {
  const { business } = reservation;
  const room = { id: '1', productId: '5', productName: '객실', optionId: null, optionName: null, nights: null, price: 50_000 };
  const stay = aMyReservation({
    status: 1,
    date: '2026-11-30',
    endDate: '2026-12-02',
    price: 70_000,
    items: [room, { ...room, id: '2', optionId: '6', optionName: '산책', nights: null, price: 20_000 }],
    business: { ...business, kind: 'company', id: '3', name: '신도림멍냥호텔' },
  });
  renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: { ReservationFinishedPage_Reservation: { getReservation: stay } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '예약이 확정됐어요' })).toBeInTheDocument();
  expect(screen.getByText(/찾는 날 12월 2일 \(수\) · 2박$/)).toBeInTheDocument();
  const products = screen.getByRole('list', { name: '예약한 상품' });
  expect(products).toHaveTextContent('객실 (산책)70,000원');
  expect(screen.getByRole('link', { name: '업체 보기' })).toHaveAttribute('href', '/company/3');
});

test('the page after a declined payment lets go of the booking, once it was asked for', async () => {
  const held = { ...reservation, status: 6, statusName: '결제대기', price: 30_000, payBy: '2026-11-29T10:10:00.000Z' };
  let now = held;
  const { user, sent } = renderPage(<ReservationFinishedPage />, {
    at: '/reservation/finished?id=31',
    responses: {
      ReservationFinishedPage_Reservation: () => ({ getReservation: now }),
      Cancelling_Cancel: () => {
        now = { ...held, status: 3, statusName: '예약취소', payBy: null as unknown as string };
        return { updateReservationByUser: { id: '31', status: 3 } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '예약 그만두기' }));
  await user.click(await screen.findByRole('button', { name: '예약 취소하기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '취소한 예약이에요' })).toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'Cancelling_Cancel')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '예약 그만두기' })).not.toBeInTheDocument();
});
