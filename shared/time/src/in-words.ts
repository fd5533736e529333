import { weekdayNames, weekdayOf } from './calendar-day.ts';

const halfOf = (hour: number) => (hour < 12 ? '오전' : '오후');
const hourOf = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);
const numbersOf = (time: string) => time.split(':').map(Number);

/**
 * The time of day as it is written everywhere: `오전 9:30`, `오후 12:00`. `24:00` is `오전 12:00`.
 * @param time `HH:mm`, with seconds or without
 */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = numbersOf(time);
  return `${halfOf(hour % 24)} ${hourOf(hour)}:${String(minute).padStart(2, '0')}`;
}

/**
 * The time of day as it is said, for screen readers: `오전 9시 30분`, `오후 2시`.
 * @param time `HH:mm`, with seconds or without
 */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = numbersOf(time);
  return `${halfOf(hour % 24)} ${hourOf(hour)}시${minute > 0 ? ` ${minute}분` : ''}`;
}

/**
 * The day as it is said, for screen readers: `11월 27일 금요일`; with a time `11월 27일 금요일, 오후 2시 30분`.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 */
export function spokenDate(date: string, time?: string | null): string {
  const [, month, day] = date.split('-').map(Number);
  return [`${month}월 ${day}일 ${weekdayNames[weekdayOf(date)]}요일`, time && spokenTime(time)].filter(Boolean).join(', ');
}

/**
 * The day of any year as it is said, for screen readers: `2026년 11월 27일 금요일`, and its time as in `spokenDate`.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 */
export function spokenLongDate(date: string, time?: string | null): string {
  return `${Number(date.slice(0, 4))}년 ${spokenDate(date, time)}`;
}
