import { answerRest, enter, ok, okList, refusal, renderPage, type Responses } from '@petcare/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTimeSetting } from '../testing/a-time-setting.ts';
import { ReservationTimePage } from './reservation-time.page.tsx';

const days = [{ date: '2026-11-24', times: ['09:00', '09:30', '17:30'] }];
const outside = [
  {
    ...{ id: '5', date: '2036-11-25', time: '18:00', endDate: null, petName: '보리' },
    ...{ user: { name: '김보호' }, business: { kind: 'hospital', id: '7' } },
  },
];

beforeEach(() => sessionStorage.clear());

const open = (responses: Responses = {}, accountType: 1 | 3 = 1) =>
  renderPage(<ReservationTimePage />, {
    at: '/bizpage/reservation/time',
    session: { accountType },
    responses: {
      FeedCard_Feed: { getMyReservationFeed: null },
      ReservationTimePage_Time: { getHospitalReservationTime: aTimeSetting() },
      ReservationTimePage_Preview: { previewReservationTime: { days, outside: [], outsideCount: 0 } },
      ...responses,
    },
  });

test('the form of reservation times saves the whole setting with times of its own, a lunch and a longer slot', async () => {
  const { user, sent } = open({
    ReservationTimePage_Save: ({ time }) => ({ updateHospitalReservationTime: { ...aTimeSetting(), ...(time as object) } }),
  });
  expect(await screen.findByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '시간을 따로 정할게요' }));
  await enter(user, screen.getByLabelText('평일 시작'), '10:00');
  await enter(user, screen.getByLabelText('평일 끝'), '19:00');
  await user.click(screen.getByRole('switch', { name: '점심시간에는 예약을 받지 않아요' }));
  await enter(user, screen.getByLabelText('점심 시작'), '13:00');
  await enter(user, screen.getByLabelText('점심 끝'), '14:00');
  await user.click(screen.getByRole('switch', { name: '토요일에 예약을 받아요' }));
  await user.clear(screen.getByRole('textbox', { name: '예약 한 건' }));
  await user.type(screen.getByRole('textbox', { name: '예약 한 건' }), '60');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
  expect(sent.find(({ name }) => name === 'ReservationTimePage_Save')?.variables).toEqual({
    time: aTimeSetting({
      timeType: 1,
      timeStart: '10:00',
      timeEnd: '19:00',
      launchTimeSetting: true,
      launchTimeStart: '13:00',
      launchTimeEnd: '14:00',
      saturdayReservation: false,
      slotMinutes: 60,
    }),
    outside: 'keep',
    outsideCount: 0,
  });
});

test('the form of reservation times sends nothing while a field is wrong and keeps what the server refuses', async () => {
  const { user, sent } = open({ ReservationTimePage_Save: refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') });
  const capacity = await screen.findByRole('textbox', { name: '같은 시간에' });
  await user.clear(capacity);
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('1에서 50 사이의 숫자로 적어 주세요.')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).not.toContain('ReservationTimePage_Save');
  await user.type(capacity, '3');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  expect(capacity).toHaveValue('3');
});

test('the form of reservation times asks before a pressed link leaves times that are not saved', async () => {
  const { user, address } = open();
  const saturday = await screen.findByRole('switch', { name: '토요일에 예약을 받아요' });
  await user.click(saturday);
  fireEvent.click(screen.getByRole('link', { name: '목록' }));
  const question = within(await screen.findByRole('alertdialog', { name: '저장하지 않고 나갈까요?' }));
  await user.click(question.getByRole('button', { name: '계속 쓰기' }));
  expect(address()).toBe('/bizpage/reservation/time');
  expect(saturday).not.toBeChecked();
  fireEvent.click(screen.getByRole('link', { name: '목록' }));
  await user.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(address()).toBe('/bizpage/reservation/list'));
});

test('the form of reservation times lets a link leave when nothing is to be saved, also after a change was taken back', async () => {
  const { user, address } = open();
  const saturday = await screen.findByRole('switch', { name: '토요일에 예약을 받아요' });
  await user.click(saturday);
  await user.click(saturday);
  await user.click(screen.getByRole('link', { name: '목록' }));
  expect(address()).toBe('/bizpage/reservation/list');
});

