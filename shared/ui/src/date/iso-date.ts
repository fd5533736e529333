import { parseDate, type CalendarDate } from '@internationalized/date';

/** A `YYYY-MM-DD` text as a calendar date; null for none and for what is no date. */
export function toCalendarDate(value: string | null | undefined): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}
