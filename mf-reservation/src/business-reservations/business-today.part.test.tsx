import { seoulDate } from '@petcare/time';
import { answerRest, ok, refusal, refused, renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aReservation } from '../testing/a-business-reservation.ts';
import { BusinessTodayPart } from './business-today.part.tsx';

const today = seoulDate(Date.now());
const listOf = (items: object[]) => ok({ items, total: items.length, page: 1, count: 30 });
const waiting = aReservation({ id: '31', status: 0 });
const ofToday = [
  aReservation({ id: '41', date: today, time: '09:30', user: { id: '4', name: '이아침', phone: '+821011112222' } }),
  aReservation({ id: '42', date: today, time: '15:00', status: 2, user: null }),
];

/** The answers to what waits, and to the day. */
const answering = (requests: () => object[], day = ofToday) =>
  answerRest({
    'GET /reservation/reservation-list': ({ query }) => listOf(query?.['start_date'] ? day : requests()),
  });

test('the part for today shows what waits before the day by the clock, without what was cancelled, and confirms a request', async () => {
  let requests: object[] = [waiting];
  const asked = answering(() => requests);
  const confirm = () => {
    requests = [];
    return { updateReservationByHospital: [{ id: '31', status: 1 }] };
  };
  const { user, sent } = renderPage(<BusinessTodayPart />, {
    session: { accountType: 1 },
    responses: { UpdateReservations_ByHospital: confirm },
  });
  expect(await screen.findByRole('heading', { name: '답을 기다리는 예약 1건' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '오늘 예약 2건' })).toBeInTheDocument();
  const visits = within(screen.getByRole('region', { name: '오늘 예약 2건' })).getAllByRole('listitem');
  expect(visits.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/오전 9:30.*이아침/),
    expect.stringMatching(/오후 3:00.*탈퇴한 회원/),
  ]);
  expect(asked.find(({ query }) => query?.['start_date'])?.query).toMatchObject({
    ...{ start_date: today, end_date: today, statuses: '0,1,2,5', sort: 'time' },
  });
  await user.click(screen.getByRole('button', { name: '확정' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확정' }));
  await waitFor(() => expect(screen.queryByText(/답을 기다리는/)).toBeNull());
  expect(sent[0]?.variables).toMatchObject({ reservations: ['31'], status: 1 });
});

test('the part for today keeps the question with the sentence of a refusal, and asks again what waits', async () => {
  answering(() => [waiting], []);
  const { user } = renderPage(<BusinessTodayPart />, {
    session: { accountType: 1 },
    responses: { UpdateReservations_ByHospital: refusal('ILLEGAL_TRANSITION', '지금은 그렇게 바꿀 수 없는 예약이에요.') },
  });
  expect(await screen.findByText('오늘은 예약이 없어요.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '확정' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '확정' }));
  expect(await within(dialog).findByText('지금은 그렇게 바꿀 수 없는 예약이에요.')).toBeInTheDocument();
});

test('the part for today shows the day when what waits can’t be had', async () => {
  answerRest({
    'GET /reservation/reservation-list': ({ query }) => (query?.['start_date'] ? listOf(ofToday) : refused('INTERNAL', '잠시 후에요.')),
  });
  renderPage(<BusinessTodayPart />, { session: { accountType: 3 } });
  expect(await screen.findByText('잠시 후에요.')).toBeInTheDocument();
  expect(await screen.findByText('이아침')).toBeInTheDocument();
});
