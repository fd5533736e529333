import { calendarDay } from './calendar-day.policy.ts';
import { holidayOn, holidayYears } from './holidays.ts';
import { isOpenNow, openingOf, type HoursExceptions, type WeeklyHours } from './opening-hours.policy.ts';

const day = { open: '09:30', close: '19:00', breakStart: '13:00', breakEnd: '14:00' };
const late = { open: '18:00', close: '02:00' };
const always = { open: '00:00', close: '00:00' };
const plain = (businessHours: WeeklyHours | null) => ({ businessHours, hoursExceptions: null });
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
])('%s', (_name, seoul, expected) => expect(isOpenNow(plain(week), new Date(`${seoul}:00+09:00`))).toBe(expected));

test('the same time twice is read as around the clock', () => {
  const hours: WeeklyHours = Array.from({ length: 7 }, () => always);
  for (const time of ['00:00', '03:30', '12:00', '23:59']) {
    expect(isOpenNow(plain(hours), new Date(`2026-11-23T${time}:00+09:00`))).toBe(true);
  }
});

test('unknown hours are neither open nor closed', () => {
  expect(isOpenNow(plain(null), new Date())).toBeUndefined();
});

test.each([
  ['2026-11-22', null],
  ['2026-11-23', day],
  ['2026-11-28', { open: '10:00', close: '15:00' }],
])('the hours of %s', (date, expected) => expect(openingOf(plain(week), calendarDay(date))).toEqual({ hours: expected, doubt: null }));

test.each([
  ['2026-02-17', 2, [3], '설날', 'seollal'],
  ['2026-02-16', 1, [3], '설날 전날', null],
  ['2027-02-07', 0, [1], '설날', 'seollal'],
  ['2027-02-09', 2, [2], '대체공휴일(설날)', null],
  ['2026-09-25', 5, [4, -1], '추석', 'chuseok'],
  ['2027-01-01', 5, [1], '1월 1일', 'newYear'],
  ['2026-12-25', 5, [4, -1], '기독탄신일', 'christmas'],
  ['2026-11-22', 0, [4], null, null],
  ['2026-11-29', 0, [5, -1], null, null],
  ['2026-08-17', 1, [3], '대체공휴일(광복절)', null],
])('%s on the calendar', (date, weekday, weeks, holiday, feast) =>
  expect(calendarDay(date)).toEqual({ date, weekday, weeks, holiday, feast }),
);

test('the holidays of this year and the next are known', () => {
  expect(holidayYears).toEqual(expect.arrayContaining(['2026', '2027']));
  expect(holidayOn('2027-10-04')).toBe('대체공휴일(개천절)');
});

const everyDay: WeeklyHours = Array.from({ length: 7 }, () => ({ open: '10:00', close: '19:00' }));
const nights: WeeklyHours = Array.from({ length: 7 }, () => ({ open: '18:00', close: '02:00' }));
const others: HoursExceptions = { closures: [{ weekday: 0, weeks: [2, 4] }] };
const away: HoursExceptions = { closedOn: [{ from: '2026-11-25', to: '2026-11-27' }] };
const alternate: HoursExceptions = { closures: [{ weekday: 0, weeks: 'alternate' }] };

test.each<[string, WeeklyHours, HoursExceptions, string, boolean | undefined]>([
  ['설, closed on it', everyDay, { feasts: ['seollal', 'chuseok'] }, '2026-02-17T12:00', false],
  ['the day before 설 of one closed on the day itself', everyDay, { feasts: ['seollal'] }, '2026-02-16T12:00', true],
  ['closed on 설, usual on holidays', everyDay, { feasts: ['seollal'], holidays: 'usual' }, '2026-02-17T12:00', false],
  ['추석 of one closed on 설 only', everyDay, { feasts: ['seollal'] }, '2026-09-25T12:00', true],
  ['a substitute holiday, closed', everyDay, { holidays: null }, '2026-03-02T12:00', false],
  ['a substitute holiday, usual', everyDay, { holidays: 'usual' }, '2026-03-02T12:00', true],
  ['a substitute holiday with hours of its own, open', everyDay, { holidays: { open: '08:00', close: '11:00' } }, '2026-03-02T08:30', true],
  [
    'a substitute holiday with hours of its own, over',
    everyDay,
    { holidays: { open: '08:00', close: '11:00' } },
    '2026-03-02T12:00',
    false,
  ],
  ['the day after, a Tuesday like any', everyDay, { holidays: null }, '2026-03-03T12:00', true],
  ['the first Sunday', everyDay, others, '2026-11-01T12:00', true],
  ['the second Sunday', everyDay, others, '2026-11-08T12:00', false],
  ['the third Sunday', everyDay, others, '2026-11-15T12:00', true],
  ['the fourth Sunday', everyDay, others, '2026-11-22T12:00', false],
  ['the fifth Sunday', everyDay, others, '2026-11-29T12:00', true],
  ['the last Sunday, closed', everyDay, { closures: [{ weekday: 0, weeks: [-1] }] }, '2026-11-29T12:00', false],
  ['every other Sunday, which is not known', everyDay, alternate, '2026-11-22T12:00', undefined],
  ['every other Sunday, too early in any case', everyDay, alternate, '2026-11-22T09:00', false],
  ['the night into the closed Sunday', nights, others, '2026-11-22T01:00', true],
  ['the night out of the closed Sunday', nights, others, '2026-11-23T01:00', false],
  ['the evening of the closed Sunday', nights, others, '2026-11-22T20:00', false],
  ['the night into 설', nights, { feasts: ['seollal'] }, '2026-02-17T01:00', true],
  ['the night out of 설', nights, { feasts: ['seollal'] }, '2026-02-18T01:00', false],
  ['the night out of every other Sunday', nights, alternate, '2026-11-23T01:00', undefined],
  ['the day before a closed period', everyDay, away, '2026-11-24T12:00', true],
  ['the first day of it', everyDay, away, '2026-11-25T12:00', false],
  ['the last day of it', everyDay, away, '2026-11-27T12:00', false],
  ['the day after it', everyDay, away, '2026-11-28T12:00', true],
  [
    'a closed period over a holiday that is as usual',
    everyDay,
    { holidays: 'usual', closedOn: [{ from: '2026-03-02', to: '2026-03-02' }] },
    '2026-03-02T12:00',
    false,
  ],
  [
    'a closed period over a week that may be closed',
    everyDay,
    { ...alternate, closedOn: [{ from: '2026-11-22', to: '2026-11-22' }] },
    '2026-11-22T12:00',
    false,
  ],
  ['the night into a closed period', nights, away, '2026-11-25T01:00', true],
  ['the night out of it', nights, away, '2026-11-28T01:00', false],
  ['closes on other days too', everyDay, { varies: true }, '2026-11-23T12:00', true],
  ['a holiday of which nothing is said', everyDay, {}, '2026-02-17T12:00', true],
])('%s', (_name, businessHours, hoursExceptions, seoul, expected) =>
  expect(isOpenNow({ businessHours, hoursExceptions }, new Date(`${seoul}:00+09:00`))).toBe(expected),
);

test('hours that are in doubt are marked', () => {
  const doubt = (hoursExceptions: HoursExceptions | null, date: string) =>
    openingOf({ businessHours: everyDay, hoursExceptions }, calendarDay(date)).doubt;
  expect([
    doubt(null, '2026-02-17'),
    doubt({ holidays: 'usual' }, '2026-02-17'),
    doubt(null, '2026-02-19'),
    doubt(alternate, '2026-11-22'),
    doubt(alternate, '2026-11-23'),
  ]).toEqual(['holiday', null, null, 'alternate', null]);
});
