import { minutesOf } from '@petcare/time';
import { seoulMoment, type CalendarDay, type Feast } from './calendar-day.policy.ts';

/** `HH:mm` in Asia/Seoul. `close` at or before `open` is past midnight; both the same is around the clock. */
export type DayHours = { open: string; close: string; breakStart?: string; breakEnd?: string };

/** Seven entries, Sunday first; null for a closed day. */
export type WeeklyHours = (DayHours | null)[];

/** The exceptions that a week can't say. A property that is not there: nothing is known of it. */
export type HoursExceptions = {
  /** On public holidays: these hours, those of the weekday, or null for closed. */
  holidays?: DayHours | 'usual' | null;
  /** Weekdays (Sunday 0) closed in these weeks of the month (1 to 5, -1 the last), or in every other week. */
  closures?: { weekday: number; weeks: number[] | 'alternate' }[];
  /** Closed on the day itself. */
  feasts?: Feast[];
  /** Closed on these days (`YYYY-MM-DD`, both included), whatever else is said of them. */
  closedOn?: { from: string; to: string }[];
  /** Closes on other days too, told from time to time. */
  varies?: boolean;
};

/** The schedule of a listing: its week, null when not known, what a week can't say, and whether it says of itself that it never closes. */
export type Schedule = { businessHours: WeeklyHours | null; hoursExceptions: HoursExceptions | null; is24?: boolean };

const AROUND_THE_CLOCK: WeeklyHours = Array.from({ length: 7 }, () => ({ open: '00:00', close: '00:00' }));

/** A 24시 of which no hours are known is open around the clock; null where nothing is known. */
export function weekOf({ businessHours, is24 }: Schedule): WeeklyHours | null {
  return businessHours ?? (is24 ? AROUND_THE_CLOCK : null);
}

/**
 * The hours of one day, null for closed. In doubt on a `holiday` of which nothing is known (the hours are those of the
 * weekday then), and where every other week is closed without saying which (`alternate`: the hours if it isn't).
 */
export type Opening = { hours: DayHours | null; doubt: 'holiday' | 'alternate' | null };

/** A day's exception from its weekday's hours: others, none, or something of which only that it may be is known. */
export type Exception = { kind: 'hours'; hours: DayHours } | { kind: 'closed' } | { kind: 'doubt'; doubt: NonNullable<Opening['doubt']> };

const MINUTES_A_DAY = 24 * 60;

/** Open at this moment; undefined when that is not known. A holiday of which nothing is known is like any other day. */
export function isOpenNow(schedule: Schedule, now: Date): boolean | undefined {
  if (!weekOf(schedule)) return undefined;
  const { today, yesterday, minute } = seoulMoment(now);
  const day = openingOf(schedule, today);
  const night = openingOf(schedule, yesterday);
  const open = [
    ...(isOpenAt(day.hours, minute) ? [day] : []),
    ...(spansMidnight(night.hours) && isOpenAt(night.hours, minute + MINUTES_A_DAY) ? [night] : []),
  ];
  if (open.length === 0) return false;
  return open.some(({ doubt }) => doubt !== 'alternate') ? true : undefined;
}

/** Of a listing whose hours are known. */
export function openingOf(schedule: Schedule, day: CalendarDay): Opening {
  const { hoursExceptions } = schedule;
  const exception = exceptionOn(hoursExceptions, day);
  const holidays = day.holiday ? hoursExceptions?.holidays : undefined;
  const hours = holidays && holidays !== 'usual' ? holidays : (weekOf(schedule)?.[day.weekday] ?? null);
  return { hours: exception?.kind === 'closed' ? null : hours, doubt: exception?.kind === 'doubt' ? exception.doubt : null };
}

/** Undefined where the weekday's hours are those of the day. */
export function exceptionOn(exceptions: HoursExceptions | null, day: CalendarDay): Exception | undefined {
  const { holidays, closures = [], feasts = [], closedOn = [] } = exceptions ?? {};
  if (closedOn.some(({ from, to }) => from <= day.date && day.date <= to)) return { kind: 'closed' };
  if (day.feast && feasts.includes(day.feast)) return { kind: 'closed' };
  if (day.holiday && holidays === null) return { kind: 'closed' };
  const own = closures.filter(({ weekday }) => weekday === day.weekday);
  if (own.some(({ weeks }) => weeks !== 'alternate' && weeks.some((week) => day.weeks.includes(week)))) return { kind: 'closed' };
  if (own.some(({ weeks }) => weeks === 'alternate')) return { kind: 'doubt', doubt: 'alternate' };
  if (!day.holiday || holidays === 'usual') return undefined;
  return holidays ? { kind: 'hours', hours: holidays } : { kind: 'doubt', doubt: 'holiday' };
}

/** `minute` of the day, past 1440 of the night after it. */
export function isOpenAt(day: DayHours | null | undefined, minute: number): boolean {
  if (!day) return false;
  const open = minutesOf(day.open);
  return minute >= open && minute < endOf(day) && !isInBreak(day, minute);
}

/** The minute at which it closes, past 1440 for the day after. */
export function endOf(day: DayHours): number {
  return minutesOf(day.close) + (spansMidnight(day) ? MINUTES_A_DAY : 0);
}

export function isInBreak({ breakStart, breakEnd }: DayHours, minute: number): boolean {
  return breakStart !== undefined && breakEnd !== undefined && minute >= minutesOf(breakStart) && minute < minutesOf(breakEnd);
}

function spansMidnight(day: DayHours | null | undefined): boolean {
  return !!day && day.close <= day.open;
}
