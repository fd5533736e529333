import { isOpenNow, type DayHours, type HoursExceptions, type WeeklyHours } from './opening-hours.policy.ts';
import { openStateOf } from './open-state.policy.ts';

const usual: DayHours = { open: '09:30', close: '19:00', breakStart: '13:00', breakEnd: '14:00' };
const night: DayHours = { open: '18:00', close: '02:00' };
const allDay: DayHours = { open: '00:00', close: '00:00' };
/** Closed on Sundays. */
const weekOf = (day: DayHours): WeeklyHours => [null, day, day, day, day, day, day];
const at = (hours: WeeklyHours | null, seoul: string, hoursExceptions: HoursExceptions | null = null) => {
  const state = openStateOf({ businessHours: hours, hoursExceptions }, new Date(`${seoul}:00+09:00`));
  return state && `${state.kind} ${state.at ?? ''}`.trim();
};

// 2026-11-23 is a Monday.
test.each<[string, WeeklyHours | null, string | null]>([
  ['2026-11-23T00:00', weekOf(usual), 'beforeOpening 09:30'],
  ['2026-11-23T09:29', weekOf(usual), 'beforeOpening 09:30'],
  ['2026-11-23T09:30', weekOf(usual), 'open 19:00'],
  ['2026-11-23T12:59', weekOf(usual), 'open 19:00'],
  ['2026-11-23T13:00', weekOf(usual), 'onBreak 14:00'],
  ['2026-11-23T14:00', weekOf(usual), 'open 19:00'],
  ['2026-11-23T17:59', weekOf(usual), 'open 19:00'],
  ['2026-11-23T18:00', weekOf(usual), 'closesSoon 19:00'],
  ['2026-11-23T18:59', weekOf(usual), 'closesSoon 19:00'],
  ['2026-11-23T19:00', weekOf(usual), 'closed'],
  ['2026-11-22T12:00', weekOf(usual), 'dayOff'],
  ['2026-11-24T00:30', weekOf(night), 'open 02:00'],
  ['2026-11-24T01:30', weekOf(night), 'closesSoon 02:00'],
  ['2026-11-24T02:00', weekOf(night), 'beforeOpening 18:00'],
  ['2026-11-29T01:30', weekOf(night), 'closesSoon 02:00'],
  ['2026-11-29T02:00', weekOf(night), 'dayOff'],
  ['2026-11-23T23:50', weekOf(allDay), 'open'],
  ['2026-11-24T00:00', weekOf(allDay), 'open'],
  ['2026-11-28T23:50', weekOf(allDay), 'closesSoon 00:00'],
  ['2026-11-23T12:00', null, null],
])('at %s of %j it is %s', (seoul, hours, state) => {
  expect(at(hours, seoul)).toBe(state);
});

test('exceptions of the day count, and nobody is told to come where it may be closed', () => {
  expect(at(weekOf(usual), '2026-11-23T08:00', { closedOn: [{ from: '2026-11-23', to: '2026-11-23' }] })).toBe('dayOff');
  expect(at(weekOf(usual), '2026-12-25T08:00', { holidays: { open: '10:00', close: '13:00' } })).toBe('beforeOpening 10:00');
  const alternate: HoursExceptions = { closures: [{ weekday: 1, weeks: 'alternate' }] };
  expect(at(weekOf(usual), '2026-11-23T08:00', alternate)).toBe('closed');
  expect(at(weekOf(usual), '2026-11-23T12:00', alternate)).toBeNull();
});

test('the day’s table says open exactly where isOpenNow does, at any half hour of a week', () => {
  const differ: string[] = [];
  for (const day of [usual, night, allDay, { open: '20:00', close: '09:00' }]) {
    for (let half = 0; half < 7 * 48; half += 1) {
      const now = new Date(Date.parse('2026-11-22T00:00:00+09:00') + half * 1_800_000);
      const schedule = { businessHours: weekOf(day), hoursExceptions: null };
      const kind = openStateOf(schedule, now)?.kind;
      if (isOpenNow(schedule, now) !== (kind === 'open' || kind === 'closesSoon'))
        differ.push(`${JSON.stringify(day)} ${now.toISOString()}`);
    }
  }
  expect(differ).toEqual([]);
});
