import { answerRest, ok, okList, refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aReservation } from '../testing/a-business-reservation.ts';
import type { Entry } from './agenda.ts';
import { BusinessCalendarPage } from './business-calendar.page.tsx';

const AGENDA = 'GET /reservation/agenda';

function anEntry(given: Partial<Entry> = {}): Entry {
  const { id, status, date, time, startsAt, endsAt, endDate, isByPhone } = aReservation();
  return { id, status, date, time, startsAt, endsAt, endDate, isByPhone, guest: '김보호', petName: '보리', ...given };
}
const week = '/bizpage/reservation?view=week&date=2036-11-30';
const noHistory = {
  GuestHistory_Guest: { getGuestHistory: { counts: [], visits: [], pets: [] } },
  BookingLife_Reservation: { getReservation: { id: '31', history: [] } },
};
const open = (at: string, responses: Responses = {}) =>
  renderPage(<BusinessCalendarPage />, { at, responses: { ...noHistory, ...responses }, session: { accountType: 1 } });

afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

test('the calendar draws a week and opens a reservation in it', async () => {
  const sent = answerRest({ [AGENDA]: okList([anEntry()]), 'GET /reservation/31': ok(aReservation({ note: '기침을 해요' })) });
  const page = open(week);
  const day = await screen.findByRole('group', { name: '11월 30일 일요일 예약' });
  await page.user.click(within(day).getByRole('button', { name: /오전 9시 30분 김보호 보리 예약확정/ }));
  expect(within(await screen.findByRole('dialog', { name: '김보호님의 예약' })).getByText('기침을 해요')).toBeInTheDocument();
  expect(sent.find(({ call }) => call === AGENDA)?.query).toEqual({ start_date: '2036-11-30', end_date: '2036-12-06' });
  await page.user.click(screen.getByRole('button', { name: '닫기' }));
  await page.user.click(screen.getByRole('button', { name: '다음' }));
  expect(page.address()).toBe('/bizpage/reservation?view=week&date=2036-12-07');
});

test('a reservation moves by the keyboard to the first free time from there', async () => {
  let at = { date: '2036-11-30', time: '09:30' };
  answerRest({
    [AGENDA]: () => okList([anEntry(at)]),
    'GET /reservation/31': ok(aReservation()),
    'GET /reservation/able': okList([{ date: '2036-12-01', free: 2 }]),
    'GET /reservation/abletime': okList([
      { time: '10:00', taken: true },
      { time: '10:30', taken: false },
    ]),
  });
  const { user, sent } = open(week, {
    UpdateReservations_ByHospital: () => {
      at = { date: '2036-12-01', time: '10:30' };
      return { updateReservationByHospital: [] };
    },
  });
  (await screen.findByRole('button', { name: /오전 9시 30분 김보호/ })).focus();
  await user.keyboard(' {ArrowRight}{ArrowDown}');
  expect(screen.getByText(/^12월 1일 월요일, 오전 10시\. 엔터로 변경하고/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '김보호님 예약 변경' });
  await waitFor(() => expect(within(dialog).getByRole('radio', { name: '오전 10시 30분' })).toBeChecked());
  await user.click(within(dialog).getByRole('button', { name: '변경' }));
  expect(await screen.findByRole('button', { name: /12월 1일 월요일, 오전 10시 30분 김보호/ })).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ reservations: ['31'], status: 1, date: '2036-12-01', time: '10:30' });
});

/** As browsers tell of a mouse, which jsdom has no events for. */
const mouse = (type: string, clientX: number, clientY: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }), { pointerType: 'mouse', pointerId: 7 });

test('one quick move of the mouse takes a reservation along, though it ends outside of it and before anything is drawn', async () => {
  const week700 = { left: 0, top: 0, width: 700, height: 648 } as DOMRect;
  const boxes = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(week700);
  const captured = jest.spyOn(Element.prototype, 'setPointerCapture');
  answerRest({
    [AGENDA]: okList([anEntry()]),
    'GET /reservation/31': ok(aReservation()),
    'GET /reservation/able': okList([{ date: '2036-12-02', free: 1 }]),
    'GET /reservation/abletime': okList([{ time: '11:00', taken: false }]),
  });
  open(week);
  const block = await screen.findByRole('button', { name: /오전 9시 30분 김보호/ });
  // The third day, two hours below nine.
  const told = [mouse('pointerdown', 50, 40), mouse('pointermove', 250, 144), mouse('pointerup', 250, 144), mouse('click', 250, 144)];
  act(() => told.forEach((event) => void block.dispatchEvent(event)));
  expect(captured.mock.calls).toEqual([[7]]);
  const dialog = within(await screen.findByRole('dialog', { name: '김보호님 예약 변경' }));
  expect(await dialog.findByRole('button', { name: /2036년 12월 2일/ })).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('radio', { name: '오전 11시' })).toBeChecked());
  boxes.mockRestore();
  captured.mockRestore();
});

