import { formatTime, minuteOfDay, minutesOf, weekdayNames, weekdayOf } from '@petcare/time';

/** One day as the API gives it; `weekday` 0 is Sunday. */
export type BusinessDay = Hours & { weekday: number; isClosed: boolean };

/** `HH:mm`, with seconds or without. Closing at or before opening is past midnight, the same time around the clock. */
export type Hours = { open: string | null; close: string | null; breakStart: string | null; breakEnd: string | null };

export function weekdayName(weekday: number): string {
  return `${weekdayNames[weekday] ?? ''}요일`;
}

/** Monday first, as a week is written in Korea. */
export function fromMonday(days: readonly BusinessDay[]): BusinessDay[] {
  return [...days].sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7));
}

/** Undefined for hours of which a part is missing. */
export function spanOf({ open, close }: Hours): string | undefined {
  if (!open || !close) return undefined;
  if (open === close) return '24시간';
  return `${formatTime(open)} – ${close < open ? '다음 날 ' : ''}${formatTime(close)}`;
}

export function hoursOf({ isClosed, ...hours }: Hours & { isClosed: boolean }): string {
  return (!isClosed && spanOf(hours)) || '휴무';
}

export function breakOf({ isClosed, breakStart, breakEnd }: Hours & { isClosed: boolean }): string | null {
  return !isClosed && breakStart && breakEnd ? `휴게 ${formatTime(breakStart)} – ${formatTime(breakEnd)}` : null;
}

/** The end of the night of the day before, in words, while it still goes on at `now` (milliseconds since the epoch). */
export function nightUntil(days: readonly BusinessDay[], today: string, now: number): string | null {
  const yesterday = days.find(({ weekday }) => weekday === (weekdayOf(today) + 6) % 7);
  if (!yesterday || yesterday.isClosed || !yesterday.open || !yesterday.close || yesterday.close >= yesterday.open) return null;
  return minuteOfDay(now) < minutesOf(yesterday.close) ? formatTime(yesterday.close) : null;
}