test('the form of reservation times asks for both days of a range without reservations', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: '쉬는 기간 추가' }));
  expect(within(screen.getByRole('group', { name: '쉬는 기간 1' })).getAllByRole('button')).toHaveLength(3);
  await user.click(screen.getByRole('switch', { name: '일요일에 예약을 받아요' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('쉬는 기간의 시작과 끝을 모두 골라 주세요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '쉬는 기간 1 삭제' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '쉬는 기간 1' })).not.toBeInTheDocument());
  expect(sent.map(({ name }) => name)).not.toContain('ReservationTimePage_Save');
});

test('the form of reservation times shows the next two weeks as the form would make them', async () => {
  open();
  expect(await screen.findByText('오전 9:00부터 오후 5:30까지 · 3번')).toBeInTheDocument();
});

test('the form of reservation times asks what becomes of reservations outside the new times before it saves', async () => {
  const { user, sent } = open({
    ReservationTimePage_Preview: { previewReservationTime: { days, outside, outsideCount: 107 } },
    ReservationTimePage_Save: ({ time }) => ({ updateHospitalReservationTime: { ...aTimeSetting(), ...(time as object) } }),
  });
  await user.click(await screen.findByRole('switch', { name: '토요일에 예약을 받아요' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '새 시간 밖에 예약이 107건 있어요' }));
  expect(sent.map(({ name }) => name)).not.toContain('ReservationTimePage_Save');
  await user.click(dialog.getByRole('radio', { name: /^취소하고 알릴게요/ }));
  await user.click(dialog.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
  expect(sent.find(({ name }) => name === 'ReservationTimePage_Save')?.variables).toMatchObject({ outside: 'cancel', outsideCount: 107 });
});

test.each([
  ['a hospital', 1],
  ['a company', 3],
] as const)('%s saves nothing while it cannot be told what lies outside, and tries again', async (_, accountType) => {
  let isDown = true;
  const calls = answerRest({
    'GET /reservation/company-time': ok({ ...aTimeSetting(), id: '31' }),
    'POST /reservation/company-time/preview': () => (isDown ? 'no network' : ok({ days, outside: [], outsideCount: 0 })),
    'PATCH /reservation/company-time': ok({ ...aTimeSetting(), id: '31' }),
  });
  const { user, sent } = open(
    {
      ReservationTimePage_Preview: () =>
        isDown ? refusal('INTERNAL', '오류가 발생했어요.') : { previewReservationTime: { days, outside: [], outsideCount: 0 } },
      ReservationTimePage_Save: ({ time }) => ({ updateHospitalReservationTime: { ...aTimeSetting(), ...(time as object) } }),
    },
    accountType,
  );
  const saves = () => [...sent.map(({ name }) => name), ...calls.map(({ call }) => call)].filter((name) => /Page_Save|PATCH/.test(name));
  await user.click(await screen.findByRole('switch', { name: '토요일에 예약을 받아요' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/확인하지 못해서 아직 저장하지 않았어요\. 다시 저장해 주세요\./)).toBeInTheDocument();
  expect(saves()).toEqual([]);
  expect(screen.getByRole('switch', { name: '토요일에 예약을 받아요' })).not.toBeChecked();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
});

test('the form of reservation times moves what the new times leave outside, one by one, after they are saved', async () => {
  answerRest({
    'GET /reservation/able': okList([{ date: '2036-11-25', free: 2 }]),
    'GET /reservation/abletime': okList([{ time: '17:30', taken: false }]),
  });
  const { user, sent, unmount } = open({
    ReservationTimePage_Preview: { previewReservationTime: { days, outside, outsideCount: 1 } },
    ReservationTimePage_Save: ({ time }) => ({ updateHospitalReservationTime: { ...aTimeSetting(), ...(time as object) } }),
  });
  await user.click(await screen.findByRole('switch', { name: '토요일에 예약을 받아요' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('radio', { name: /^새 시간으로 변경할게요/ }));
  await user.click(question.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByRole('group', { name: '새 시간으로 변경할 예약 1건' })).toHaveFocus();
  unmount();
  const { user: later, sent: sentLater, unmount: leave } = open({ UpdateReservations_ByHospital: { updateReservationByHospital: [] } });
  await later.click(await screen.findByRole('button', { name: /11월 25일.*김보호 · 보리 변경/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '예약 변경' }));
  await later.click(await dialog.findByRole('radio', { name: '오후 5시 30분' }));
  await later.click(dialog.getByRole('button', { name: '변경' }));
  await waitFor(() => expect(screen.queryByText(/새 시간으로 변경할 예약/)).not.toBeInTheDocument());
  expect(sent.find(({ name }) => name === 'ReservationTimePage_Save')?.variables['outside']).toBe('keep');
  expect(sentLater.find(({ name }) => name === 'UpdateReservations_ByHospital')?.variables).toEqual({
    ...{ reservations: ['5'], status: 1, date: '2036-11-25', time: '17:30' },
  });
  leave();
  open();
  await screen.findByRole('button', { name: '바뀐 내용이 없어요' });
  expect(screen.queryByText(/새 시간으로 변경할 예약/)).not.toBeInTheDocument();
});

test('a hotel sets the places of a night and how long a stay may be', async () => {
  const stays = { takesStays: true, nightCapacity: 5, minNights: 1, maxNights: 30 };
  const sent = answerRest({
    'GET /reservation/company-time': ok({ ...aTimeSetting(), ...stays, id: '31' }),
    'POST /reservation/company-time/preview': ok({ days, outside: [], outsideCount: 0 }),
    'PATCH /reservation/company-time': ok({ ...aTimeSetting(), ...stays, id: '31' }),
  });
  const { user } = renderPage(<ReservationTimePage />, {
    at: '/bizpage/reservation/time',
    session: { accountType: 3 },
    responses: { FeedCard_Feed: { getMyReservationFeed: null } },
  });
  const longest = await screen.findByRole('textbox', { name: '가장 길게 (박)' });
  await user.clear(longest);
  await user.type(longest, '31');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('1에서 30 사이의 숫자로 적어 주세요.')).toBeInTheDocument();
  await user.clear(longest);
  await user.type(longest, '14');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ nightCapacity: 5, minNights: 1, maxNights: 14 });
});

test('the form of reservation times saves the times of a company by REST', async () => {
  const sent = answerRest({
    'GET /reservation/company-time': ok({ ...aTimeSetting(), id: '31' }),
    'POST /reservation/company-time/preview': ok({ days, outside: [], outsideCount: 0 }),
    'PATCH /reservation/company-time': ok({ ...aTimeSetting(), id: '31', sundayReservation: true }),
  });
  const { user } = renderPage(<ReservationTimePage />, {
    at: '/bizpage/reservation/time',
    session: { accountType: 3 },
    responses: { FeedCard_Feed: { getMyReservationFeed: null } },
  });
  await user.click(await screen.findByRole('switch', { name: '일요일에 예약을 받아요' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
  expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ sundayReservation: true, holidayReservation: 0 });
});
