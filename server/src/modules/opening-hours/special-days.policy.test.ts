import { calendarDay } from './calendar-day.policy.ts';
import type { HoursExceptions, WeeklyHours } from './opening-hours.policy.ts';
import { comingDays, specialDaysOf } from './special-days.policy.ts';

const usual = { open: '09:00', close: '18:00' };
const week: WeeklyHours = [null, usual, usual, usual, usual, usual, { open: '09:00', close: '13:00' }];
/** Around 설: the Saturday, its eve on a Sunday, 설 itself, the day after, a substitute; 2027-02-06 to 10. */
const seollal = ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-02-10'].map(calendarDay);
const told = (hoursExceptions: HoursExceptions | null, businessHours: WeeklyHours | null = week) =>
  specialDaysOf({ businessHours, hoursExceptions }, seollal).map(
    ({ from, to, isClosed, open, close }) => `${from.slice(5)}~${to.slice(5)} ${isClosed ? 'closed' : `${open}-${close}`}`,
  );

test.each<[string, HoursExceptions | null, string[]]>([
  ['nothing said', null, []],
  ['nothing said of holidays', { varies: true }, []],
  ['closed on holidays, in one', { holidays: null }, ['02-06~02-09 closed']],
  [
    'as usual on holidays: of those the week is confirmed',
    { holidays: 'usual' },
    ['02-06~02-06 09:00-13:00', '02-07~02-07 closed', '02-08~02-09 09:00-18:00'],
  ],
  ['hours of its own', { holidays: { open: '10:00', close: '14:00' } }, ['02-06~02-09 10:00-14:00']],
  ['the day itself', { feasts: ['seollal'] }, ['02-07~02-07 closed']],
  [
    'the day itself among others',
    { feasts: ['seollal'], holidays: { open: '10:00', close: '14:00' } },
    ['02-06~02-06 10:00-14:00', '02-07~02-07 closed', '02-08~02-09 10:00-14:00'],
  ],
  [
    'a period',
    {
      closedOn: [
        { from: '2027-02-01', to: '2027-02-05' },
        { from: '2027-02-08', to: '2027-02-28' },
      ],
    },
    ['02-05~02-05 closed', '02-08~02-10 closed'],
  ],
  ['every other week, which is not known', { closures: [{ weekday: 1, weeks: 'alternate' }] }, []],
])('%s', (_name, exceptions, expected) => expect(told(exceptions)).toEqual(expected));

test('a business without a known week has special days', () => {
  expect(told({ holidays: 'usual' }, null)).toEqual([]);
  expect(told({ holidays: null }, null)).toEqual(['02-06~02-09 closed']);
});

test('the list of special days looks at sixty days from today in Seoul', () => {
  const days = comingDays(new Date('2026-12-31T15:30:00.000Z')).map(({ date }) => date);
  expect([days.length, days[0], days.at(-1)]).toEqual([60, '2027-01-01', '2027-03-01']);
});
