/** One day as the API gives it; `weekday` 0 is Sunday. */
export type BusinessDay = {
  weekday: number;
  isClosed: boolean;
  open: string | null;
  close: string | null;
  breakStart: string | null;
  breakEnd: string | null;
};

const names = ['일', '월', '화', '수', '목', '금', '토'];
const seoulWeekday = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Seoul', weekday: 'short' });
const shortNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function weekdayInSeoul(now: number): number {
  return shortNames.indexOf(seoulWeekday.format(now));
}

export function weekdayName(weekday: number): string {
  return `${names[weekday] ?? ''}요일`;
}

/** Monday first, as a week is written in Korea. */
export function fromMonday(days: readonly BusinessDay[]): BusinessDay[] {
  return [...days].sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7));
}

export function hoursOf({ isClosed, open, close }: BusinessDay): string {
  if (isClosed || !open || !close) return '휴무';
  if (open === close) return '24시간';
  return `${clock(open)} – ${close < open ? '다음 날 ' : ''}${clock(close)}`;
}

export function breakOf({ isClosed, breakStart, breakEnd }: BusinessDay): string | null {
  return !isClosed && breakStart && breakEnd ? `휴게 ${clock(breakStart)} – ${clock(breakEnd)}` : null;
}

function clock(time: string): string {
  return time.slice(0, 5);
}
