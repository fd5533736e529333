import { daysBetween } from '@petcare/time';
import { formatDate, formatTime } from '@petcare/ui';

/** 11월 30일 (월) */
export const shortDay = (date: string): string => formatDate(date).slice(6);

/** 11월 30일 (월) ~ 12월 2일 (수) · 2박 */
export const spanInWords = (date: string, endDate: string): string =>
  `${shortDay(date)} ~ ${shortDay(endDate)} · ${daysBetween(date, endDate)}박`;

/** 11월 30일 (월) 오전 9:30; of a stay its span as well. */
export function whenInWords({ date, endDate, time }: { date: string; endDate: string | null; time: string | null }): string {
  return [endDate ? spanInWords(date, endDate) : shortDay(date), time && formatTime(time)].filter(Boolean).join(endDate ? ' · ' : ' ');
}
