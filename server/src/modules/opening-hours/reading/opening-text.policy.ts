import { timeOf } from '@petcare/time';
import type { DayHours, HoursExceptions, WeeklyHours } from '../opening-hours.policy.ts';
import { readSentence, type Day, type Range, type SentenceHours } from './hours-grammar.ts';

export type UnderstoodHours = { kind: 'hours'; hours: WeeklyHours; exceptions: HoursExceptions };
/** `unknown`: nothing is said. `text`: something is, and it is shown as it was written. */
export type OpeningReading = UnderstoodHours | { kind: 'unknown' } | { kind: 'text'; reason: string };

const MINUTES_A_DAY = 1440;
const SHORTEST = 60;
/** A shop that seems open until 7 in the morning was meant to close at 19:00. */
const LONGEST_PAST_MIDNIGHT = 14 * 60;
const NOTHING_SAID = new Set(['', '정보없음', '정보 없음', '해당없음', '-']);
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * The hours that a listing's sentences say: one of hours (`월~토 10:00~19:00`), one of closed days (`매주 일요일`), either of them empty. Only
 * what both say without doubt becomes hours.
 */
export function readOpeningHours(hoursText: string, closedText = ''): OpeningReading {
  const says = (text: string) => !NOTHING_SAID.has(text.trim());
  if (!says(hoursText)) return { kind: 'unknown' };
  const open = readSentence(hoursText);
  if (open.kind === 'unread') return text(open.reason);
  if (!says(closedText)) return toHours(open.said);
  const closed = readSentence(closedText, true);
  if (closed.kind === 'unread') return text(`휴무일에 ${closed.reason}`);
  const said = together(open.said, closed.said);
  return said ? toHours(said) : text('영업시간과 휴무일이 서로 달라요');
}

/** Undefined where one says that it is open and the other that it is closed. */
function together(open: SentenceHours, closed: SentenceHours): SentenceHours | undefined {
  const days = new Map(open.open);
  for (const day of closed.closed) {
    // 매일 with a closed day is every other day; a day of its own name is not to be argued away.
    if (days.has(day) && !(open.isEveryDay && day !== 'holiday')) return undefined;
    days.delete(day);
  }
  const names = new Set([...open.closed, ...closed.closed]);
  if (closed.neverCloses && WEEK.some((day) => !days.has(day))) return undefined;
  return {
    ...open,
    open: days,
    closed: names,
    closures: [...open.closures, ...closed.closures],
    feasts: new Set([...open.feasts, ...closed.feasts]),
    neverCloses: open.neverCloses || closed.neverCloses,
    varies: open.varies || closed.varies,
    isEveryDay: false,
  };
}

function toHours(said: SentenceHours): OpeningReading {
  const days = new Map<Day, DayHours>();
  for (const [day, ranges] of said.open) {
    // Said to be open every day, and closed on this one.
    if (said.closed.has(day) && said.isEveryDay && day !== 'holiday') continue;
    if (said.closed.has(day)) return text('여는 날이면서 쉬는 날인 요일이 있어요');
    const hours = dayHours(ranges, said.breaks.get(day));
    if (typeof hours === 'string') return text(hours);
    days.set(day, hours);
  }
  for (const day of said.breaks.keys()) if (!said.open.has(day)) return text('쉬는 시간이 어느 요일의 것인지 알 수 없어요');
  const week: WeeklyHours = WEEK.map((day) => days.get(day) ?? null);
  if (week.every((day) => day === null)) return text('여는 요일이 없어요');
  if (said.neverCloses && (week.includes(null) || said.closed.size + said.closures.length + said.feasts.size > 0)) {
    return text('연중무휴인데 쉬는 날이 있어요');
  }
  if (said.closures.some(({ weekday }) => week[weekday] === null)) return text('쉬는 요일에 또 쉬는 주가 있어요');
  return { kind: 'hours', hours: week, exceptions: exceptionsOf(said, days) };
}

function exceptionsOf(said: SentenceHours, days: ReadonlyMap<Day, DayHours>): HoursExceptions {
  const exceptions: HoursExceptions = {};
  const onHolidays = days.get('holiday');
  if (said.closed.has('holiday')) exceptions.holidays = null;
  else if (onHolidays) exceptions.holidays = onHolidays;
  else if (said.neverCloses) exceptions.holidays = 'usual';
  if (said.closures.length > 0) exceptions.closures = said.closures;
  if (said.feasts.size > 0) exceptions.feasts = [...said.feasts];
  if (said.varies) exceptions.varies = true;
  return exceptions;
}

/** Two ranges are one with a break between them. A reason where that can't be what was meant. */
function dayHours(ranges: Range[], said: Range | undefined): DayHours | string {
  const [first, second, ...more] = ranges;
  if (!first || more.length > 0 || (second && said)) return '하루에 시간이 너무 많이 나뉘어 있어요';
  const doubt = ranges.map(doubtOf).find((reason) => reason !== undefined);
  if (doubt) return doubt;
  if (second && second.open <= first.close) return '나뉜 시간의 순서를 알 수 없어요';
  const pause = second ? { open: first.close, close: second.open } : said;
  const close = second?.close ?? first.close;
  const isInside = !pause || (first.open < pause.open && pause.close < close && pause.close <= MINUTES_A_DAY);
  if (!isInside) return '쉬는 시간이 영업시간 밖에 있어요';
  return {
    open: clock(first.open),
    close: clock(close),
    ...(pause && { breakStart: clock(pause.open), breakEnd: clock(pause.close) }),
  };
}

function doubtOf({ open, close }: Range): string | undefined {
  if (open >= MINUTES_A_DAY) return '여는 시간을 알 수 없어요';
  const length = close - open;
  if (length < SHORTEST || length > MINUTES_A_DAY) return '여는 시간이 너무 짧아요';
  const isAroundTheClock = length === MINUTES_A_DAY && open === 0;
  if (close > MINUTES_A_DAY && length > LONGEST_PAST_MIDNIGHT && !isAroundTheClock) return '이튿날까지 여는 시간이 너무 길어요';
  return undefined;
}

/** 24:00 is 00:00, and so is the minute before it, which people write for it. */
function clock(minutes: number): string {
  const minute = minutes % MINUTES_A_DAY === MINUTES_A_DAY - 1 ? 0 : minutes % MINUTES_A_DAY;
  return timeOf(minute);
}

function text(reason: string): { kind: 'text'; reason: string } {
  return { kind: 'text', reason };
}
