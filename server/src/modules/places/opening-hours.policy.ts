/** `HH:mm` in Asia/Seoul. `close` at or before `open` is past midnight; both the same is around the clock. */
export type DayHours = { open: string; close: string; breakStart?: string; breakEnd?: string };

/** Seven entries, Sunday first; null for a closed day. */
export type WeeklyHours = (DayHours | null)[];

/** What a week can't say. A property that is not there: nothing is known of it. */
export type HoursExceptions = {
  /** On public holidays: these hours, those of the weekday, or null for closed. */
  holidays?: DayHours | 'usual' | null;
  /** Weekdays (Sunday 0) closed in these weeks of the month (1 to 5, -1 the last), or in every other week. */
  closures?: { weekday: number; weeks: number[] | 'alternate' }[];
  /** Closed on the day itself. */
  feasts?: ('newYear' | 'seollal' | 'chuseok' | 'christmas')[];
  /** Closes on other days too, told from time to time. */
  varies?: boolean;
};

const MINUTES_A_DAY = 24 * 60;
const seoul = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Open at this moment; undefined when the hours are not known. Holidays are not known here. */
export function isOpenNow(hours: WeeklyHours | null, now: Date): boolean | undefined {
  if (!hours) return undefined;
  const { weekday, minute } = seoulMoment(now);
  const yesterday = hours[(weekday + 6) % 7];
  return isOpenAt(hours[weekday], minute) || (spansMidnight(yesterday) && isOpenAt(yesterday, minute + MINUTES_A_DAY));
}

/** The hours of a calendar day (`YYYY-MM-DD`); null when closed or not known. */
export function openingOn(hours: WeeklyHours | null, date: string): DayHours | null {
  return hours?.[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null;
}

function isOpenAt(day: DayHours | null | undefined, minute: number): boolean {
  if (!day) return false;
  const open = minutesOf(day.open);
  const close = minutesOf(day.close) + (spansMidnight(day) ? MINUTES_A_DAY : 0);
  return minute >= open && minute < close && !isInBreak(day, minute);
}

function isInBreak({ breakStart, breakEnd }: DayHours, minute: number): boolean {
  return breakStart !== undefined && breakEnd !== undefined && minute >= minutesOf(breakStart) && minute < minutesOf(breakEnd);
}

function spansMidnight(day: DayHours | null | undefined): boolean {
  return !!day && day.close <= day.open;
}

function minutesOf(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** The weekday, 0 Sunday, and the minute of the day in Asia/Seoul. */
export function seoulMoment(now: Date): { weekday: number; minute: number } {
  const parts = new Map(seoul.formatToParts(now).map(({ type, value }) => [type, value]));
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''), minute };
}
