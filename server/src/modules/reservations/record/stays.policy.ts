import { addDays, daysBetween } from '@petcare/time';
import { invalid, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { calendarDay, exceptionOn, type Schedule } from '../../opening-hours/index.ts';
import { isTakingDay, lastDay, offeredSlots, type Slot, type TimeSetting } from './slots.policy.ts';

/** A place of a night that somebody holds. */
export type HeldNight = { night: string; place: number };
/** From the day of arrival, at its time, to the day of departure. */
export type Stay = { date: string; time: string; endDate: string };

export const MOST_NIGHTS = 30;

/** The nights of a stay: the last one is the night before the departure. */
export function nightsOf({ date, endDate }: Pick<Stay, 'date' | 'endDate'>): string[] {
  return Array.from({ length: Math.max(0, daysBetween(date, endDate)) }, (_, index) => addDays(date, index));
}

/** A night is stayed on closed weekdays too; not outside the term, in an excluded range or in a holiday of the business itself. */
export function isNightOffered(setting: TimeSetting, schedule: Schedule, night: string, now: Date): boolean {
  const closedOn = schedule.hoursExceptions?.closedOn ?? [];
  return night < lastDay(now) && isTakingDay(setting, night) && !exceptionOn({ holidays: 'usual', closedOn }, calendarDay(night));
}

/** The times at which the guests of a stay come and are fetched: VALIDATION_FAILED unless that can be, whoever else stays. */
export function checkStay(
  setting: TimeSetting,
  schedule: Schedule,
  stay: Stay,
  now: Date,
): Result<{ start: Date; end: Date; nights: string[] }, AppError<'VALIDATION_FAILED'>> {
  if (stay.endDate > lastDay(now)) return refuse('endDate', 'isReachable', '그날까지는 아직 예약할 수 없어요. 더 이른 날을 골라 주세요.');
  const nights = stay.date < stay.endDate ? nightsOf(stay) : [];
  const { minNights, maxNights } = setting;
  if (nights.length < minNights || nights.length > maxNights) {
    return refuse('endDate', 'nights', `${minNights}박에서 ${maxNights}박까지 예약할 수 있어요.`);
  }
  if (nights.some((night) => !isNightOffered(setting, schedule, night, now))) {
    return refuse('endDate', 'isAble', '머물 수 없는 날이 들어 있어요. 다른 날을 골라 주세요.');
  }
  const arrival = offeredSlots(setting, schedule, stay.date, now).find(({ time }) => time === stay.time);
  if (!arrival) return refuse('time', 'isAble', '맡길 수 없는 시간이에요. 다른 시간을 골라 주세요.');
  const departure = offeredSlots(setting, schedule, stay.endDate, now).at(-1);
  if (!departure) return refuse('endDate', 'isAble', '찾아갈 수 없는 날이에요. 다른 날을 골라 주세요.');
  return ok({ start: arrival.start, end: departure.end, nights });
}

/** The places of a night that nobody holds, lowest first. */
export function freePlaces(night: string, held: readonly HeldNight[], capacity: number): number[] {
  const taken = new Set(held.filter((one) => one.night === night).map(({ place }) => place));
  return Array.from({ length: capacity }, (_, index) => index + 1).filter((place) => !taken.has(place));
}

/** A place in each night: the same one in all of them where there is such a one. Undefined when a night is full. */
export function placesFor(nights: readonly string[], held: readonly HeldNight[], capacity: number): HeldNight[] | undefined {
  const free = nights.map((night) => ({ night, places: freePlaces(night, held, capacity) }));
  const throughout = free[0]?.places.find((place) => free.every(({ places }) => places.includes(place)));
  const chosen = free.map(({ night, places }) => ({ night, place: throughout ?? places[0] }));
  return chosen.every((one): one is HeldNight => one.place !== undefined) ? chosen : undefined;
}

/** True when offered time covers a reservation, slot after slot. */
export function isCovered({ start, end }: { start: Date; end: Date }, slots: readonly Slot[]): boolean {
  const reached = slots.reduce((until, slot) => (slot.start <= until && slot.end > until ? slot.end : until), start);
  return reached >= end;
}

function refuse(property: string, constraint: string, message: string) {
  return err(validationFailed([invalid(property, constraint, message)]));
}
