import { answerRest, ok, okList, refused, renderPage } from '@petcare/testing';
import { daysFrom, seoulDate } from '@petcare/time';
import { screen, within } from '@testing-library/react';
import { aReservation } from '../testing/a-business-reservation.ts';
import { ReservationsListPage } from './reservations-list.page.tsx';

const LIST = 'GET /reservation/reservation-list';
const BY_PHONE = 'POST /reservation/by-phone';
const listing = () => ok({ items: [aReservation()], total: 1, page: 1, count: 20 });
const free = {
  'GET /reservation/able': okList([{ date: '2036-11-30', free: 2 }]),
  'GET /reservation/abletime': okList([{ time: '10:00', taken: false }]),
};
const open = (accountType: 1 | 3, responses = {}) =>
  renderPage(<ReservationsListPage />, { at: '/bizpage/reservation/list', session: { accountType }, responses });

test('a company enters who has called, and is told when somebody was faster', async () => {
  let isTaken = true;
  const sent = answerRest({
    [LIST]: listing,
    ...free,
    'GET /reservation/company-time': ok({ id: '9' }),
    [BY_PHONE]: () => (isTaken ? refused('SLOT_TAKEN', '방금 다른 분이 예약한 시간이에요.') : ok(aReservation())),
  });
  const { user } = open(3);
  await user.click(await screen.findByRole('button', { name: '전화 예약 등록' }));
  const dialog = await screen.findByRole('dialog', { name: '전화로 받은 예약' });
  const save = within(dialog).getByRole('button', { name: '예약 등록' });
  await user.click(save);
  expect(await within(dialog).findByText('예약하는 분의 이름을 적어 주세요.')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /예약하는 분/ }), '정미래');
  await user.type(within(dialog).getByRole('textbox', { name: /전화번호/ }), '010-1234-5678');
  await user.click(save);
  expect(await within(dialog).findByText('시간을 골라 주세요.')).toBeInTheDocument();
  await user.click(await within(dialog).findByRole('radio', { name: '오전 10시' }));
  await user.click(save);
  expect(await within(dialog).findByText('방금 다른 분이 예약한 시간이에요.')).toBeInTheDocument();
  isTaken = false;
  await user.click(save);
  expect(await screen.findByRole('button', { name: '전화 예약 등록' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const asked = sent.filter(({ call }) => call === 'GET /reservation/abletime').map(({ query }) => query?.['company_id']);
  expect(new Set(asked)).toEqual(new Set(['9']));
  expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2);
});

test('a hospital enters it by its own mutation', async () => {
  answerRest({ [LIST]: listing, ...free });
  const { user, sent } = open(1, {
    OwnBusiness_Time: { getHospitalReservationTime: { id: '7' } },
    PhoneBooking_Make: { makeBookingByPhone: { id: '40' } },
  });
  await user.click(await screen.findByRole('button', { name: '전화 예약 등록' }));
  const dialog = await screen.findByRole('dialog', { name: '전화로 받은 예약' });
  await user.type(within(dialog).getByRole('textbox', { name: /예약하는 분/ }), '정미래');
  await user.type(within(dialog).getByRole('textbox', { name: /전화번호/ }), '0212345678');
  await user.click(await within(dialog).findByRole('radio', { name: '오전 10시' }));
  await user.click(within(dialog).getByRole('button', { name: '예약 등록' }));
  await screen.findByRole('button', { name: '전화 예약 등록' });
  expect(sent.at(-1)?.variables).toMatchObject({ input: { name: '정미래', phone: '0212345678', time: '10:00' } });
});

test('the form of a booking by phone shows what a guest has booked here before', async () => {
  answerRest({ [LIST]: listing });
  const visit = { status: 5, statusName: '노쇼', date: '2036-10-01', time: '14:00', petName: '보리', note: '미용' };
  const own = { ...visit, id: '31', status: 1, statusName: '예약확정' };
  const { user } = open(1, {
    BookingLife_Reservation: { getReservation: { id: '31', history: [] } },
    GuestHistory_Guest: {
      getGuestHistory: {
        counts: [
          { status: 2, count: 3 },
          { status: 5, count: 1 },
        ],
        visits: [own, { ...visit, id: '12' }],
        pets: [{ petName: '보리', petKind: '푸들' }],
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '김보호' }));
  const history = await screen.findByRole('region', { name: '이 손님의 다른 예약' });
  expect(await within(history).findByText('다녀감 3번')).toBeInTheDocument();
  expect(within(history).getByText('노쇼 1번')).toBeInTheDocument();
  expect(within(history).getAllByRole('listitem')).toHaveLength(1);
});

test('a booking says what became of it, and which member of staff did it', async () => {
  answerRest({ [LIST]: listing });
  const step = { by: 'business', staffName: null, date: '2036-10-01', time: '14:00', reason: null, at: '2036-09-01T01:00:00Z' };
  const history = [
    { ...step, id: '1', status: 0, by: 'guardian' },
    { ...step, id: '2', status: 1, staffName: '김시험' },
    { ...step, id: '3', status: 1, time: '15:30' },
    { ...step, id: '4', status: 4, reason: '원장님이 안 계세요' },
    { ...step, id: '5', status: 7, by: 'system' },
  ];
  const { user } = open(1, {
    GuestHistory_Guest: { getGuestHistory: { counts: [], visits: [], pets: [] } },
    BookingLife_Reservation: { getReservation: { id: '31', history } },
  });
  await user.click(await screen.findByRole('button', { name: '김보호' }));
  const steps = await within(await screen.findByRole('list', { name: '처리 내역' })).findAllByRole('listitem');
  const said = [
    '예약신청보호자',
    '예약확정김시험 직원',
    /^일정 변경 · .*오후 3:30업체 대표/,
    '예약취소업체 대표원장님이 안 계세요',
    '결제만료자동 처리',
  ];
  expect(steps).toHaveLength(said.length);
  steps.forEach((one, index) => expect(one).toHaveTextContent(said[index]!));
});

test('a hotel enters nights, of those that are free', async () => {
  const days = daysFrom(seoulDate(Date.now()), 4);
  const nights = days.map((date, index) => ({ date, free: index === 2 ? 0 : 1, canArrive: index < 2, canLeave: true }));
  const sent = answerRest({
    [LIST]: listing,
    ...free,
    'GET /reservation/able': okList(nights),
    'GET /reservation/company-time': ok({ id: '9', takesStays: true, minNights: 1, maxNights: 30 }),
    [BY_PHONE]: ok(aReservation()),
  });
  const { user } = open(3);
  await user.click(await screen.findByRole('button', { name: '전화 예약 등록' }));
  const dialog = await screen.findByRole('dialog', { name: '전화로 받은 예약' });
  await user.type(within(dialog).getByRole('textbox', { name: /예약하는 분/ }), '정미래');
  await user.type(within(dialog).getByRole('textbox', { name: /전화번호/ }), '010-1234-5678');
  await user.click(await within(dialog).findByRole('radio', { name: '오전 10시' }));
  await user.click(within(dialog).getByRole('button', { name: '예약 등록' }));
  expect(await within(dialog).findByText('찾는 날을 골라 주세요.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /찾는 날/ }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.click(screen.getByRole('option', { name: /2박/ }));
  await user.click(within(dialog).getByRole('button', { name: '예약 등록' }));
  await screen.findByRole('button', { name: '전화 예약 등록' });
  expect(sent.find(({ call }) => call === BY_PHONE)?.body).toMatchObject({ date: days[0], endDate: days[2], time: '10:00' });
});
