import { addDays, minuteOfDay, seoulDate, weekdayOf } from '@petcare/time';
import { holidayOn } from './holidays.ts';

export type Feast = 'newYear' | 'seollal' | 'chuseok' | 'christmas';

/** A day as opening hours look at it. */
export type CalendarDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** The number of the day among its weekday in the month, 1 to 5; also -1 when it is the last. */
  weeks: number[];
  /** Name of the public holiday. */
  holiday: string | null;
  feast: Feast | null;
};

/** The moment in Asia/Seoul: the day, the one before, and the minute of the day. */
export type SeoulMoment = { today: CalendarDay; yesterday: CalendarDay; minute: number };

const MINUTE = 60_000;

/** The last minute that was asked for: a list asks for the same one for each of its rows. */
let last: { minute: number; moment: SeoulMoment } | undefined;

export function seoulMoment(now: Date): SeoulMoment {
  const minute = Math.floor(now.getTime() / MINUTE);
  if (last?.minute !== minute) last = { minute, moment: momentOf(now) };
  return last.moment;
}

function momentOf(now: Date): SeoulMoment {
  const today = seoulDate(now);
  return { today: calendarDay(today), yesterday: calendarDay(addDays(today, -1)), minute: minuteOfDay(now) };
}

export function calendarDay(date: string): CalendarDay {
  const dayOfMonth = Number(date.slice(8));
  const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  const holiday = holidayOn(date);
  return {
    date,
    weekday: weekdayOf(date),
    weeks: [Math.ceil(dayOfMonth / 7), ...(isLast ? [-1] : [])],
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
