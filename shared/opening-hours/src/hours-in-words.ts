import { formatDate } from '@petcare/ui';
import { breakOf, spanOf, weekdayName, type Hours } from './opening-hours.ts';

/** Days of which a business may say that it is closed on the day itself. */
export type Feast = 'newYear' | 'seollal' | 'chuseok' | 'christmas';

/** The exceptions that a week of hours can't say, as the API gives them. `weeks` null: every other week, without saying which. */
export type HoursExceptions = {
  holidays: (Hours & { rule: 'closed' | 'usual' | 'own' }) | null;
  closures: readonly { weekday: number; weeks: readonly number[] | null }[];
  feasts: readonly Feast[];
  /** Days that are not over yet, `YYYY-MM-DD`, both included. */
  closedOn: readonly { from: string; to: string }[];
  varies: boolean;
};

/** Today as the API gives it: `date` is `YYYY-MM-DD` in Seoul. */
export type OpeningToday = Hours & { date: string; holiday: string | null; isCertain: boolean; isClosed: boolean };

const feastNames: Record<Feast, string> = { newYear: '신정', seollal: '설날', chuseok: '추석', christmas: '성탄절' };
const ordinals: Record<number, string> = { 1: '첫째', 2: '둘째', 3: '셋째', 4: '넷째', 5: '다섯째', [-1]: '마지막' };

function holidaySentence(holidays: NonNullable<HoursExceptions['holidays']>): string {
  if (holidays.rule === 'closed') return '공휴일에는 쉬어요.';
  if (holidays.rule === 'usual') return '공휴일에도 평소처럼 열어요.';
  const pause = breakOf({ ...holidays, isClosed: false });
  const span = spanOf(holidays);
  const when = span === '24시간' ? ' 24시간' : span ? ` ${span}에` : ' 다른 시간에';
  return `공휴일에는${when} 열어요.${pause ? ` (${pause})` : ''}`;
}

function whenOf(weeks: readonly number[] | null): string {
  return weeks ? `매달 ${weeks.map((week) => ordinals[week] ?? `${week}째`).join('·')}` : '격주';
}

/** Days that are closed in the same weeks stand in one sentence. */
function closureSentences(closures: HoursExceptions['closures']): string[] {
  const together = new Map<string, string[]>();
  for (const { weekday, weeks } of closures) {
    const when = whenOf(weeks);
    together.set(when, [...(together.get(when) ?? []), weekdayName(weekday)]);
  }
  return [...together].map(([when, days]) => `${when} ${days.join('·')}에 쉬어요.`);
}

function periodSentence({ from, to }: HoursExceptions['closedOn'][number]): string {
  if (from === to) return `${formatDate(from)}에 쉬어요.`;
  const last = formatDate(to);
  return `${formatDate(from)}부터 ${from.slice(0, 4) === to.slice(0, 4) ? last.slice(last.indexOf(' ') + 1) : last}까지 쉬어요.`;
}

/** Every exception as a sentence of its own, what is told for certain days first. */
export function exceptionSentences(exceptions: HoursExceptions | null): string[] {
  if (!exceptions) return [];
  const { holidays, closures, feasts, closedOn, varies } = exceptions;
  return [
    ...closedOn.map(periodSentence),
    ...closureSentences(closures),
    ...(holidays ? [holidaySentence(holidays)] : []),
    ...(feasts.length > 0 ? [`${feasts.map((feast) => feastNames[feast]).join('·')} 당일에는 쉬어요.`] : []),
    ...(varies ? ['그때그때 알리는 휴무가 있어요. 가기 전에 확인해 주세요.'] : []),
  ];
}

/** The reason why today's hours may not hold; null where they do. */
export function doubtOf({ isCertain, holiday }: OpeningToday): string | null {
  if (isCertain) return null;
  return holiday
    ? `오늘은 공휴일(${holiday})이라 평소와 다를 수 있어요. 가기 전에 전화로 확인해 주세요.`
    : '격주로 쉬는 요일이라 오늘 쉴 수도 있어요. 가기 전에 전화로 확인해 주세요.';
}
