import { answerRest, ok, renderPage } from '@petcare/testing';
import { addDays, seoulDate, weekdayOf } from '@petcare/time';
import { screen, waitFor, within } from '@testing-library/react';
import { aBookable } from '../testing/a-bookable.ts';
import { ReservationPage } from './reservation.page.tsx';

const today = seoulDate(Date.now());
const taken = new Set<string>();
const answers = {
  'GET /reservation/find': ok(aBookable()),
  'GET /product': ok({ items: [], total: 0, page: 1, count: 100 }),
  'GET /reservation/able': ok([{ date: today, free: 2 }]),
  'GET /reservation/abletime': () => ok(['09:00', '09:30', '14:00'].map((time) => ({ time, taken: taken.has(time) }))),
};
beforeEach(() => {
  taken.clear();
  sessionStorage.clear();
});

const open = () =>
  renderPage(<ReservationPage />, {
    at: '/reservation?hospital=7',
    path: '/reservation',
    responses: { PetField_Pets: { getMyPetsByPage: [] } },
    session: { accountType: 0 },
  });
const goOn = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));

test('shows two weeks from this one, the month behind a button', async () => {
  answerRest(answers);
  const { user } = open();
  const grid = await screen.findByRole('grid');
  const sunday = addDays(today, -weekdayOf(today));
  const daysShown = () => within(grid).getAllByRole('gridcell');
  expect(daysShown()).toHaveLength(14);
  expect(daysShown()[0]).toHaveTextContent(String(Number(sunday.slice(8))));
  await user.click(screen.getByRole('button', { name: '한 달 보기' }));
  expect(within(screen.getByRole('grid')).getAllByRole('gridcell').length).toBeGreaterThanOrEqual(28);
});

test('leads to the times when it is gone on without one, every time', async () => {
  answerRest(answers);
  const page = open();
  await screen.findByRole('radio', { name: '오전 9:00' });
  for (const _ of [1, 2]) {
    await goOn(page);
    expect(await screen.findByText('예약할 시간을 골라 주세요.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: '오전 9:00' })).toHaveFocus());
  }
});
