import { instantOf } from '@petcare/time';
import type { Schedule, WeeklyHours } from '../../opening-hours/index.ts';
import { freeSeats, lastDay, offeredSlots, reachableDays, type TimeSetting } from './slots.policy.ts';
import { defaultTimeSetting } from '../calendar/time-setting.policy.ts';

const day = { open: '09:00', close: '12:00' };
const week: WeeklyHours = [null, day, day, day, day, day, { open: '10:00', close: '11:00' }];
const usual: Schedule = { businessHours: week, hoursExceptions: null };
const MONDAY = '2026-11-23';
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';
const now = instantOf('2026-11-22', '12:00');

const times = (setting: Partial<TimeSetting>, date: string, at = now, hours = week, hoursExceptions: Schedule['hoursExceptions'] = null) =>
  offeredSlots({ ...defaultTimeSetting, ...setting }, { businessHours: hours, hoursExceptions }, date, at)
    .map(({ time }) => time)
    .join(' ');

const morning = '09:00 09:30 10:00 10:30 11:00 11:30';
const own = { timeType: 1, timeStart: '14:00', timeEnd: '15:00' };
const ownSaturday = { saturdayTimeSetting: 1, saturdayTimeStart: '09:00', saturdayTimeEnd: '10:00' };
const ownSunday = { sundayReservation: true, sundayTimeSetting: 1, sundayTimeStart: '13:00', sundayTimeEnd: '14:00' };
const lunch = { launchTimeSetting: true, launchTimeStart: '10:00', launchTimeEnd: '11:00' };
const term = { termType: 1, termStartDate: '2026-11-24', termEndDate: '2026-11-27' };

test.each<[string, Partial<TimeSetting>, string, string]>([
  ['the business hours, by half an hour', {}, MONDAY, morning],
  ['own times instead of the business hours', own, MONDAY, '14:00 14:30'],
  ['longer slots; a rest too short for one is left out', { slotMinutes: 50 }, MONDAY, '09:00 09:50 10:40'],
  ['none inside lunch', lunch, MONDAY, '09:00 09:30 11:00 11:30'],
  [
    'none that lunch cuts, and again from its end',
    { ...lunch, launchTimeStart: '09:45', launchTimeEnd: '10:15' },
    MONDAY,
    '09:00 10:15 10:45 11:15',
  ],
  ['lunch times that are switched off', { ...lunch, launchTimeSetting: false }, MONDAY, morning],
  ['lunch over the whole day', { ...lunch, launchTimeStart: '08:00', launchTimeEnd: '13:00' }, MONDAY, ''],
  ['an excluded range, its last day', { excludes: [{ startDate: '2026-11-20', endDate: MONDAY }] }, MONDAY, ''],
  ['an excluded range, the day after', { excludes: [{ startDate: '2026-11-20', endDate: '2026-11-22' }] }, MONDAY, morning],
  ['before the term', term, MONDAY, ''],
  ['the first day of the term', term, '2026-11-24', morning],
  ['the last day of the term', term, '2026-11-27', morning],
  ['after the term', term, SATURDAY, ''],
  ['Saturday by its business hours', {}, SATURDAY, '10:00 10:30'],
  ['Saturday as on weekdays, with own times', own, SATURDAY, '14:00 14:30'],
  ['Saturday with its own times', { ...own, ...ownSaturday }, SATURDAY, '09:00 09:30'],
  ['Saturday closed', { ...ownSaturday, saturdayReservation: false }, SATURDAY, ''],
  ['Sunday closed', own, SUNDAY, ''],
  ['Sunday open to reservations, but the business is closed', { sundayReservation: true }, SUNDAY, ''],
  ['Sunday with its own times', ownSunday, SUNDAY, '13:00 13:30'],
  ['Saturday rules do not touch Sunday', { ...ownSaturday, ...ownSunday }, SUNDAY, '13:00 13:30'],
])('slots: %s', (_name, setting, date, expected) => {
  expect(times(setting, date)).toBe(expected);
});

test.each<[string, string, string, string]>([
  ['yesterday', MONDAY, '2026-11-24T00:00:00+09:00', ''],
  ['today, before opening', MONDAY, '2026-11-23T08:59:59+09:00', morning],
  ['today, as a slot begins', MONDAY, '2026-11-23T10:30:00+09:00', '11:00 11:30'],
  ['today in Seoul while it is yesterday in UTC', MONDAY, '2026-11-22T23:00:00Z', morning],
  ['60 days ahead', '2027-01-22', '2026-11-23T23:59:00+09:00', morning],
  ['61 days ahead', '2027-01-23', '2026-11-23T23:59:00+09:00', ''],
  ['60 days ahead, counted from the day in Seoul', '2027-01-22', '2026-11-22T15:00:00Z', morning],
])('the days within reach: %s', (_name, date, at, expected) => {
  expect(
    times(
      { saturdayReservation: true },
      date,
      new Date(at),
      week.map(() => day),
    ),
  ).toBe(expected);
});

test.each<[string, WeeklyHours[number], string]>([
  ['the break of the business hours', { ...day, breakStart: '10:00', breakEnd: '11:30' }, '09:00 09:30 11:30'],
  ['open until midnight', { open: '23:00', close: '00:00' }, '23:00 23:30'],
  ['round the clock, but for the break', { open: '09:00', close: '09:00', breakStart: '00:30', breakEnd: '23:30' }, '00:00 23:30'],
  ['open past midnight', { open: '23:00', close: '02:00' }, '23:00 23:30'],
  ['closed', null, ''],
])('hours: %s', (_name, hours, expected) => {
  expect(
    times(
      {},
      MONDAY,
      now,
      week.map(() => hours),
    ),
  ).toBe(expected);
});

