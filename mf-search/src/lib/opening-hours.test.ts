import { breakOf, fromMonday, hoursOf, weekdayInSeoul, weekdayName, type BusinessDay } from './opening-hours.ts';

const day: BusinessDay = { weekday: 1, isClosed: false, open: '09:30', close: '19:00', breakStart: '13:00', breakEnd: '14:00' };

test.each<[string, Partial<BusinessDay>, string, string | null]>([
  ['an ordinary day', {}, '09:30 – 19:00', '휴게 13:00 – 14:00'],
  ['with seconds', { open: '09:30:00', close: '19:00:00' }, '09:30 – 19:00', '휴게 13:00 – 14:00'],
  ['without a break', { breakStart: null, breakEnd: null }, '09:30 – 19:00', null],
  ['past midnight', { open: '18:00', close: '02:00' }, '18:00 – 다음 날 02:00', '휴게 13:00 – 14:00'],
  ['around the clock', { open: '00:00', close: '00:00', breakStart: null }, '24시간', null],
  ['closed', { isClosed: true, open: null, close: null }, '휴무', null],
])('%s', (_name, change, hours, pause) => {
  expect(hoursOf({ ...day, ...change })).toBe(hours);
  expect(breakOf({ ...day, ...change })).toBe(pause);
});

test.each([
  ['a Saturday evening in UTC is a Sunday in Seoul', '2026-11-21T15:00:00Z', 0],
  ['just before', '2026-11-21T14:59:59Z', 6],
])('%s', (_name, moment, weekday) => {
  expect(weekdayInSeoul(Date.parse(moment))).toBe(weekday);
});

test('a week begins on Monday', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...day, weekday }));
  expect(fromMonday(week).map(({ weekday }) => weekdayName(weekday)[0])).toEqual(['월', '화', '수', '목', '금', '토', '일']);
});
