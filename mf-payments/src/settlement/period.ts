import { addDays, isCalendarDay } from '@petcare/time';

/** Inclusive days, `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

const monthOf = (day: string) => day.slice(0, 7);
const firstOf = (month: string) => `${month}-01`;
/** The month so many after one; below zero before it. */
function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
const months = (from: string, to: string): Period => ({ from: firstOf(from), to: addDays(firstOf(monthAfter(to, 1)), -1) });

/** The periods to choose by one press, counted from today. */
export const periods: readonly { label: string; of: (today: string) => Period }[] = [
  { label: '이번 달', of: (today) => months(monthOf(today), monthOf(today)) },
  { label: '지난달', of: (today) => months(monthAfter(monthOf(today), -1), monthAfter(monthOf(today), -1)) },
  { label: '최근 3개월', of: (today) => months(monthAfter(monthOf(today), -2), monthOf(today)) },
  { label: '올해', of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }) },
];

const MAX_DAYS_BACK = 365;

/** The period that an address says: this month where it says none or what can't be. A year at most, as the server has it. */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to) return periods[0]!.of(today);
  const earliest = addDays(to, -MAX_DAYS_BACK);
  return { from: from < earliest ? earliest : from, to };
}
