import { addDays, daysBetween, daysFrom, instantOf, minutesOf, seoulDate, timeOf } from '@petcare/time';
import { calendarDay, exceptionOn, type DayHours, type HoursExceptions, type Schedule } from '../../opening-hours/index.ts';
import { usualHours } from './usual-hours.ts';

/** The times at which a business takes reservations, by the names of the wire. */
export type TimeSetting = {
  /** 0 always, 1 from `termStartDate` to `termEndDate`. */
  termType: number;
  termStartDate: string | null;
  termEndDate: string | null;
  /** 0 the business hours, 1 `timeStart` to `timeEnd`. */
  timeType: number;
  timeStart: string | null;
  timeEnd: string | null;
  saturdayReservation: boolean;
  /** 0 as on weekdays, 1 its own times. */
  saturdayTimeSetting: number;
  saturdayTimeStart: string | null;
  saturdayTimeEnd: string | null;
  sundayReservation: boolean;
  sundayTimeSetting: number;
  sundayTimeStart: string | null;
  sundayTimeEnd: string | null;
  launchTimeSetting: boolean;
  launchTimeStart: string | null;
  launchTimeEnd: string | null;
  excludes: readonly { startDate: string; endDate: string }[];
  slotMinutes: number;
  /** Reservations that one slot takes. */
  capacity: number;
  /** On public holidays: 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday. */
  holidayReservation: number;
  /** Of a hotel or kindergarten: guests of one night, and the nights of a stay. */
  nightCapacity: number;
  minNights: number;
  maxNights: number;
};

/** One bookable stretch of time; `time` is its start in Seoul. */
export type Slot = { time: string; start: Date; end: Date };
/** A seat of a slot that somebody holds. */
export type HeldSeat = { seat: number; start: Date; end: Date };

/** Reservations reach this far ahead of today. */
export const DAYS_AHEAD = 60;

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 24 * 60;
const SUNDAY = 0;
const SATURDAY = 6;
const HOLIDAY_CLOSED = 1;
const HOLIDAY_AS_SUNDAY = 2;

type Span = { from: number; to: number };

/**
 * Every slot of a day that the business offers, taken or not: none in the past, none beyond the reach, none on a day
 * that may be closed, such as a public holiday of which the business has said nothing.
 */
export function offeredSlots(setting: TimeSetting, schedule: Schedule, date: string, now: Date): Slot[] {
  if (!isTakingDay(setting, date) || date > lastDay(now)) return [];
  const midnight = instantOf(date).getTime();
  const passed = (now.getTime() - midnight) / MINUTE_MS;
  return openSpans(setting, schedule, date)
    .flatMap((span) => cut(span, setting.slotMinutes))
    .filter((from) => from > passed)
    .map((from) => slotAt(midnight, from, setting.slotMinutes));
}

/** The held seats of each day in Seoul; one that goes on over midnight stands on both. */
export function heldByDay(held: readonly HeldSeat[]): ReadonlyMap<string, readonly HeldSeat[]> {
  const days = new Map<string, HeldSeat[]>();
  for (const one of held) {
    const [first, last] = [seoulDate(one.start), seoulDate(one.end.getTime() - 1)];
    for (const day of first === last ? [first] : daysFrom(first, daysBetween(first, last) + 1)) {
      const there = days.get(day);
      if (there) there.push(one);
      else days.set(day, [one]);
    }
  }
  return days;
}

/** The free seats of a slot, lowest first. */
export function freeSeats(slot: Slot, held: readonly HeldSeat[], capacity: number): number[] {
  // By numbers: dates are compared ten times as slowly, and a calendar asks of a thousand slots.
  const [from, to] = [slot.start.getTime(), slot.end.getTime()];
  const taken = held.filter(({ start, end }) => start.getTime() < to && end.getTime() > from);
  const free: number[] = [];
  for (let seat = 1; seat <= capacity; seat += 1) if (!taken.some((one) => one.seat === seat)) free.push(seat);
  return free;
}

/** The last day, in Seoul, that can be booked now. */
export function lastDay(now: Date): string {
  return addDays(seoulDate(now), DAYS_AHEAD);
}

