import { instantOf, minuteOfDay, seoulDate, seoulTime } from './seoul.ts';

test.each([
  ['the last minute of a day', '2026-11-22T14:59:59.999Z', '2026-11-22', '23:59', 1439],
  ['midnight', '2026-11-22T15:00:00Z', '2026-11-23', '00:00', 0],
  ['noon', '2026-11-22T03:00:00Z', '2026-11-22', '12:00', 720],
  ['midnight in UTC, nine in the morning in Seoul', '2026-11-22T00:00:00Z', '2026-11-22', '09:00', 540],
  ['the first minute of a month', '2026-11-30T15:00:59Z', '2026-12-01', '00:00', 0],
  ['the last minute of a year', '2026-12-31T14:59:00Z', '2026-12-31', '23:59', 1439],
  ['the first minute of a year', '2026-12-31T15:00:00Z', '2027-01-01', '00:00', 0],
  ['the first minute of a leap day', '2028-02-28T15:00:00Z', '2028-02-29', '00:00', 0],
  ['the first minute after a leap day', '2028-02-29T15:00:00Z', '2028-03-01', '00:00', 0],
  ['the end of a February without a leap day', '2026-02-28T15:00:00Z', '2026-03-01', '00:00', 0],
  ['a moment before 1970', '1969-12-31T14:59:59Z', '1969-12-31', '23:59', 1439],
])('the instant %s (%s) is read as %s %s', (_name, iso, date, time, minute) => {
  const instant = new Date(iso);
  expect([seoulDate(instant), seoulTime(instant), minuteOfDay(instant)]).toEqual([date, time, minute]);
  expect([seoulDate(instant.getTime()), seoulTime(instant.getTime())]).toEqual([date, time]);
});

test.each([
  ['2026-11-23', undefined, '2026-11-22T15:00:00.000Z'],
  ['2026-11-23', '00:00', '2026-11-22T15:00:00.000Z'],
  ['2026-11-23', '09:00', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23', '23:59', '2026-11-23T14:59:00.000Z'],
  ['2026-11-23', '24:00', '2026-11-23T15:00:00.000Z'],
  ['2027-01-01', '08:30', '2026-12-31T23:30:00.000Z'],
  ['2028-02-29', '24:00', '2028-02-29T15:00:00.000Z'],
])('the instant of %s %s is found: %s', (date, time, iso) => expect(instantOf(date, time).toISOString()).toBe(iso));

test.each(['2026-11-22', '2026-12-31', '2028-02-29'])('the day %s is returned from its start, and not a moment earlier', (date) => {
  expect(seoulDate(instantOf(date))).toBe(date);
  expect(seoulDate(instantOf(date).getTime() - 1)).not.toBe(date);
});

test('an invalid date is refused', () => {
  expect(() => seoulDate(new Date('never'))).toThrow(RangeError);
});

test('every hour of two years agrees with Intl', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });
  const start = Date.UTC(2027, 0, 1);
  for (let hour = 0; hour < 2 * 365 * 24; hour += 1) {
    const now = start + hour * 3_600_000;
    expect(`${seoulDate(now)} ${seoulTime(now)}`).toBe(calendar.format(now));
  }
});
