import { seoulDate } from '@petcare/time';
import { formatDate } from '@petcare/ui';

const DAY_MS = 86_400_000;

/** The days from one moment's to another's, in Seoul. */
const daysFrom = (now: number, to: string): number =>
  Math.round((Date.parse(seoulDate(Date.parse(to))) - Date.parse(seoulDate(now))) / DAY_MS);

type Dates = { state: 'before' | 'running' | 'ended'; startsAt: string; endsAt: string };

/** The state of a round on a day, in a word or two. */
export function stateInWords({ state, startsAt, endsAt }: Dates, now: number): string {
  if (state === 'ended') return '마감';
  const days = daysFrom(now, state === 'before' ? startsAt : endsAt);
  if (state === 'before') return days === 0 ? '오늘 시작' : `${days}일 뒤 시작`;
  return days === 0 ? '오늘 마감' : `마감 D-${days}`;
}

/** The first day and the last one. */
export const periodInWords = ({ startsAt, endsAt }: Pick<Dates, 'startsAt' | 'endsAt'>): string =>
  `${formatDate(startsAt)} ~ ${formatDate(endsAt)}`;
