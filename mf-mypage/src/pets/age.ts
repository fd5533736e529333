import { daysBetween } from '@petcare/time';

/** Years and months from one day to a later one, both `YYYY-MM-DD`. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}

/** The age as people say it: 3주, 5개월, 1살 3개월, 7살. Null when it is not born yet. */
export function ageOf(birthday: string, today: string): string | null {
  if (birthday > today) return null;
  const months = monthsBetween(birthday, today);
  if (months < 1) {
    const days = daysBetween(birthday, today);
    return days < 7 ? `${days}일` : `${Math.floor(days / 7)}주`;
  }
  if (months < 12) return `${months}개월`;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return years < 3 && rest > 0 ? `${years}살 ${rest}개월` : `${years}살`;
}

/** The time left until a vaccination is due, as people say it: 오늘, 12일 남음, 20일 지남. */
export function dueIn(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return '오늘';
  return days > 0 ? `${days}일 남음` : `${-days}일 지남`;
}
