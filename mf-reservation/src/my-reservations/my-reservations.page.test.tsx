import { bus } from '@petcare/event-bus';
import { answerRest, okList, refusal, refused, renderPage, type Responses } from '@petcare/testing';
import { addDays, daysFrom, seoulDate } from '@petcare/time';
import { screen, waitFor, within } from '@testing-library/react';
import { aMyReservation } from '../testing/a-reservation.ts';
import { MyReservationsPage } from './my-reservations.page.tsx';
import type { MyReservation } from '../record/my-reservation.ts';

type Lists = { next?: MyReservation[]; shown?: MyReservation[]; counts?: [ahead: number, past: number, off: number] };

const answering = (lists: () => Lists, rest: Responses = {}): Responses => ({
  MyReservationsPage_Reservations: () => {
    const { next = [], shown = [], counts: [ahead, past, off] = [shown.length, 0, 0] } = lists();
    return { next, ahead, past, off, unread: 0, getMyReservationsByPage: shown };
  },
  ...rest,
});
const open = (responses: Responses, at = '/mypage/reservation') => renderPage(<MyReservationsPage />, { at, responses, session: {} });

const done = aMyReservation({
  id: '5',
  status: 2,
  date: '2026-01-05',
  time: '10:00',
  startsAt: '2026-01-05T01:00:00.000Z',
  endsAt: '2026-01-05T01:30:00.000Z',
});

test('the page of one’s reservations puts what comes next on top with the way there, the telephone and a calendar file', async () => {
  const [first, second] = [aMyReservation(), aMyReservation({ id: '32', date: '2036-12-01', status: 0 })];
  open(answering(() => ({ next: [first], shown: [first, second] })));
  const next = await screen.findByRole('region', { name: '다음 예약' });
  expect(within(next).getByText('예약확정')).toBeInTheDocument();
  expect(within(next).getByText(/^D-\d+$/)).toBeInTheDocument();
  expect(within(next).getByRole('heading', { name: '2036년 11월 30일 오전 9:30' })).toBeInTheDocument();
  expect(within(next).getByRole('link', { name: '구로동물병원' })).toHaveAttribute('href', '/hospital?id=7');
  expect(within(next).getByRole('link', { name: /전화하기 02-123-4567/ })).toHaveAttribute('href', 'tel:+8221234567');
  expect(within(next).getByRole('link', { name: '길찾기' })).toHaveAttribute('href', expect.stringContaining('37.49,126.88'));
  expect(within(next).getByRole('button', { name: '캘린더 추가' })).toBeInTheDocument();
  const others = screen.getAllByRole('article');
  expect(others).toHaveLength(1);
  expect(within(others[0]!).getByText('병원에서 확인하면 확정돼요.')).toBeInTheDocument();
});

test('a press on its button fetches the calendar file of what comes next', async () => {
  const sent = answerRest({ 'GET /reservation/31/calendar.ics': refused('NOT_FOUND', '없는 예약이에요.') });
  const { user } = open(answering(() => ({ next: [aMyReservation()], shown: [aMyReservation()] })));
  await user.click(await screen.findByRole('button', { name: '캘린더 추가' }));
  expect(sent.map(({ call }) => call)).toEqual(['GET /reservation/31/calendar.ics']);
});

test('what comes next leads to its payment while it is held for one', async () => {
  const held = aMyReservation({ status: 6, price: 30_000, payBy: '2036-11-29T05:10:00.000Z' });
  open(answering(() => ({ next: [held], shown: [held] })));
  const next = await screen.findByRole('region', { name: '다음 예약' });
  expect(within(next).getByRole('link', { name: '결제하기' })).toHaveAttribute('href', '/reservation/finished?id=31');
  expect(within(next).getByText('오후 2:10까지 결제하지 않으면 자동으로 취소돼요.')).toBeInTheDocument();
});

