import { answerRest, ok, okList, renderPage } from '@petcare/testing';
import { addDays, seoulDate, weekdayOf } from '@petcare/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBookable } from '../testing/a-bookable.ts';
import { ReservationPage } from './reservation.page.tsx';

const today = seoulDate(Date.now());
const taken = new Set<string>();
const answers = {
  'GET /reservation/find': ok(aBookable()),
  'GET /product': ok({ items: [], total: 0, page: 1, count: 100 }),
  'GET /reservation/able': okList([{ date: today, free: 2 }]),
  'GET /reservation/abletime': () => okList(['09:00', '09:30', '14:00'].map((time) => ({ time, taken: taken.has(time) }))),
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

test('the choice of a time shows two weeks from this one, the month behind a button', async () => {
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

test('the choice of a time leads to the times when it is gone on without one, every time', async () => {
  answerRest(answers);
  const page = open();
  await screen.findByRole('radio', { name: '오전 9시' });
  for (const _ of [1, 2]) {
    await goOn(page);
    expect(await screen.findByText('예약할 시간을 골라 주세요.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: '오전 9시' })).toHaveFocus());
  }
});

describe('while it is filled in', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('a time that somebody else takes is told at once, and ends the last look', async () => {
    answerRest(answers);
    const page = open();
    await page.user.click(await screen.findByRole('radio', { name: '오전 9시 30분' }));
    await page.user.type(screen.getByRole('textbox', { name: '요청 사항' }), '기침');
    await goOn(page);
    await screen.findByRole('alertdialog', { name: '이대로 예약할까요?' });
    taken.add('09:30');
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText(/고르신 오전 9:30 예약은 방금 마감됐어요/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '요청 사항' })).toHaveValue('기침');
    const near = screen.getByRole('group', { name: '가까운 다른 시간' });
    await page.user.click(within(near).getByRole('button', { name: /오전 9:00/ }));
    expect(screen.getByRole('radio', { name: '오전 9시' })).toBeChecked();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a question in between that fails changes nothing', async () => {
    let isDown = false;
    answerRest({ ...answers, 'GET /reservation/abletime': () => (isDown ? 'no network' : answers['GET /reservation/abletime']()) });
    const page = open();
    await page.user.click(await screen.findByRole('radio', { name: '오전 9시 30분' }));
    isDown = true;
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(screen.getByRole('radio', { name: '오전 9시 30분' })).toBeChecked();
  });

  test('nothing is asked while nobody looks at it', async () => {
    const sent = answerRest(answers);
    open();
    await screen.findByRole('radio', { name: '오전 9시 30분' });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const asked = sent.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(sent).toHaveLength(asked);
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sent).toHaveLength(asked + 1);
    visibility.mockRestore();
  });

  test('a booking whose answer was lost keeps its time, which it may have taken itself', async () => {
    const sent = answerRest({
      ...answers,
      'POST /reservation': () => {
        taken.add('09:30');
        return 'no network';
      },
    });
    const page = open();
    await page.user.click(await screen.findByRole('radio', { name: '오전 9시 30분' }));
    await goOn(page);
    await page.user.click(await screen.findByRole('button', { name: '예약 신청하기' }));
    await screen.findByText(/오류가 발생했어요/);
    const asked = sent.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(sent).toHaveLength(asked);
    expect(screen.getByRole('radio', { name: '오전 9시 30분' })).toBeChecked();
  });
});
