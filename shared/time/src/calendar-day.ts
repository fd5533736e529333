const DAY_MS = 86_400_000;

/** Korean names of the weekdays, of one syllable, from Sunday: `weekdayNames[weekdayOf(date)]`. */
export const weekdayNames = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** True for a day that exists, written `YYYY-MM-DD`: the 30th of February does not. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * The day so many days later, or earlier where `days` is negative.
 * @param date `YYYY-MM-DD`
 * @throws RangeError where `date` is no day
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `count` days in a row, the first one included, each `YYYY-MM-DD`. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead));
}

/** The number of days from the first day to the second; negative where it is before. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** 0 Sunday to 6 Saturday, of a day written `YYYY-MM-DD`; NaN where it is no day. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