const beforeChristmas = instantOf('2026-12-01', '12:00');
const CHRISTMAS = '2026-12-25';
const holidayMorning = { holidays: { open: '10:00', close: '11:30' } };
const allDay = { timeType: 1, timeStart: '08:00', timeEnd: '20:00' };

/** 12-25 is a Friday; 12-09 the second Wednesday, 12-16 the third, 12-30 the fifth and last. */
test.each<[string, Partial<TimeSetting>, string, Schedule['hoursExceptions'], string]>([
  ['a public holiday of which nothing is known', {}, CHRISTMAS, null, ''],
  ['such a one, for times of its own too', allDay, CHRISTMAS, null, ''],
  ['a public holiday, closed on these', {}, CHRISTMAS, { holidays: null }, ''],
  ['closed on public holidays, for times of its own too', own, CHRISTMAS, { holidays: null }, ''],
  ['a public holiday as on the weekday', {}, CHRISTMAS, { holidays: 'usual' }, morning],
  ['as on the weekday, with times of its own', own, CHRISTMAS, { holidays: 'usual' }, '14:00 14:30'],
  ['a public holiday with its own hours', {}, CHRISTMAS, holidayMorning, '10:00 10:30 11:00'],
  ['times of its own within those', allDay, CHRISTMAS, holidayMorning, '10:00 10:30 11:00'],
  ['times of its own outside of those', own, CHRISTMAS, holidayMorning, ''],
  [
    'the break of a holiday',
    allDay,
    CHRISTMAS,
    { holidays: { open: '10:00', close: '12:00', breakStart: '10:30', breakEnd: '11:30' } },
    '10:00 11:30',
  ],
  ['lunch on a holiday', lunch, CHRISTMAS, holidayMorning, '11:00'],
  ['the feast itself, though open on holidays', {}, CHRISTMAS, { holidays: 'usual', feasts: ['christmas'] }, ''],
  ['another feast', {}, CHRISTMAS, { holidays: 'usual', feasts: ['seollal'] }, morning],
  ['no holiday', {}, '2026-12-24', { holidays: null }, morning],
  ['a week in which it closes', {}, '2026-12-09', { closures: [{ weekday: 3, weeks: [2, -1] }] }, ''],
  ['a week in which it closes, for times of its own too', allDay, '2026-12-09', { closures: [{ weekday: 3, weeks: [2] }] }, ''],
  ['a week in which it does not', {}, '2026-12-16', { closures: [{ weekday: 3, weeks: [2, -1] }] }, morning],
  ['the last week', {}, '2026-12-30', { closures: [{ weekday: 3, weeks: [2, -1] }] }, ''],
  ['another weekday of that week', {}, '2026-12-10', { closures: [{ weekday: 3, weeks: [2] }] }, morning],
  ['every other week, not said which', {}, '2026-12-16', { closures: [{ weekday: 3, weeks: 'alternate' }] }, ''],
  ['that it varies is no day', {}, '2026-12-16', { varies: true }, morning],
  ['a Sunday of its own times', ownSunday, '2026-12-27', { closures: [{ weekday: 0, weeks: [4] }] }, ''],
])('exceptions: %s', (_name, setting, date, exceptions, expected) => {
  expect(times(setting, date, beforeChristmas, week, exceptions)).toBe(expected);
});

test.each(['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09'])('설날 with its days around and its substitute: %s', (date) => {
  const january = instantOf('2027-01-20', '12:00');
  const setting = { sundayReservation: true };
  const everyDay: WeeklyHours = week.map(() => day);
  expect(times(setting, date, january, everyDay, { holidays: null })).toBe('');
  expect(times(setting, date, january, everyDay, { holidays: 'usual', feasts: ['seollal'] })).toBe(date === '2027-02-07' ? '' : morning);
});

test('a slot is converted to its instants', () => {
  expect(offeredSlots(defaultTimeSetting, usual, MONDAY, now)[0]).toEqual({
    time: '09:00',
    start: new Date('2026-11-23T00:00:00Z'),
    end: new Date('2026-11-23T00:30:00Z'),
  });
});

test.each<[string, number, [number, string, string][], number[]]>([
  ['nobody', 2, [], [1, 2]],
  ['one seat held', 2, [[1, '09:00', '09:30']], [2]],
  [
    'a neighbour before and after',
    1,
    [
      [1, '08:30', '09:00'],
      [1, '09:30', '10:00'],
    ],
    [1],
  ],
  ['a longer one over it', 1, [[1, '08:00', '10:00']], []],
  ['a seat beyond a capacity that shrank', 1, [[2, '09:00', '09:30']], [1]],
])('free seats: %s', (_name, capacity, held, expected) => {
  const slot = offeredSlots(defaultTimeSetting, usual, MONDAY, now)[0]!;
  const seats = held.map(([seat, from, to]) => ({ seat, start: instantOf(MONDAY, from), end: instantOf(MONDAY, to) }));
  expect(freeSeats(slot, seats, capacity)).toEqual(expected);
});

test('the last day that can be booked is answered', () => {
  expect(lastDay(new Date('2026-11-21T15:00:00Z'))).toBe('2027-01-21');
});

test.each<[string, string, string, [number, string | undefined, string | undefined]]>([
  ['a week', '2026-11-23', '2026-11-29', [7, '2026-11-23', '2026-11-29']],
  ['from the past into it', '2020-01-01', '2026-11-23', [2, '2026-11-22', '2026-11-23']],
  ['beyond it', '2027-01-20', '9999-12-31', [2, '2027-01-20', '2027-01-21']],
  ['backwards', '2026-11-29', '2026-11-23', [0, undefined, undefined]],
])('days within reach: %s', (_name, first, last, expected) => {
  const days = reachableDays(first, last, now);
  expect([days.length, days[0], days.at(-1)]).toEqual(expected);
});
