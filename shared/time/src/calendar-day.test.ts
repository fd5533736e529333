import { addDays, daysBetween, daysFrom, isCalendarDay, weekdayNames, weekdayOf } from './calendar-day.ts';

test.each([
  ['2026-11-30', true],
  ['2026-11-31', false],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-12-01T00:00:00Z', false],
  ['', false],
])('the existence of the day %p is told: %p', (text, exists) => expect(isCalendarDay(text)).toBe(exists));

test.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-11-22', 365, '2027-11-22'],
])('the way from %s by %i days leads to %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-01-01', '2029-01-01', 366],
  ['2027-03-01', '2027-02-28', -1],
])('the way from %s to %s is %i days', (first, second, days) => expect(daysBetween(first, second)).toBe(days));

test('an invalid date is refused', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
});

test('consecutive days are listed across the end of February in a leap year', () => {
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysFrom('2028-02-28', 0)).toEqual([]);
});

test.each([
  ['2026-11-22', 0, '일'],
  ['2026-11-23', 1, '월'],
  ['2026-11-28', 6, '토'],
  ['2028-02-29', 2, '화'],
  ['2027-01-01', 5, '금'],
])('the weekday of %s is returned: %i, %s', (date, weekday, name) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(weekdayNames[weekdayOf(date)]).toBe(name);
});
