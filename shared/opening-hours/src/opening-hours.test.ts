import { weekdayOf } from '@petcare/time';
import { breakOf, fromMonday, hoursOf, nightUntil, weekdayName, type BusinessDay } from './opening-hours.ts';

const day: BusinessDay = { weekday: 1, isClosed: false, open: '09:30', close: '19:00', breakStart: '13:00', breakEnd: '14:00' };

test.each<[string, Partial<BusinessDay>, string, string | null]>([
  ['an ordinary day', {}, '오전 9:30 – 오후 7:00', '휴게 오후 1:00 – 오후 2:00'],
  ['a day with seconds in its times', { open: '09:30:00', close: '19:00:00' }, '오전 9:30 – 오후 7:00', '휴게 오후 1:00 – 오후 2:00'],
  ['a day without a break', { breakStart: null, breakEnd: null }, '오전 9:30 – 오후 7:00', null],
  ['a day that ends past midnight', { open: '18:00', close: '02:00' }, '오후 6:00 – 다음 날 오전 2:00', '휴게 오후 1:00 – 오후 2:00'],
  ['a day that is open around the clock', { open: '00:00', close: '00:00', breakStart: null }, '24시간', null],
  ['a closed day', { isClosed: true, open: null, close: null }, '휴무', null],
])('the hours of %s are formatted', (_name, change, hours, pause) => {
  expect(hoursOf({ ...day, ...change })).toBe(hours);
  expect(breakOf({ ...day, ...change })).toBe(pause);
});

test('the weekday of a date is returned', () => {
  expect(['2026-11-22', '2026-11-23', '2024-02-29'].map((date) => weekdayName(weekdayOf(date)))).toEqual(['일요일', '월요일', '목요일']);
});

test('the days of a week are sorted from Monday', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...day, weekday }));
  expect(fromMonday(week).map(({ weekday }) => weekdayName(weekday)[0])).toEqual(['월', '화', '수', '목', '금', '토', '일']);
});

// A Saturday that goes on until 02:00 of Sunday, the 22nd.
const saturday = (change: Partial<BusinessDay> = {}): BusinessDay[] => [{ ...day, weekday: 6, open: '18:00', close: '02:00', ...change }];
test.each<[string, BusinessDay[], string, string | null]>([
  ['before closing time', saturday(), '2026-11-21T16:59:00Z', '오전 2:00'],
  ['at closing time', saturday(), '2026-11-21T17:00:00Z', null],
  ['after a day that ends before midnight', saturday({ close: '23:00' }), '2026-11-21T15:30:00Z', null],
  ['after a closed day', saturday({ isClosed: true }), '2026-11-21T15:30:00Z', null],
  ['in a week without that day', [], '2026-11-21T15:30:00Z', null],
])('hours that began the day before are told with their end: %s', (_name, week, now, until) => {
  expect(nightUntil(week, '2026-11-22', Date.parse(now))).toBe(until);
});
