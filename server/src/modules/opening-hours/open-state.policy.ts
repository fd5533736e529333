import { addDays, minutesOf } from '@petcare/time';
import type { OpenState } from '../../platform/graphql/schema.gen.ts';
import { calendarDay, seoulMoment } from './calendar-day.policy.ts';
import { endOf, isInBreak, isOpenAt, isOpenNow, openingOf, type Schedule } from './opening-hours.policy.ts';

const MINUTES_A_DAY = 24 * 60;
/** Whoever sets out now may not get there any more. */
const SOON = 60;

/** The state of a business, open or not, as people say it, and the time that goes with it; null when that is not known. */
export function openStateOf(schedule: Schedule, now: Date): OpenState | null {
  const isOpen = isOpenNow(schedule, now);
  if (isOpen === undefined) return null;
  const { today, minute } = seoulMoment(now);
  if (isOpen) return openUntil(schedule, now);
  const { hours, doubt } = openingOf(schedule, today);
  if (!hours) return { kind: 'dayOff', at: null };
  if (isInBreak(hours, minute)) return { kind: 'onBreak', at: hours.breakEnd! };
  // Where it may be closed all day, nobody is told to come.
  const isToOpen = minute < minutesOf(hours.open) && doubt !== 'alternate';
  return isToOpen ? { kind: 'beforeOpening', at: hours.open } : { kind: 'closed', at: null };
}

function openUntil(schedule: Schedule, now: Date): OpenState {
  const { today, yesterday, minute } = seoulMoment(now);
  const night = openingOf(schedule, yesterday).hours;
  const day = openingOf(schedule, today).hours;
  const ends = [
    ...(night && isOpenAt(night, minute + MINUTES_A_DAY) ? [{ minute: endOf(night) - MINUTES_A_DAY, time: night.close }] : []),
    ...(day && isOpenAt(day, minute) ? [{ minute: endOf(day), time: day.close }] : []),
  ];
  const end = ends.reduce((last, one) => (one.minute > last.minute ? one : last));
  const next = end.minute < MINUTES_A_DAY ? day : openingOf(schedule, calendarDay(addDays(today.date, 1))).hours;
  const opensAgain = next && minutesOf(next.open) + (end.minute < MINUTES_A_DAY ? 0 : MINUTES_A_DAY);
  const goesOn = typeof opensAgain === 'number' && opensAgain > minute && opensAgain <= end.minute;
  if (goesOn) return { kind: 'open', at: null };
  return { kind: end.minute - minute <= SOON ? 'closesSoon' : 'open', at: end.time };
}
