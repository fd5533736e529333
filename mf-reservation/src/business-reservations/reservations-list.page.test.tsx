import { seoulDate } from '@petcare/time';
import { answerRest, ok, okList, refused, renderPage, type Responses, type SentCall } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { BusinessReservation } from './business-reservation.ts';
import { sheetOf } from './print-day.ts';
import { ReservationsListPage } from './reservations-list.page.tsx';
import { spanInWords } from '../record/when-in-words.ts';
import { aReservation } from '../testing/a-business-reservation.ts';

const LIST = 'GET /reservation/reservation-list';
const HOSPITAL = { accountType: 1 } as const;

const listing = (items: () => BusinessReservation[]) => ({
  [LIST]: () => ok({ items: items(), total: items().length, page: 1, count: 20 }),
});
const noHistory = {
  GuestHistory_Guest: { getGuestHistory: { counts: [], visits: [], pets: [] } },
  BookingLife_Reservation: { getReservation: { id: '31', history: [] } },
};
const open = ({
  at = '/bizpage/reservation/list',
  responses = {},
  accountType = 1 as 1 | 3,
}: { at?: string; responses?: Responses; accountType?: 1 | 3 } = {}) =>
  renderPage(<ReservationsListPage />, { at, responses: { ...noHistory, ...responses }, session: { ...HOSPITAL, accountType } });
const queriesOf = (sent: SentCall[]) => sent.filter(({ call }) => call === LIST).map(({ query }) => query);

test('the list of reservations keeps the filters in the address', async () => {
  const sent = answerRest(listing(() => [aReservation()]));
  const page = open({ at: '/bizpage/reservation/list?state=confirmed&page=2' });
  await screen.findByRole('listitem', { name: /김보호/ });
  await page.user.click(screen.getByRole('button', { name: '신청' }));
  await page.user.click(screen.getByRole('button', { name: '오늘' }));
  await page.user.type(screen.getByRole('searchbox', { name: '예약 검색' }), ' 보리 {Enter}');
  const today = seoulDate(Date.now());
  await waitFor(() =>
    expect(page.address()).toBe(`/bizpage/reservation/list?state=requested&from=${today}&to=${today}&search=${encodeURIComponent('보리')}`),
  );
  await waitFor(() => expect(queriesOf(sent)).toHaveLength(4));
  expect(queriesOf(sent)[0]).toEqual({ statuses: '1', sort: 'time', page: '2', count: '20' });
  expect(queriesOf(sent).at(-1)).toEqual({
    statuses: '0,6',
    search: '보리',
    start_date: today,
    end_date: today,
    sort: 'time',
    page: '1',
    count: '20',
  });
});

test('the list of reservations confirms several requests together', async () => {
  let status = 0;
  const sent = answerRest(listing(() => [aReservation({ id: '1', status }), aReservation({ id: '2', status })]));
  const { user, sent: operations } = open({
    responses: {
      UpdateReservations_ByHospital: () => {
        status = 1;
        return { updateReservationByHospital: [] };
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /모두 고르기/ }));
  await user.click(screen.getAllByRole('button', { name: '확정' })[1]!);
  const dialog = await screen.findByRole('alertdialog', { name: '예약을 확정할까요?' });
  expect(within(dialog).getByText('고른 2건의 예약이 확정돼요.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '확정' }));
  expect(await screen.findAllByText('예약확정')).toHaveLength(2);
  expect(operations.at(-1)?.variables).toEqual({ reservations: ['1', '2'], status: 1, reason: null });
  expect(queriesOf(sent)).toHaveLength(2);
});

test('a company refuses with a reason by REST and hears when the guest was faster', async () => {
  const sent = answerRest({
    ...listing(() => [aReservation({ status: 0 })]),
    'PATCH /reservation/reservations': refused('ILLEGAL_TRANSITION', '지금은 그렇게 바꿀 수 없는 예약이에요.'),
  });
  const { user } = open({ accountType: 3 });
  await user.click(await screen.findByRole('button', { name: '거절' }));
  const dialog = await screen.findByRole('alertdialog', { name: '예약을 거절할까요?' });
  await user.click(within(dialog).getByRole('button', { name: '거절' }));
  expect(await within(dialog).findByText('사유를 적어 주세요. 보호자가 읽어요.')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /사유/ }), '휴가예요');
  await user.click(within(dialog).getByRole('button', { name: '거절' }));
  expect(await within(dialog).findByText('지금은 그렇게 바꿀 수 없는 예약이에요.')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: /사유/ })).toHaveValue('휴가예요');
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ reservations: ['31'], status: 4, reason: '휴가예요' });
});

