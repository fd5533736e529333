import { formatTime, seoulDate, seoulTime, weekdayNames, weekdayOf } from '@petcare/time';

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

type SeoulTime = { year: number; month: number; day: number; weekday: string; time: string };

function inSeoul(value: string | Date): SeoulTime | undefined {
  const plain = typeof value === 'string' && dateOnly.test(value) ? value : null;
  const instant = new Date(value);
  if (plain === null && Number.isNaN(instant.getTime())) return undefined;
  const date = plain ?? seoulDate(instant);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day, weekday: weekdayNames[weekdayOf(date)] ?? '', time: plain === null ? seoulTime(instant) : '00:00' };
}

/**
 * `2026년 11월 21일 (토)`, in Seoul time: a screen reader says it as a day.
 * @param value `YYYY-MM-DD`, an ISO 8601 instant, or a Date. An unreadable value gives an empty string.
 */
export function formatDate(value: string | Date): string {
  const time = inSeoul(value);
  return time ? `${time.year}년 ${time.month}월 ${time.day}일 (${time.weekday})` : '';
}

/** The name by which remotes of earlier releases ask the shell for `formatDate`. */
export const formatLongDate = formatDate;

/**
 * `2026년 11월 21일`, in Seoul time: a day inside a sentence.
 * @param value as for `formatDate`
 */
export function formatDay(value: string | Date): string {
  const time = inSeoul(value);
  return time ? `${time.year}년 ${time.month}월 ${time.day}일` : '';
}

/**
 * `2026년 11월 21일 (토) 오후 2:30`, in Seoul time.
 * @param value an ISO 8601 instant or a Date. An unreadable value gives an empty string.
 */
export function formatDateTime(value: string | Date): string {
  const time = inSeoul(value);
  return time ? `${formatDate(value)} ${formatTime(time.time)}` : '';
}

/**
 * `방금 전`, `5분 전`, `3시간 전`, `어제`, `4일 전`; from a week on, and for the future, `formatDate`.
 * @param value an ISO 8601 instant or a Date
 * @param now the moment to compare with, in milliseconds since the epoch: `useNow()`, so that server and browser write the same
 */
export function formatRelative(value: string | Date, now: number): string {
  const instant = typeof value === 'string' ? new Date(value) : value;
  const minutes = Math.floor((now - instant.getTime()) / 60_000);
  if (Number.isNaN(minutes) || minutes < -1) return formatDate(value);
  if (minutes < 1) return '방금 전';
  if (minutes < 60) return `${minutes}분 전`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}시간 전`;
  const days = Math.floor(hours / 24);
  if (days === 1) return '어제';
  return days < 7 ? `${days}일 전` : formatDate(value);
}
