import { arrivalsIn, departuresFrom, withoutStay, type Night } from './stay.ts';

/** From the first of December: a number is of free places, `x` a day on which nobody comes or goes. */
const nightsOf = (drawn: string): Night[] =>
  [...drawn].map((sign, index) => ({
    date: `2026-12-0${index + 1}`,
    free: sign === 'x' ? 2 : Number(sign),
    canArrive: sign !== 'x' && sign !== '0',
    canLeave: sign !== 'x',
  }));
const days = (list: string[]) => list.map((date) => Number(date.slice(8))).join(' ');

test.each([
  ['every later day', '11111', { least: 1, most: 30 }, '2 3 4 5'],
  ['until a full night, whose day is one to leave on', '11011', { least: 1, most: 30 }, '2 3'],
  ['over closed days, but not on them', '1xx11', { least: 1, most: 30 }, '4 5'],
  ['as few nights as the house takes', '11111', { least: 3, most: 30 }, '4 5'],
  ['as many nights as the house takes', '11111', { least: 1, most: 2 }, '2 3'],
  ['none from a full night', '01111', { least: 1, most: 30 }, ''],
  ['none from a day on which nobody comes', 'x1111', { least: 1, most: 30 }, ''],
])('a stay from the first ends on: %s', (_case, drawn, limits, expected) => {
  expect(days(departuresFrom(nightsOf(drawn), '2026-12-01', limits))).toBe(expected);
});

test('a stay begins where it can end', () => {
  expect(days(arrivalsIn(nightsOf('11011'), { least: 1, most: 30 }))).toBe('1 2 4');
  expect(days(arrivalsIn(nightsOf('11011'), { least: 2, most: 30 }))).toBe('1');
  expect(departuresFrom([], '2026-12-01', { least: 1, most: 30 })).toEqual([]);
});

test('a stay that is moved has room where all of its nights are free, its own among them', () => {
  const own = { date: '2026-12-02', endDate: '2026-12-04' };
  const two = { least: 2, most: 2 };
  expect(days(arrivalsIn(nightsOf('1000x1111'), two))).toBe('6 7');
  expect(days(arrivalsIn(withoutStay(nightsOf('1000x1111'), own), two))).toBe('1 2 6 7');
});