test('the page of one’s reservations cancels after a question that says what follows', async () => {
  const changed: unknown[] = [];
  const subscription = bus.on('reservation.changed').subscribe((change) => changed.push(change));
  let isOff = false;
  const lists = () => (isOff ? { counts: [0, 0, 1] as [number, number, number] } : { next: [aMyReservation()], shown: [aMyReservation()] });
  const { user, sent } = open(
    answering(lists, {
      Cancelling_Cancel: () => {
        isOff = true;
        return { updateReservationByUser: { id: '31', status: 3 } };
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: '예약 취소' }));
  const dialog = await screen.findByRole('alertdialog', { name: '예약을 취소할까요?' });
  expect(within(dialog).getByText(/되돌릴 수 없으니/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '예약 취소하기' }));
  expect(await screen.findByText('예정된 예약이 없어요.')).toBeInTheDocument();
  subscription.unsubscribe();
  expect(sent.find(({ name }) => name.endsWith('Cancel'))?.variables).toEqual({ id: '31', status: 3 });
  expect(changed).toEqual([{ reservationId: '31', status: 3 }]);
});

test('the page of one’s reservations says before a cancellation what comes back', async () => {
  const paid = aMyReservation({ price: 30_000, paid: { price: 0, point: 30_000 } });
  const { user } = open(answering(() => ({ next: [paid], shown: [paid] })));
  await user.click(await screen.findByRole('button', { name: '예약 취소' }));
  const dialog = await screen.findByRole('alertdialog', { name: '예약을 취소할까요?' });
  expect(within(dialog).getByText('30,000P를 바로 돌려드려요.')).toBeInTheDocument();
  expect(within(dialog).queryByText(/카드/)).not.toBeInTheDocument();
});

test('the page of one’s reservations shows the present state when the business was faster than the guest', async () => {
  const toasts: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => toasts.push(message));
  let isOff = false;
  const { user } = open(
    answering(() => (isOff ? { counts: [0, 0, 1] } : { next: [aMyReservation()], shown: [aMyReservation()] }), {
      Cancelling_Cancel: () => {
        isOff = true;
        return refusal('ILLEGAL_TRANSITION', '지금은 그렇게 바꿀 수 없는 예약이에요.');
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: '예약 취소' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '예약 취소하기' }));
  expect(await screen.findByText('예정된 예약이 없어요.')).toBeInTheDocument();
  subscription.unsubscribe();
  expect(toasts).toEqual(['지금은 그렇게 바꿀 수 없는 예약이에요.']);
});

test('the page of one’s reservations offers a review and a new booking after a visit', async () => {
  const { sent, user } = open(
    answering(() => ({ next: [aMyReservation()], shown: [done], counts: [1, 12, 0] })),
    '/mypage/reservation?view=past&page=2',
  );
  const row = await screen.findByRole('article', { name: /구로동물병원 2026년 1월 5일/ });
  expect(within(row).getByText('이용완료')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: '다시 예약' })).toHaveAttribute('href', '/reservation?hospital=7');
  expect(within(row).queryByRole('button', { name: '예약 취소' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '다음 예약' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '지난 예약 12' })).toHaveAttribute('aria-current', 'page');
  expect(sent[0]?.variables).toEqual({ shown: { phase: 'past', sort: 'latest' }, page: 2, count: 10 });
  await user.click(within(row).getByRole('button', { name: '리뷰 쓰기' }));
  expect(row).toHaveTextContent(
    'reservation.review {"business":{"kind":"hospital","id":"7"},"name":"구로동물병원","visitDate":"2026-01-05","petId":null}',
  );
  expect(within(row).queryByRole('button', { name: '리뷰 쓰기' })).not.toBeInTheDocument();
});

test('the page of one’s reservations says which reservations are off and why', async () => {
  const shown = [
    aMyReservation({ id: '1', status: 4, reason: '그날은 휴진이에요' }),
    aMyReservation({ id: '4', status: 4, statusName: '예약취소(업체)', confirmedAt: '2026-11-24T03:00:00.000Z' }),
    aMyReservation({ id: '6', status: 4 }),
    aMyReservation({ id: '2', status: 7 }),
    aMyReservation({ id: '3', status: 3, business: { ...aMyReservation().business, isPublic: false } }),
  ];
  open(
    answering(() => ({ shown, counts: [0, 0, 3] })),
    '/mypage/reservation?view=off',
  );
  expect(await screen.findAllByText('예약거절')).toHaveLength(2);
  expect(screen.getByText('병원에서 알려 온 사유: 그날은 휴진이에요')).toBeInTheDocument();
  expect(screen.getByText('예약취소(업체)')).toBeInTheDocument();
  expect(screen.getByText('병원 사정으로 취소됐어요.')).toBeInTheDocument();
  expect(screen.getByText('병원 사정으로 받지 못했어요.')).toBeInTheDocument();
  expect(screen.getByText('결제만료')).toBeInTheDocument();
  expect(screen.getByText('더 이상 소개하지 않는 곳')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '다시 예약' })).toHaveLength(4);
});