test('many at one time are shown by their names', async () => {
  const guests = ['김보호', '이보호', '박보호'];
  answerRest({ [AGENDA]: okList(guests.map((guest, index) => anEntry({ id: String(index), guest }))) });
  open(week);
  const blocks = await screen.findAllByRole('button', { name: /오전 9시 30분 .보호/ });
  expect(blocks.map(({ textContent }) => textContent)).toEqual(guests.map((guest) => `${guest} · 보리`));
});

test('Escape gives a move up, and what is over is never taken up', async () => {
  answerRest({ [AGENDA]: okList([anEntry(), anEntry({ id: '32', status: 2, time: '11:00' })]) });
  const { user } = open(week);
  (await screen.findByRole('button', { name: /오전 9시 30분 김보호/ })).focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(screen.queryByText(/엔터로 변경하고 이스케이프/)).not.toBeInTheDocument();
  screen.getByRole('button', { name: /오전 11시 김보호/ }).focus();
  await user.keyboard(' {ArrowDown}');
  expect(screen.queryByText(/엔터로 변경하고 이스케이프/)).not.toBeInTheDocument();
});

test('a month of three thousand shows how many each day has and leads to the day', async () => {
  const days = Array.from({ length: 30 }, (_, index) => `2036-11-${String(index + 1).padStart(2, '0')}`);
  const entries = days.flatMap((date) =>
    Array.from({ length: 100 }, (_, index) => anEntry({ id: `${date} ${index}`, date, status: index === 0 ? 0 : 1 })),
  );
  answerRest({ [AGENDA]: okList(entries) });
  const page = open('/bizpage/reservation?view=month&date=2036-11-30');
  const day = await screen.findByRole('button', { name: '11월 12일 수요일 예약 100건, 답을 기다리는 예약 1건' });
  expect(within(day.closest('li')!).getByText('외 96건')).toBeInTheDocument();
  expect(document.querySelectorAll('main *, li *').length).toBeLessThan(600);
  await page.user.click(day);
  expect(page.address()).toBe('/bizpage/reservation?view=day&date=2036-11-12');
});

const month = '/bizpage/reservation?view=month&date=2036-11-30';
const answersOfMonth = {
  'GET /reservation/31': ok(aReservation()),
  'GET /reservation/able': okList([{ date: '2036-11-24', free: 1 }]),
  'GET /reservation/abletime': okList([{ time: '09:30', taken: false }]),
};

test('a month moves a reservation to another day by the keyboard, at the same time of day', async () => {
  answerRest({ [AGENDA]: okList([anEntry()]), ...answersOfMonth });
  const { user } = open(month);
  (await screen.findByRole('button', { name: /오전 9시 30분 김보호/ })).focus();
  await user.keyboard(' {ArrowLeft}{ArrowUp}{ArrowRight}{ArrowRight}');
  expect(screen.getByText(/^11월 24일 월요일, 오전 9시 30분\. 엔터로 변경하고/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '김보호님 예약 변경' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: '오전 9시 30분' })).toBeChecked());
  expect(dialog.getByRole('button', { name: /2036년 11월 24일/ })).toBeInTheDocument();
});

test('a month moves a reservation to the day where the mouse lets it go', async () => {
  // Six weeks from the 26th of October to the 6th of December.
  const boxes = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 700, height: 600 } as DOMRect);
  answerRest({ [AGENDA]: okList([anEntry()]), ...answersOfMonth });
  open(month);
  const line = await screen.findByRole('button', { name: /오전 9시 30분 김보호/ });
  const told = [mouse('pointerdown', 50, 550), mouse('pointermove', 150, 450), mouse('pointerup', 150, 450), mouse('click', 150, 450)];
  act(() => told.forEach((event) => void line.dispatchEvent(event)));
  const dialog = within(await screen.findByRole('dialog', { name: '김보호님 예약 변경' }));
  expect(await dialog.findByRole('button', { name: /2036년 11월 24일/ })).toBeInTheDocument();
  boxes.mockRestore();
});

