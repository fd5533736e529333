import { addDays, daysBetween, seoulDate, weekdayNames, weekdayOf } from '@petcare/time';
import { formatDay } from '@petcare/ui';

/** The Monday of its week: 이번 주 begins there. */
const mondayOf = (date: string) => addDays(date, -((weekdayOf(date) + 6) % 7));

/** A day as people say it: 오늘, 내일, 모레, 이번 주 금요일, 다음 주 화요일; further away the day of the month. */
export function spokenDay(date: string, today: string): string {
  const ahead = daysBetween(today, date);
  if (ahead >= 0 && ahead <= 2) return ['오늘', '내일', '모레'][ahead]!;
  const weeks = daysBetween(mondayOf(today), mondayOf(date)) / 7;
  const weekday = `${weekdayNames[weekdayOf(date)]}요일`;
  if (ahead > 0 && weeks === 0) return `이번 주 ${weekday}`;
  if (weeks === 1) return `다음 주 ${weekday}`;
  return date.slice(0, 4) === today.slice(0, 4) ? formatDay(date).slice(6) : formatDay(date);
}

const MINUTE = 60_000;

/** The time until it begins: D-3; on its day 2시간 10분 뒤; while it lasts 이용 중. */
export function countdown({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: number): string {
  const start = Date.parse(startsAt);
  if (start <= now) return Date.parse(endsAt) > now ? '이용 중' : '지났어요';
  const days = daysBetween(seoulDate(now), seoulDate(start));
  if (days > 0) return `D-${days}`;
  const minutes = Math.ceil((start - now) / MINUTE);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${[hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ')} 뒤`;
}
