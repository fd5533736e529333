import { daysFrom, seoulDate } from '@petcare/time';
import { calendarDay, type CalendarDay } from './calendar-day.policy.ts';
import { exceptionOn, weekOf, type DayHours, type Schedule } from './opening-hours.policy.ts';

/** As `SpecialDays` of the GraphQL schema. */
export type SpecialDays = { from: string; to: string; isClosed: boolean } & Partial<DayHours>;

const DAYS = 60;

/** Today in Seoul and those after it, 60 in all. */
export function comingDays(now: Date): CalendarDay[] {
  return daysFrom(seoulDate(now), DAYS).map(calendarDay);
}

/** Of days that follow each other: those of which more is known than the week says. */
export function specialDaysOf(schedule: Schedule, days: readonly CalendarDay[]): SpecialDays[] {
  const special: SpecialDays[] = [];
  let before: string | undefined;
  for (const day of schedule.hoursExceptions ? days : []) {
    const hours = knownHours(schedule, day);
    const known = hours === undefined ? undefined : JSON.stringify(hours);
    if (hours !== undefined) {
      const last = special.at(-1);
      if (last && known === before) last.to = day.date;
      else special.push({ from: day.date, to: day.date, isClosed: hours === null, ...hours });
    }
    before = known;
  }
  return special;
}

/** Null for closed; undefined where the week's hours are all that is said of the day. */
function knownHours(schedule: Schedule, day: CalendarDay): DayHours | null | undefined {
  const { hoursExceptions } = schedule;
  const exception = exceptionOn(hoursExceptions, day);
  if (exception) return exception.kind === 'doubt' ? undefined : exception.kind === 'closed' ? null : exception.hours;
  return day.holiday && hoursExceptions?.holidays === 'usual' ? weekOf(schedule)?.[day.weekday] : undefined;
}
