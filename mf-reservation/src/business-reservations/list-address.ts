import { addDays, isCalendarDay } from '@petcare/time';
import { ReservationStatus } from '../record/status.ts';

const { REQUESTED, CONFIRMED, COMPLETED, CANCELLED, REJECTED, NO_SHOW, PAYMENT_PENDING, EXPIRED } = ReservationStatus;

/** The states that the list can be narrowed to, as its address names them. */
export const states = {
  all: { label: '전체', statuses: null },
  requested: { label: '신청', statuses: [REQUESTED, PAYMENT_PENDING] },
  confirmed: { label: '확정', statuses: [CONFIRMED] },
  done: { label: '이용완료·노쇼', statuses: [COMPLETED, NO_SHOW] },
  off: { label: '취소·거절', statuses: [CANCELLED, REJECTED, EXPIRED] },
} as const;
export type State = keyof typeof states;
export const stateNames = Object.keys(states) as State[];

/** The filters of the list. Days are `YYYY-MM-DD` and inclusive, null is no bound. */
export type ListFilter = { state: State; from: string | null; to: string | null; search: string };

const dayIn = (text: string | null) => (text !== null && isCalendarDay(text) ? text : null);

/** The filters that an address says; what it can't mean is left out. */
export function readFilter(params: URLSearchParams): ListFilter {
  const said = params.get('state');
  return {
    state: stateNames.find((name) => name === said) ?? 'all',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    search: (params.get('search') ?? '').slice(0, 100),
  };
}

/** The address of a list with these filters, on its first page. */
export function writeFilter({ state, from, to, search }: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (state !== 'all') params.set('state', state);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (search) params.set('search', search);
  return params;
}

/** The query of the API for these filters. What is ahead begins with the soonest; where the past is shown, with what was made last. */
export function queryOf({ state, from, to, search }: ListFilter) {
  const { statuses } = states[state];
  return {
    ...(statuses && { statuses: statuses.join(',') }),
    ...(search && { search }),
    ...(from && { start_date: from }),
    ...(to && { end_date: to }),
    sort: from || state === 'requested' || state === 'confirmed' ? ('time' as const) : ('recent' as const),
  };
}

/** The ways to choose days by one press, counted from today. */
export const periods = [
  { label: '모든 날', of: () => ({ from: null, to: null }) },
  { label: '오늘', of: (today: string) => ({ from: today, to: today }) },
  { label: '내일', of: (today: string) => ({ from: addDays(today, 1), to: addDays(today, 1) }) },
  { label: '앞으로 7일', of: (today: string) => ({ from: today, to: addDays(today, 6) }) },
  { label: '지난 30일', of: (today: string) => ({ from: addDays(today, -30), to: addDays(today, -1) }) },
] as const;

const FILE_DAYS = 365;

/** The days of a file, which is of a year at most: where the list has no bound, from a month ago to as far as bookings reach. */
export function periodOfFile({ from, to }: Pick<ListFilter, 'from' | 'to'>, today: string): { start_date: string; end_date: string } {
  const start = from ?? (to ? addDays(to, -FILE_DAYS) : addDays(today, -90));
  return { start_date: start, end_date: to ?? addDays(start, FILE_DAYS) };
}
