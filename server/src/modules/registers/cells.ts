import { instantOf, isCalendarDay } from '@petcare/time';
import { incomingText } from '../../incoming/incoming-text.ts';

/** NUL can't be stored; runs of spaces are how registers pad their columns. */
export function clean(cell: string): string {
  return incomingText(cell.replaceAll('\0', '')).replace(/\s+/g, ' ').trim();
}

/** The facts that a listing lacks, in words for the report. `written` is its telephone number as the file has it. */
export function listingLacks(position: unknown, regionCode: string | null, written: string, phone: string | null): string[] {
  return [
    ...(position ? [] : ['쓸 수 있는 좌표가 없어 지도에는 나오지 않아요']),
    ...(regionCode ? [] : ['주소에서 시군구를 알 수 없어 지역 검색에는 나오지 않아요']),
    ...(written === '' || phone ? [] : [`전화번호로 볼 수 없어 비워 두었어요: ${written}`]),
  ];
}

/** 1995-09-05, 19950905, either with a time; null for a day that does not exist. */
export function dayOf(written: string): string | null {
  const day = written.replace(/^(\d{4})-?(\d{2})-?(\d{2})(?!\d).*$/, '$1-$2-$3');
  return isCalendarDay(day) ? day : null;
}

/** A day with or without a time, in Seoul: 2026-07-13 16:57:07, 20260713165707, 2022-11-30. */
export function momentOf(written: string): Date | null {
  const [, date = '', time] = /^(\d{4}-?\d{2}-?\d{2})[ T]?(\d{2}:?\d{2}:?\d{2})?/.exec(written) ?? [];
  const day = dayOf(date);
  if (!day) return null;
  const at = new Date(instantOf(day).getTime() + secondsOf(time ?? '000000') * 1000);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The last of the days of these cells. */
export function lastDay(cells: readonly string[]): string | null {
  return cells.reduce<string | null>((last, cell) => {
    const day = dayOf(cell.replace(/^(\d{8})\d{6}$/, '$1'));
    return day && (!last || day > last) ? day : last;
  }, null);
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = (time.replaceAll(':', '').match(/\d{2}/g) ?? []).map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