test('the page of one’s reservations asks again after a failure', async () => {
  let isBroken = true;
  const { user } = open({
    MyReservationsPage_Reservations: () =>
      isBroken
        ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.')
        : { next: [], ahead: 0, past: 0, off: 0, unread: 0, getMyReservationsByPage: [] },
  });
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: '예약하러 가기' })).toBeInTheDocument();
});

test('a stay is offered only days from which all of its nights are free', async () => {
  const days = daysFrom(addDays(seoulDate(Date.now()), 1), 7);
  const free = [0, 0, 1, 0, 1, 1, 1];
  const nights = days.map((date, index) => ({ date, free: free[index]!, canArrive: free[index]! > 0, canLeave: true }));
  answerRest({
    'GET /reservation/able': okList(nights),
    'GET /reservation/abletime': okList([{ time: '11:00', taken: false }]),
  });
  const stay = aMyReservation({ date: days[0]!, endDate: days[2]! });
  const { user } = open(answering(() => ({ next: [stay], shown: [stay] })));
  await user.click(await screen.findByRole('button', { name: '예약 변경' }));
  const dialog = within(await screen.findByRole('dialog', { name: '예약 변경' }));
  await dialog.findByRole('radio', { name: '오전 11시' });
  await user.click(dialog.getByRole('button', { name: /날짜/ }));
  const isOffered = async (day: string) => {
    const name = new RegExp(`${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`);
    const inSight = within(screen.getByRole('grid')).queryByRole('button', { name });
    if (!inSight) await user.click(screen.getAllByRole('button', { name: '다음' })[0]!);
    return !within(screen.getByRole('grid')).getByRole('button', { name }).hasAttribute('aria-disabled');
  };
  const offered: number[] = [];
  for (const [index, day] of days.slice(0, 6).entries()) if (await isOffered(day)) offered.push(index);
  // Two nights, of which its own come free; the third day is followed by a full night, and how the last one ends is not known.
  expect(offered).toEqual([0, 1, 4]);
});

test('the page of one’s reservations asks for another time from what is free, and says when that is gone', async () => {
  answerRest({
    'GET /reservation/able': okList([{ date: '2036-11-30', free: 2 }]),
    'GET /reservation/abletime': okList([
      { time: '09:30', taken: true },
      { time: '11:00', taken: false },
    ]),
  });
  let isTaken = true;
  const { user, sent } = open(
    answering(() => ({ next: [aMyReservation()], shown: [aMyReservation()] }), {
      MyReservationsPage_Move: () =>
        isTaken ? refusal('SLOT_TAKEN', '방금 다른 분이 예약한 시간이에요.') : { updateReservationByUser: { id: '31', status: 0 } },
    }),
  );
  await user.click(await screen.findByRole('button', { name: '예약 변경' }));
  const dialog = await screen.findByRole('dialog', { name: '예약 변경' });
  await user.click(within(dialog).getByRole('button', { name: '변경' }));
  expect(await within(dialog).findByText('변경할 시간을 골라 주세요.')).toBeInTheDocument();
  await user.click(await within(dialog).findByRole('radio', { name: '오전 11시' }));
  await user.click(within(dialog).getByRole('button', { name: '변경' }));
  expect(await within(dialog).findByText('방금 다른 분이 예약한 시간이에요.')).toBeInTheDocument();
  isTaken = false;
  await user.click(within(dialog).getByRole('radio', { name: '오전 11시' }));
  await user.click(within(dialog).getByRole('button', { name: '변경' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const moved = sent.filter(({ name }) => name === 'MyReservationsPage_Move');
  expect(moved.at(-1)?.variables).toEqual({ id: '31', status: 0, date: '2036-11-30', time: '11:00' });
});
