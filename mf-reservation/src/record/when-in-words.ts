import { daysBetween } from '@petcare/time';
import { formatDate, formatTime } from '@petcare/ui';

/** 11월 30일 (월) */
export const shortDay = (date: string): string => formatDate(date).slice(6);

/** Words that no line breaks in. */
const whole = (words: string) => words.replaceAll(' ', '\u00a0');

/** 11월 30일 (월) 오전 9:30 */
export const startInWords = (date: string, time: string | null): string =>
  whole(shortDay(date)) + (time ? ` ${whole(formatTime(time))}` : '');

/** ~ 12월 2일 (수) · 2박 */
export const endInWords = (date: string, endDate: string): string => `${whole(`~ ${shortDay(endDate)}`)} · ${daysBetween(date, endDate)}박`;

/** 11월 30일 (월) ~ 12월 2일 (수) · 2박 */
export const spanInWords = (date: string, endDate: string): string => `${whole(shortDay(date))} ${endInWords(date, endDate)}`;
