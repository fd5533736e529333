import type { Listing } from '../../listings/index.ts';
import { offeredSlots, scheduleOf, type Slot, type TimeSetting } from '../record/slots.policy.ts';
import { isCovered, isNightOffered, nightsOf } from '../record/stays.policy.ts';

/** A reservation as far as it is decided by; `seat` is null for a stay, `endDate` for a slot. */
type PlacedReservation = { id: number; seat: number | null; date: string; endDate: string | null; startsAt: string; endsAt: string };
/** `beyond`: stays with a night in a place that the setting does not have. */
export type OutsideOf = { setting: TimeSetting; listing: Listing; beyond: ReadonlySet<number>; now: Date };

/** Tells of reservations whether they are still to come, and at a time, in a place or of a length that the setting does not offer. */
export function outsideOf({ setting, listing, beyond, now }: OutsideOf): (reservation: PlacedReservation) => boolean {
  const schedule = scheduleOf(listing);
  const days = new Map<string, Slot[]>();
  function slotsOn(day: string): Slot[] {
    const known = days.get(day) ?? offeredSlots(setting, schedule, day, now);
    days.set(day, known);
    return known;
  }

  function isStayOutside(id: number, start: Date, stay: { date: string; endDate: string }): boolean {
    const nights = nightsOf(stay);
    if (beyond.has(id) || nights.length < setting.minNights || nights.length > setting.maxNights) return true;
    const arrives = slotsOn(stay.date).some((slot) => slot.start <= start && slot.end > start);
    const leaves = slotsOn(stay.endDate).length > 0;
    return !arrives || !leaves || nights.some((night) => !isNightOffered(setting, schedule, night, now));
  }

  return ({ id, seat, date, endDate, startsAt, endsAt }) => {
    const [start, end] = [new Date(startsAt), new Date(endsAt)];
    if (start <= now) return false;
    if (endDate !== null) return isStayOutside(id, start, { date, endDate });
    return (seat ?? 0) > setting.capacity || !isCovered({ start, end }, slotsOn(date));
  };
}
