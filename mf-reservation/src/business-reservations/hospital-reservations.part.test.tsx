import { seoulDate } from '@petcare/time';
import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HospitalReservationsPart } from './hospital-reservations.part.tsx';

const reservation = {
  id: '31',
  reservationNumber: '261123-ACDEFG',
  status: 0,
  date: '2036-11-30',
  time: '09:30',
  startsAt: '2036-11-30T00:30:00.000Z',
  note: '기침을 해요',
  petName: '보리',
  petKind: '강아지',
  user: { id: '3', name: '김보호', phone: '+821012345678' },
};
const answering = (list: () => object[], rest: Responses = {}): Responses => ({
  HospitalReservationsPart_Reservations: () => ({
    getMyHospitalReservationsByPage: list(),
    getMyHospitalReservationCount: list().length,
    requestedCount: 1,
  }),
  ...rest,
});
const part = <HospitalReservationsPart hospitalId="7" />;

test('confirms a request after a question and updates the list', async () => {
  const changed: unknown[] = [];
  const subscription = bus.on('reservation.changed').subscribe((change) => changed.push(change));
  let status = 0;
  const confirm = () => {
    status = 1;
    return { updateReservationByHospital: [{ id: '31', status }] };
  };
  const { user, sent } = renderPage(part, {
    responses: answering(() => [{ ...reservation, status }], { HospitalReservationsPart_Answer: confirm }),
  });
  const row = await screen.findByRole('article', { name: /김보호/ });
  expect(within(row).getByText('예약신청')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: '010-1234-5678' })).toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: '확정' }));
  const dialog = await screen.findByRole('alertdialog', { name: '예약을 확정할까요?' });
  await user.click(within(dialog).getByRole('button', { name: '확정' }));
  expect(await screen.findByText('예약확정')).toBeInTheDocument();
  subscription.unsubscribe();
  expect(sent.find(({ name }) => name.endsWith('Answer'))?.variables).toEqual({ reservations: ['31'], status: 1, reason: null });
  expect(changed).toEqual([{ reservationId: '31', status: 1 }]);
});

test('shows why and the present status when the guest has cancelled meanwhile', async () => {
  let status = 0;
  const tooLate = () => {
    status = 3;
    return refusal('ILLEGAL_TRANSITION', '지금은 그렇게 바꿀 수 없는 예약이에요.');
  };
  const { user, sent } = renderPage(part, {
    responses: answering(() => [{ ...reservation, status }], { HospitalReservationsPart_Answer: tooLate }),
  });
  await user.click(await screen.findByRole('button', { name: '거절' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '거절' }));
  expect(await dialog.findByText('사유를 적어 주세요. 보호자가 읽어요.')).toBeInTheDocument();
  expect(sent.some(({ name }) => name.endsWith('Answer'))).toBe(false);
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), ' 휴진이에요. ');
  await user.click(dialog.getByRole('button', { name: '거절' }));
  expect(await screen.findByText('예약취소')).toBeInTheDocument();
  expect(sent.find(({ name }) => name.endsWith('Answer'))?.variables).toEqual({ reservations: ['31'], status: 4, reason: '휴진이에요.' });
  expect(dialog.getByText('지금은 그렇게 바꿀 수 없는 예약이에요.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: '거절' })).not.toBeInTheDocument();
});

test('keeps the typed reason when an answer fails, to send it once more', async () => {
  let isBroken = true;
  const { user, sent } = renderPage(part, {
    responses: answering(() => [reservation], {
      HospitalReservationsPart_Answer: () =>
        isBroken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : { updateReservationByHospital: [{ id: '31', status: 4 }] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '거절' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '휴진이에요.');
  await user.click(dialog.getByRole('button', { name: '거절' }));
  expect(await dialog.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('휴진이에요.');
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: '거절' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.filter(({ name }) => name.endsWith('Answer')).map(({ variables }) => variables['reason'])).toEqual([
    '휴진이에요.',
    '휴진이에요.',
  ]);
  await user.click(screen.getByRole('button', { name: '확정' }));
  expect(within(await screen.findByRole('alertdialog')).queryByText('잠시 후 다시 시도해 주세요.')).not.toBeInTheDocument();
});

test('filters by today and by requests', async () => {
  const { user, sent } = renderPage(part, { responses: answering(() => []) });
  expect(await screen.findByText('아직 들어온 예약이 없어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '오늘' }));
  expect(await screen.findByText('오늘은 예약이 없어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /신청/ }));
  expect(await screen.findByText('답을 기다리는 예약이 없어요.')).toBeInTheDocument();
  const today = seoulDate(Date.now());
  expect(sent.map(({ variables }) => variables['input'])).toEqual([
    {},
    { startDate: today, endDate: today, sort: 'time' },
    { statuses: [0], sort: 'time' },
  ]);
});

test('shows an error with a retry button', async () => {
  let isBroken = true;
  const list = () => (isBroken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : answeredEmpty);
  const answeredEmpty = { getMyHospitalReservationsByPage: [], getMyHospitalReservationCount: 0, requestedCount: 0 };
  const { user } = renderPage(part, { responses: { HospitalReservationsPart_Reservations: list } });
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.getByText('아직 들어온 예약이 없어요.')).toBeInTheDocument());
});