test('the list of reservations offers nothing together to reservations that have no answer in common', async () => {
  answerRest(listing(() => [aReservation({ id: '1', status: 0 }), aReservation({ id: '2', status: 3 })]));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /모두 고르기/ }));
  expect(screen.getByText('함께 바꿀 수 없는 예약이 섞여 있어요.')).toBeInTheDocument();
});

test('the list of reservations moves a reservation to a free time and says when it is gone', async () => {
  let isTaken = false;
  const date = '2036-11-30';
  answerRest({
    ...listing(() => [aReservation()]),
    'GET /reservation/able': okList([{ date, free: 2 }]),
    'GET /reservation/abletime': () =>
      okList([
        { time: '10:00', taken: isTaken },
        { time: '11:00', taken: false },
      ]),
  });
  const { user, sent } = open({
    responses: {
      UpdateReservations_ByHospital: ({ time }) => {
        isTaken = true;
        return time === '10:00'
          ? { refusal: { code: 'SLOT_TAKEN', message: '방금 다른 분이 예약한 시간이에요.' } }
          : { updateReservationByHospital: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '예약 변경' }));
  const dialog = await screen.findByRole('dialog', { name: '김보호님 예약 변경' });
  await user.click(await within(dialog).findByRole('radio', { name: '오전 10시' }));
  await user.click(within(dialog).getByRole('button', { name: '변경' }));
  expect(await within(dialog).findByText('방금 다른 분이 예약한 시간이에요.')).toBeInTheDocument();
  expect(await within(dialog).findByRole('radio', { name: '오전 10시 마감' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: '오전 11시' }));
  await user.click(within(dialog).getByRole('button', { name: '변경' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)?.variables).toEqual({ reservations: ['31'], status: 1, date, time: '11:00' });
});

test('the list of reservations opens all of a reservation', async () => {
  answerRest(listing(() => [aReservation({ note: '기침을 해요', isByPhone: true })]));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '김보호' }));
  const dialog = await screen.findByRole('dialog', { name: '김보호님의 예약' });
  for (const text of ['010-1234-5678', '보리 · 강아지', '기침을 해요', '전화 예약', '261123-ACDEFG']) {
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  }
});

const stay = {
  date: '2026-11-24',
  endDate: '2026-11-26',
  price: 140_000,
  paid: { price: 138_000, point: 2_000 },
  items: [
    { id: '1', purpose: 'service', productId: '5', productName: '넓은 방', optionId: null, optionName: null, nights: 2, price: 140_000 },
  ],
};
const charge = '넓은 방 2박 · 140,000원 · 138,000원 + 2,000P 결제';

test('a stay is listed with its last day, its nights and what was paid for it', async () => {
  answerRest(listing(() => [aReservation(stay)]));
  open();
  const row = await screen.findByRole('listitem', { name: /김보호/ });
  expect(within(row).getByText('11월 26일 (목)까지 2박')).toBeInTheDocument();
  expect(within(row).getByText(charge)).toBeInTheDocument();
});

test('a sheet for printing has a row for each reservation of the day', () => {
  const sheet = sheetOf('2026-11-25', [aReservation(), aReservation({ user: null, note: '<b>진하게</b>' })]);
  expect(sheet.querySelector('h1')).toHaveTextContent('2026년 11월 25일 (수) 예약 2건');
  const rows = [...sheet.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['오전 9:30', '김보호', '010-1234-5678', '보리 · 강아지', '', '예약확정', ''],
    ['오전 9:30', '탈퇴한 회원', '', '보리 · 강아지', '', '예약확정', '<b>진하게</b>'],
  ]);
});

test.each([
  ['2026-11-24', '입실 오전 9:30'],
  ['2026-11-25', '숙박 중'],
  ['2026-11-26', '퇴실'],
])('the sheet of %s says of a stay: %s', (day, what) => {
  const [time, , , , charged] = [...sheetOf(day, [aReservation(stay)]).querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  expect([time, charged]).toEqual([`${what}\n${spanInWords('2026-11-24', '2026-11-26')}`, charge]);
});