/** The days from `first` to `last`, both included, that lie between today and the reach. */
export function reachableDays(first: string, last: string, now: Date): string[] {
  const [today, furthest] = [seoulDate(now), lastDay(now)];
  const [from, to] = [first > today ? first : today, last < furthest ? last : furthest];
  return from > to ? [] : daysFrom(from, daysBetween(from, to) + 1);
}

/** Inside the term, and in no excluded range. */
export function isTakingDay({ termType, termStartDate, termEndDate, excludes }: TimeSetting, date: string): boolean {
  if (termType === 1 && (date < (termStartDate ?? date) || date > (termEndDate ?? date))) return false;
  return !excludes.some(({ startDate, endDate }) => date >= startDate && date <= endDate);
}

/** The hours of a business, usual ones where it has told none. */
export function scheduleOf({ businessHours, hoursExceptions }: Schedule): Schedule {
  return { businessHours: businessHours ?? usualHours, hoursExceptions };
}

function isOpenOn(setting: TimeSetting, weekday: number): boolean {
  if (weekday === SATURDAY) return setting.saturdayReservation;
  return weekday === SUNDAY ? setting.sundayReservation : true;
}

function openSpans(setting: TimeSetting, { businessHours, hoursExceptions }: Schedule, date: string): Span[] {
  const day = calendarDay(date);
  const rule = day.holiday ? setting.holidayReservation : 0;
  const weekday = rule === HOLIDAY_AS_SUNDAY ? SUNDAY : day.weekday;
  if (rule === HOLIDAY_CLOSED || !isOpenOn(setting, weekday)) return [];
  const exception = exceptionOn(rule === 0 ? hoursExceptions : openOnHolidays(hoursExceptions), day);
  if (exception && exception.kind !== 'hours') return [];
  const business = exception?.hours ?? businessHours?.[weekday] ?? null;
  const own = ownTimes(setting, weekday);
  const open = businessSpan(business);
  // Times of its own go beyond the week's hours, not beyond those of a holiday.
  const whole = own && exception ? overlap(own, open) : (own ?? open);
  if (!whole) return [];
  const breaks = [
    setting.launchTimeSetting ? spanOf(setting.launchTimeStart, setting.launchTimeEnd) : undefined,
    own && !exception ? undefined : spanOf(business?.breakStart, business?.breakEnd),
  ];
  return breaks.reduce((spans, pause) => (pause ? spans.flatMap((span) => without(span, pause)) : spans), [whole]);
}

/** The setting has the last word on public holidays, not on other days that are closed. */
function openOnHolidays(exceptions: HoursExceptions | null): HoursExceptions {
  return { ...exceptions, holidays: 'usual' };
}

function ownTimes(setting: TimeSetting, weekday: number): Span | undefined {
  if (weekday === SATURDAY && setting.saturdayTimeSetting === 1) {
    return spanOf(setting.saturdayTimeStart, setting.saturdayTimeEnd);
  }
  if (weekday === SUNDAY && setting.sundayTimeSetting === 1) {
    return spanOf(setting.sundayTimeStart, setting.sundayTimeEnd);
  }
  return setting.timeType === 1 ? spanOf(setting.timeStart, setting.timeEnd) : undefined;
}

function businessSpan(hours: DayHours | null): Span | undefined {
  if (hours && hours.open === hours.close) return { from: 0, to: MINUTES_A_DAY };
  return spanOf(hours?.open, hours?.close);
}

/** Hours past midnight (`18:00` to `02:00`) are offered until midnight. */
function spanOf(start: string | null | undefined, end: string | null | undefined): Span | undefined {
  if (!start || !end || start === end) return undefined;
  return { from: minutesOf(start), to: end > start ? minutesOf(end) : MINUTES_A_DAY };
}

function overlap(one: Span, other: Span | undefined): Span | undefined {
  return other && { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

function without(span: Span, pause: Span): Span[] {
  const parts = [
    { from: span.from, to: Math.min(span.to, pause.from) },
    { from: Math.max(span.from, pause.to), to: span.to },
  ];
  return parts.filter(({ from, to }) => from < to);
}

function cut({ from, to }: Span, minutes: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / minutes));
  return Array.from({ length: count }, (_, index) => from + index * minutes);
}

function slotAt(midnight: number, from: number, minutes: number): Slot {
  const start = midnight + from * MINUTE_MS;
  return { time: timeOf(from), start: new Date(start), end: new Date(start + minutes * MINUTE_MS) };
}