test('a phone gets a list of the day', async () => {
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => narrow });
  answerRest({ [AGENDA]: okList([anEntry()]), 'GET /reservation/31': ok(aReservation()) });
  const { user } = open('/bizpage/reservation?date=2036-11-30');
  await user.click(await screen.findByRole('button', { name: /오전 9:30.*김보호 · 보리.*예약확정/ }));
  expect(await screen.findByRole('dialog', { name: '김보호님의 예약' })).toBeInTheDocument();
});

test('the calendar confirms a request from the calendar, and says why it could not', async () => {
  let status = 0;
  answerRest({ [AGENDA]: () => okList([anEntry({ status })]), 'GET /reservation/31': ok(aReservation({ status: 0 })) });
  let isRefused = true;
  const { user, sent } = open(week, {
    UpdateReservations_ByHospital: () => {
      if (isRefused) return refusal('ILLEGAL_TRANSITION', '지금은 그렇게 바꿀 수 없는 예약이에요.');
      status = 1;
      return { updateReservationByHospital: [] };
    },
  });
  await user.click(await screen.findByRole('button', { name: /오전 9시 30분 김보호 보리 예약신청/ }));
  await user.click(await screen.findByRole('button', { name: '확정' }));
  const question = within(await screen.findByRole('alertdialog', { name: '예약을 확정할까요?' }));
  await user.click(question.getByRole('button', { name: '확정' }));
  expect(await question.findByText('지금은 그렇게 바꿀 수 없는 예약이에요.')).toBeInTheDocument();
  isRefused = false;
  await user.click(question.getByRole('button', { name: '확정' }));
  expect(await screen.findByRole('button', { name: /오전 9시 30분 김보호 보리 예약확정/ })).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toMatchObject({ reservations: ['31'], status: 1 });
});

test('a hotel finds who stays on each day of the week', async () => {
  const stay = anEntry({ endDate: '2036-12-02', endsAt: '2036-12-02T03:00:00.000Z' });
  answerRest({ [AGENDA]: okList([stay]), 'GET /reservation/31': ok(aReservation({ endDate: '2036-12-02' })) });
  const { user } = open(week);
  const staying = await screen.findByRole('group', { name: '12월 1일 월요일 머무는 손님' });
  expect(within(screen.getByRole('group', { name: '12월 2일 화요일 머무는 손님' })).getByRole('button')).toHaveTextContent('찾는 날');
  expect(screen.getByRole('group', { name: '12월 3일 수요일 머무는 손님' })).toBeEmptyDOMElement();
  await user.click(within(staying).getByRole('button', { name: /김보호 · 보리/ }));
  expect(await screen.findByRole('dialog', { name: '김보호님의 예약' })).toBeInTheDocument();
});

describe('the line for now', () => {
  afterEach(() => void jest.useRealTimers());

  const lines = () => screen.queryAllByRole('time', { hidden: true });
  const openAt = async (now: string, at: string) => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date(`${now}+09:00`) });
    answerRest({ [AGENDA]: okList([]) });
    open(at);
    return screen.findByRole('group', { name: '12월 1일 월요일 예약' });
  };

  test.each([
    ['a week', week],
    ['a day', '/bizpage/reservation?view=day&date=2036-12-01'],
  ])('stands in %s at its time, only on today and not for assistive technology', async (_, at) => {
    const today = await openAt('2036-12-01T14:05:30', at);
    expect(lines()).toHaveLength(1);
    const line = within(today).getByRole('time', { hidden: true });
    expect(line).toHaveAttribute('datetime', '14:05');
    expect(line).toHaveStyle({ top: `${(5 + 5 / 60) * 72}px` });
    expect(screen.queryByRole('time')).not.toBeInTheDocument();
  });

  test.each([
    ['on another day', '2036-12-08T14:05:00'],
    ['before the hours that are shown', '2036-12-01T08:59:00'],
    ['after them', '2036-12-01T18:01:00'],
  ])('is not drawn %s', async (_, now) => {
    await openAt(now, week);
    expect(lines()).toEqual([]);
  });
});
