import { isOpenNow, openingOn, type WeeklyHours } from './opening-hours.policy.ts';

const day = { open: '09:30', close: '19:00', breakStart: '13:00', breakEnd: '14:00' };
const late = { open: '18:00', close: '02:00' };
const always = { open: '00:00', close: '00:00' };
const week: WeeklyHours = [null, day, day, null, day, late, { open: '10:00', close: '15:00' }];

/** 2026-11-22 is a Sunday. */
test.each([
  ['Sunday, closed', '2026-11-22T11:00', false],
  ['Monday before opening', '2026-11-23T09:29', false],
  ['Monday at opening', '2026-11-23T09:30', true],
  ['Monday in the lunch break', '2026-11-23T13:00', false],
  ['Monday when lunch ends', '2026-11-23T14:00', true],
  ['Monday in the last minute', '2026-11-23T18:59', true],
  ['Monday at closing', '2026-11-23T19:00', false],
  ['Wednesday, closed', '2026-11-25T11:00', false],
  ['Friday before the late opening', '2026-11-27T17:59', false],
  ['Friday at midnight minus one', '2026-11-27T23:59', true],
  ['Saturday, still the night of Friday', '2026-11-28T01:59', true],
  ['Saturday, the night is over', '2026-11-28T02:00', false],
  ['Saturday by day', '2026-11-28T10:00', true],
])('%s', (_name, seoul, expected) => expect(isOpenNow(week, new Date(`${seoul}:00+09:00`))).toBe(expected));

test('the same time twice is around the clock', () => {
  const hours: WeeklyHours = Array.from({ length: 7 }, () => always);
  for (const time of ['00:00', '03:30', '12:00', '23:59']) {
    expect(isOpenNow(hours, new Date(`2026-11-23T${time}:00+09:00`))).toBe(true);
  }
});

test('unknown hours are neither open nor closed', () => {
  expect(isOpenNow(null, new Date())).toBeUndefined();
  expect(openingOn(null, '2026-11-23')).toBeNull();
});

test.each([
  ['2026-11-22', null],
  ['2026-11-23', day],
  ['2026-11-28', { open: '10:00', close: '15:00' }],
])('the hours of %s', (date, expected) => expect(openingOn(week, date)).toEqual(expected));
