import type { RestData } from '@petcare/api';
import { addDays, daysFrom, minutesOf, spokenDate, weekdayOf } from '@petcare/time';

import { lookOfStatus } from '../record/status.ts';

/** A reservation as it stands on the calendar of a business. */
export type Entry = RestData<'get', '/api/client/reservation/agenda'>['items'][number];

/** 김보호 · 보리 */
export const nameOf = ({ guest, petName }: Pick<Entry, 'guest' | 'petName'>): string =>
  [guest ?? '탈퇴한 회원', petName].filter(Boolean).join(' · ');

/** The time, guest and status of an entry, for those who hear it. */
export const wordsOf = ({ date, time, guest, petName, status }: Entry) =>
  [spokenDate(date, time), guest ?? '탈퇴한 회원', petName, lookOfStatus(status).label].filter(Boolean).join(' ');

export type View = 'day' | 'week' | 'month';
export const views = [
  { view: 'day', label: '일' },
  { view: 'week', label: '주' },
  { view: 'month', label: '월' },
] as const satisfies readonly { view: View; label: string }[];

const sundayOf = (date: string) => addDays(date, -weekdayOf(date));

/** The days that a view shows around a day: it, its week from Sunday, or the whole weeks of its month. */
export function daysOf(view: View, date: string): string[] {
  if (view === 'day') return [date];
  if (view === 'week') return daysFrom(sundayOf(date), 7);
  const first = sundayOf(`${date.slice(0, 7)}-01`);
  const last = addDays(`${monthAfter(date, 1)}-01`, -1);
  const weeks = Math.ceil((weekdayOf(`${date.slice(0, 7)}-01`) + Number(last.slice(8))) / 7);
  return daysFrom(first, weeks * 7);
}

function monthAfter(date: string, months: number): string {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The day from which the view before or after is drawn. */
export function stepFrom(view: View, date: string, steps: -1 | 1): string {
  if (view === 'month') return `${monthAfter(date, steps)}-01`;
  return addDays(date, view === 'week' ? steps * 7 : steps);
}

/** The entries of each day, in the order in which they came. */
export function byDay(entries: readonly Entry[]): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return days;
}

/** The stays of a day that have begun before it; on the last one they are fetched. */
export function stayingOn(entries: readonly Entry[], day: string): Entry[] {
  return entries.filter(({ date, endDate }) => endDate !== null && date < day && day <= endDate);
}

/** An entry in its day: minutes since midnight, and which of how many columns beside each other it stands in. */
export type Block = { entry: Entry; from: number; to: number; column: number; columns: number };

/** Of a stay what stands in the hours of a day is the arrival. */
const ARRIVAL = 30;
const minutesLong = ({ startsAt, endsAt, endDate }: Entry) =>
  endDate === null ? (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 : ARRIVAL;

/** The blocks of a day's entries, in order of time: those at the same time beside each other. What goes on overnight ends at midnight. */
export function blocksOf(entries: readonly Entry[]): Block[] {
  const blocks: Block[] = [];
  let together: Block[] = [];
  let end = -1;
  for (const entry of entries) {
    const from = minutesOf(entry.time);
    const to = Math.min(24 * 60, from + minutesLong(entry));
    if (from >= end) together = [];
    const taken = new Set(together.filter((block) => block.to > from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    const block = { entry, from, to, column, columns: 1 };
    together.push(block);
    blocks.push(block);
    end = Math.max(end, to);
    const columns = Math.max(...together.map((one) => one.column)) + 1;
    for (const one of together) one.columns = columns;
  }
  return blocks;
}

/** The whole hours that the blocks of some days need, at least those of an ordinary day. */
export function hoursOf(blocks: readonly Block[]): { first: number; last: number } {
  const first = Math.min(9, ...blocks.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(18, ...blocks.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
}
