import { addDays, daysBetween, isCalendarDay } from '@petcare/time';

/** Inclusive days, `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

/** A year, with the day more of a leap year: as far as the server counts at once. */
const MOST_DAYS = 366;

const lengthOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** The periods to choose by one press, counted from today. */
export const periods: readonly { label: string; of: (today: string) => Period }[] = [
  { label: '최근 7일', of: (today) => ({ from: addDays(today, -6), to: today }) },
  { label: '최근 30일', of: (today) => ({ from: addDays(today, -29), to: today }) },
  { label: '최근 90일', of: (today) => ({ from: addDays(today, -89), to: today }) },
  { label: '이번 달', of: (today) => ({ from: `${today.slice(0, 7)}-01`, to: today }) },
  { label: '올해', of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
];

/** The period that an address says, not past today; thirty days where it says none or what can't be. */
export function readPeriod(params: URLSearchParams, today: string): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to || from > today) return periods[1]!.of(today);
  const end = to > today ? today : to;
  const earliest = addDays(end, 1 - MOST_DAYS);
  return { from: from < earliest ? earliest : from, to: end };
}

/** As many days right before it. */
export function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - lengthOf(period)), to };
}

/** Each day of it, the first one first. */
export const daysOf = (period: Period): string[] => Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
