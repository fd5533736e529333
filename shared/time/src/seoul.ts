import { minutesOf } from './time-of-day.ts';

/**
 * Seoul is nine hours ahead of UTC and has had no summer time since 1988.
 * A calendar of `Intl` takes a phone longer to set up than a page has texts.
 */
const AHEAD_MS = 9 * 3_600_000;
const MINUTE_MS = 60_000;

/** A moment: a Date, or milliseconds since the epoch. */
export type Instant = Date | number;

/** The time on a clock in Seoul, written as ISO 8601 does: `2026-11-21T14:30:00.000Z` at half past two there. */
const clockFace = (instant: Instant) => new Date(instant.valueOf() + AHEAD_MS).toISOString();

/** The calendar day in Seoul, `YYYY-MM-DD`. Throws RangeError for an invalid Date. */
export function seoulDate(instant: Instant): string {
  return clockFace(instant).slice(0, 10);
}

/** The time of day in Seoul, `HH:mm`. Throws RangeError for an invalid Date. */
export function seoulTime(instant: Instant): string {
  return clockFace(instant).slice(11, 16);
}

/** Minutes since midnight in Seoul, 0 to 1439. */
export function minuteOfDay(instant: Instant): number {
  return minutesOf(seoulTime(instant));
}

/**
 * The instant of a day and a time in Seoul: without a time, when the day begins there.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`; `24:00` is when the next day begins
 */
export function instantOf(date: string, time = '00:00'): Date {
  return new Date(Date.parse(`${date}T00:00:00+09:00`) + minutesOf(time) * MINUTE_MS);
}
