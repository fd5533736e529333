import { answerRest, ok, okList, refused, renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aReservation } from '../testing/a-business-reservation.ts';
import type { BusinessReservation } from './business-reservation.ts';
import { ReservationsListPage } from './reservations-list.page.tsx';

const date = '2036-11-30';
const twoOf = (items: BusinessReservation[], total = items.length) => ({
  'GET /reservation/reservation-list': ok({ items, total, page: 1, count: 20 }),
  'GET /reservation/able': okList([{ date, free: 2 }]),
  'GET /reservation/abletime': okList([{ time: '11:00', taken: false }]),
});
const open = (accountType: 1 | 3, responses = {}) =>
  renderPage(<ReservationsListPage />, { at: '/bizpage/reservation/list', responses, session: { accountType } });
const other = { id: '4', name: '이보호', phone: '+821012345679' };

test.each([
  ['a hospital', 1],
  ['a company', 3],
] as const)('%s moves those that are chosen to one time, all or none', async (_, accountType) => {
  let isFull = true;
  const message = '방금 다른 분이 예약한 시간이에요.';
  const calls = answerRest({
    ...twoOf([aReservation({ id: '1' }), aReservation({ id: '2', status: 0, user: other })]),
    'PATCH /reservation/reservations': () => (isFull ? refused('SLOT_TAKEN', message) : ok([])),
  });
  const { user, sent } = open(accountType, {
    UpdateReservations_ByHospital: () => (isFull ? { refusal: { code: 'SLOT_TAKEN', message } } : { updateReservationByHospital: [] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: '모두 고르기 (2건)' }));
  await user.click(screen.getAllByRole('button', { name: '예약 변경' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: '선택한 예약 2건 변경' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/오전 9:30 · 김보호 · 보리/),
    expect.stringMatching(/오전 9:30 · 이보호 · 보리/),
  ]);
  await user.click(await dialog.findByRole('radio', { name: '오전 11시' }));
  await user.click(dialog.getByRole('button', { name: '변경' }));
  expect(await dialog.findByText(`${message} 2건 모두 그대로 있어요.`)).toBeInTheDocument();
  isFull = false;
  await user.click(dialog.getByRole('radio', { name: '오전 11시' }));
  await user.click(dialog.getByRole('button', { name: '변경' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const asked = accountType === 1 ? sent.at(-1)?.variables : calls.findLast(({ call }) => call.startsWith('PATCH'))?.body;
  expect(asked).toEqual({ reservations: ['1', '2'], status: 1, date, time: '11:00' });
});

test.each([
  ['is over', { status: 2 }],
  ['is a stay', { endDate: '2036-12-02' }],
])('the dialog of a common time offers no common time where one %s', async (_, given) => {
  answerRest(twoOf([aReservation({ id: '1' }), aReservation({ id: '2', ...given })]));
  const { user } = open(1);
  const own = (await screen.findAllByRole('button', { name: '예약 변경' })).length;
  await user.click(screen.getByRole('checkbox', { name: '모두 고르기 (2건)' }));
  expect(screen.getAllByRole('button', { name: '예약 변경' })).toHaveLength(own);
});

test('the dialog of a common time says that only the page is chosen where there are more', async () => {
  answerRest(twoOf([aReservation({ id: '1' }), aReservation({ id: '2' })], 21));
  open(1);
  expect(await screen.findByRole('checkbox', { name: '이 페이지의 2건 고르기 (전체 21건)' })).toBeInTheDocument();
});
