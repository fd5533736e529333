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
])('says whether the day %p exists: %p', (text, exists) => expect(isCalendarDay(text)).toBe(exists));

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
])('counts from %s %i days to %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-01-01', '2029-01-01', 366],
  ['2027-03-01', '2027-02-28', -1],
])('counts from %s to %s %i days', (first, second, days) => expect(daysBetween(first, second)).toBe(days));

test('refuses to count from an invalid date', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
});

test('lists consecutive days across the end of February in a leap year', () => {
  expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysFrom('2028-02-28', 0)).toEqual([]);
});

test.each([
  ['2026-11-22', 0, '일'],
  ['2026-11-23', 1, '월'],
  ['2026-11-28', 6, '토'],
  ['2028-02-29', 2, '화'],
  ['2027-01-01', 5, '금'],
])('returns the weekday of %s: %i, %s', (date, weekday, name) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(weekdayNames[weekdayOf(date)]).toBe(name);
});
