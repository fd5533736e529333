import { seoulDate } from '../../platform/clock.ts';
import { holidayOn } from './holidays.ts';

export type Feast = 'newYear' | 'seollal' | 'chuseok' | 'christmas';

/** A day as opening hours look at it. */
export type CalendarDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** Which one of its weekday in the month it is, 1 to 5; also -1 when it is the last. */
  weeks: number[];
  /** Name of the public holiday. */
  holiday: string | null;
  feast: Feast | null;
};

/** The moment in Asia/Seoul: the day, the one before, and the minute of the day. */
export type SeoulMoment = { today: CalendarDay; yesterday: CalendarDay; minute: number };

const MINUTE = 60_000;
const DAY = 86_400_000;
const clockFace = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The last minute that was asked for: a list asks for the same one for each of its rows. */
let last: { minute: number; moment: SeoulMoment } | undefined;

export function seoulMoment(now: Date): SeoulMoment {
  const minute = Math.floor(now.getTime() / MINUTE);
  if (last?.minute !== minute) last = { minute, moment: momentOf(now) };
  return last.moment;
}

function momentOf(now: Date): SeoulMoment {
  const [hour, minute] = clockFace.format(now).split(':').map(Number);
  return {
    today: calendarDay(seoulDate(now)),
    yesterday: calendarDay(seoulDate(new Date(now.getTime() - DAY))),
    minute: hour! * 60 + minute!,
  };
}

export function calendarDay(date: string): CalendarDay {
  const at = new Date(`${date}T00:00:00Z`);
  const isLast = new Date(at.getTime() + 7 * DAY).getUTCMonth() !== at.getUTCMonth();
  const holiday = holidayOn(date);
  return {
    date,
    weekday: at.getUTCDay(),
    weeks: [Math.ceil(at.getUTCDate() / 7), ...(isLast ? [-1] : [])],
    holiday,
    feast: feastOn(date, holiday),
  };
}

/** The day itself, not those around it, and no substitute for it. */
function feastOn(date: string, holiday: string | null): Feast | null {
  if (date.endsWith('-01-01')) return 'newYear';
  if (date.endsWith('-12-25')) return 'christmas';
  const called = holiday?.split(', ') ?? [];
  return called.includes('설날') ? 'seollal' : called.includes('추석') ? 'chuseok' : null;
}
