import { blocksOf, daysOf, hoursOf, stayingOn, stepFrom, type Entry } from './agenda.ts';

const at = (time: string, minutes = 30): Entry => {
  const startsAt = new Date(`2026-11-25T${time}:00+09:00`);
  return {
    id: time,
    status: 1,
    date: '2026-11-25',
    time,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
    endDate: null,
    guest: '김보호',
    petName: null,
    isByPhone: false,
  };
};

test.each([
  ['day', '2026-11-25', 1, '2026-11-25', '2026-11-25'],
  ['week', '2026-11-25', 7, '2026-11-22', '2026-11-28'],
  ['month', '2026-11-25', 35, '2026-11-01', '2026-12-05'],
  // It begins on a Saturday and has 31 days.
  ['month', '2026-08-10', 42, '2026-07-26', '2026-09-05'],
  // It begins on a Sunday and has 28 days.
  ['month', '2026-02-10', 28, '2026-02-01', '2026-02-28'],
] as const)('a %s around %s has %i days from %s to %s', (view, date, count, first, last) => {
  const days = daysOf(view, date);
  expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
});

test.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-11-25', -1, '2026-11-18'],
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2026-01-31', -1, '2025-12-01'],
] as const)('a %s from %s by %i is drawn from %s', (view, date, steps, to) => expect(stepFrom(view, date, steps)).toBe(to));

test('blocks of one time stand beside each other, and what follows below', () => {
  const blocks = blocksOf([at('09:00', 60), at('09:00'), at('09:30'), at('10:00')]);
  expect(blocks.map(({ from, to, column, columns }) => [from, to, column, columns])).toEqual([
    [540, 600, 0, 2],
    [540, 570, 1, 2],
    [570, 600, 1, 2],
    [600, 630, 0, 1],
  ]);
});

test('the calendar draws the hours of an ordinary day, and more where there is something', () => {
  expect(hoursOf([])).toEqual({ first: 9, last: 18 });
  expect(hoursOf(blocksOf([at('07:30'), at('23:30', 60)]))).toEqual({ first: 7, last: 24 });
});

test('a stay stands in the hours of its first day as an arrival, and beside those of the others until it is fetched', () => {
  const stay = { ...at('09:00', 3 * 24 * 60), endDate: '2026-11-28' };
  expect(blocksOf([stay]).map(({ from, to }) => [from, to])).toEqual([[540, 570]]);
  const days = ['2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29'];
  expect(days.map((day) => stayingOn([stay, at('10:00')], day).length)).toEqual([0, 1, 1, 0]);
});
