import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { DayHours, WeeklyHours } from './opening-hours.policy.ts';

/** As `BusinessDayInput` of the GraphQL schema. */
export type DayInput = {
  weekday: number;
  isClosed: boolean;
  open?: string | null;
  close?: string | null;
  breakStart?: string | null;
  breakEnd?: string | null;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Turns checked days into what is stored: Sunday first. */
export function toWeeklyHours(days: DayInput[]): WeeklyHours {
  const hours: WeeklyHours = Array.from({ length: 7 }, () => null);
  for (const { weekday, isClosed, open, close, breakStart, breakEnd } of days) {
    hours[weekday] = isClosed ? null : toDayHours({ open, close, breakStart, breakEnd });
  }
  return hours;
}

/** Null when the day has no hours. */
export function toDayHours({ open, close, breakStart, breakEnd }: Omit<DayInput, 'weekday' | 'isClosed'>): DayHours | null {
  if (!open || !close) return null;
  return { open, close, ...(breakStart && breakEnd && { breakStart, breakEnd }) };
}

/** Every rule that a week breaks; none when it may be saved. */
export function checkWeek(days: DayInput[] | null | undefined): PropertyError[] {
  if (!days) return [];
  const weekdays = new Set(days.map((day) => day.weekday));
  const isWeek = days.length === 7 && [0, 1, 2, 3, 4, 5, 6].every((weekday) => weekdays.has(weekday));
  if (!isWeek) return [invalid('businessHours', 'isWeek', '일요일부터 토요일까지 모두 정해 주세요.')];
  return days.every(isDay) ? [] : [invalid('businessHours', 'isHours', '여는 시간과 휴게시간을 다시 확인해 주세요.')];
}

export function isDay({ isClosed, open, close, breakStart, breakEnd }: DayInput): boolean {
  if (isClosed) return true;
  if (!isTime(open) || !isTime(close)) return false;
  if (!breakStart && !breakEnd) return true;
  if (!isTime(breakStart) || !isTime(breakEnd) || breakStart >= breakEnd) return false;
  // A day past midnight may have its break on either side of it.
  return close <= open || (open <= breakStart && breakEnd <= close);
}

function isTime(time: string | null | undefined): time is string {
  return typeof time === 'string' && TIME.test(time);
}
