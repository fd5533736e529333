import { instantOf } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql } from '../../../platform/database/database.ts';
import { conflict, invalid, notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { BookableBusiness, Listing, ListingsVerbs } from '../../listings/index.ts';
import { takesReservations, takesStays } from '../record/bookable.policy.ts';
import type { Hold } from '../record/hold.ts';
import { listHeldNights } from './nights.sql.ts';
import { slotTaken } from './refuse-taken.ts';
import { listHeldSeats } from './seats.sql.ts';
import { settingOf, type StoredTimeSetting } from './reservation-times.sql.ts';
import { freeSeats, heldByDay, offeredSlots, reachableDays, scheduleOf, type HeldSeat, type Slot } from '../record/slots.policy.ts';
import { checkStay, freePlaces, isNightOffered, placesFor, type HeldNight } from '../record/stays.policy.ts';

export type AbleDay = { date: string; free: number };
/** A night as a guest finds it; whether a stay can begin or end on its day. */
export type AbleNight = { date: string; free: number; canArrive: boolean; canLeave: boolean };
export type AbleTime = { time: string; taken: boolean };
type NotFound = AppError<'NOT_FOUND'>;
type Invalid = AppError<'VALIDATION_FAILED'>;

export type WantedTime = { date: string; time: string; endDate: string | null };

/** A business's setting, and what is held while a reservation wants to be there. */
export type Holds = { setting: StoredTimeSetting; seats: HeldSeat[]; nights: HeldNight[] };

export type CalendarService = {
  /** A public business, whether it takes reservations or not. */
  findBusiness(business: BookableBusiness): Promise<Result<Listing, NotFound>>;
  /** The least and the most nights of a stay there; null where there are no stays. */
  findNights(listing: Listing): Promise<{ least: number; most: number } | null>;
  /** A public business that takes reservations here; NOT_FOUND, or RESERVATION_NOT_OFFERED if it does not take any. */
  findBookable(sql: Sql, business: BookableBusiness): Promise<Result<Listing, AppError<'NOT_FOUND' | 'RESERVATION_NOT_OFFERED'>>>;
  /** Days with a free slot, earliest first; none for a business that takes no reservations. */
  listAbleDays(business: BookableBusiness, startDate: string, endDate: string): Promise<Result<AbleDay[], NotFound | Invalid>>;
  /** Every slot of a day, also the taken ones. */
  listTimes(business: BookableBusiness, date: string): Promise<Result<AbleTime[], NotFound>>;
  /** Every night within reach, also the full ones; none where there are no stays. */
  listNights(business: BookableBusiness, startDate: string, endDate: string): Promise<Result<AbleNight[], NotFound | Invalid>>;
  /**
   * The place that a reservation is to hold: a free seat of the slot that begins then or, up to `endDate`, a place in each night.
   * SLOT_TAKEN if there is none; VALIDATION_FAILED for a time that is not offered.
   */
  findHold(sql: Sql, listing: Listing, wanted: WantedTime): Promise<Result<Hold, Invalid | AppError<'SLOT_TAKEN'>>>;
  /** The held places that `holdIn` chooses by, in one round trip with whatever is sent along. */
  readHeld(sql: Sql, businessId: number, wanted: WantedTime): Promise<Holds>;
  /** The same as `findHold`, by what was read. */
  holdIn(listing: Listing, wanted: WantedTime, held: Holds): Result<Hold, Invalid | AppError<'SLOT_TAKEN'>>;
  /** The slot that begins then, and its free seats: VALIDATION_FAILED if there is no such slot. */
  findSlot(sql: Sql, listing: Listing, date: string, time: string): Promise<Result<Slot & { free: number[] }, Invalid>>;
};

export type CalendarDeps = { db: Database; clock: Clock; listings: ListingsVerbs };

const names = { hospital: '병원을', company: '업체를' };

/** The calendar of a business that can be booked: its setting, its hours and the seats that are held. */
export function createCalendarService({ db, clock, listings }: CalendarDeps): CalendarService {
  async function findPublic(sql: Sql, { kind, id }: BookableBusiness): Promise<Result<Listing, NotFound>> {
    const listing = await listings.findListing(sql, kind, id);
    return listing?.isPublic ? ok(listing) : err(notFound(`예약할 ${names[kind]} 찾을 수 없어요.`));
  }

  function listSeats(sql: Sql, businessId: number, days: readonly string[]): Promise<HeldSeat[]> | HeldSeat[] {
    const [first, last] = [days[0], days.at(-1)];
    return first && last ? listHeldSeats(sql, businessId, { from: instantOf(first), to: instantOf(last, '24:00'), now: clock.now() }) : [];
  }

  function slotsOf(listing: Listing, days: readonly string[], setting: StoredTimeSetting, seats: readonly HeldSeat[]) {
    const [schedule, held, now] = [scheduleOf(listing), heldByDay(seats), clock.now()];
    return days.map((date) => ({
      date,
      slots: withSeats(offeredSlots(setting, schedule, date, now), held.get(date) ?? [], setting.capacity),
    }));
  }

  async function loadDays(sql: Sql, listing: Listing, from: string, to: string) {
    const days = reachableDays(from, to, clock.now());
    const [setting, seats] = await Promise.all([settingOf(sql, listing.id), listSeats(sql, listing.id, days)]);
    return slotsOf(listing, days, setting, seats);
  }

  async function readHeld(sql: Sql, businessId: number, { date, endDate }: WantedTime): Promise<Holds> {
    const [setting, seats, nights] = await Promise.all([
      settingOf(sql, businessId),
      endDate === null ? listSeats(sql, businessId, reachableDays(date, date, clock.now())) : [],
      endDate === null ? [] : listHeldNights(sql, businessId, { first: date, last: endDate, now: clock.now() }),
    ]);
    return { setting, seats, nights };
  }

  function slotIn(listing: Listing, { date, time }: Pick<WantedTime, 'date' | 'time'>, { setting, seats }: Holds) {
    const [day] = slotsOf(listing, reachableDays(date, date, clock.now()), setting, seats);
    const slot = day?.slots.find((one) => one.time === time);
    return slot ? ok(slot) : err(noSlot);
  }

  function holdIn(listing: Listing, wanted: WantedTime, held: Holds): Result<Hold, Invalid | AppError<'SLOT_TAKEN'>> {
    const { date, time, endDate } = wanted;
    if (endDate === null) {
      const slot = slotIn(listing, wanted, held);
      if (!slot.ok) return slot;
      const { free, start, end } = slot.value;
      return free[0] === undefined ? err(slotTaken) : ok({ seat: free[0], start, end, endDate, nights: [] });
    }
    if (!takesStays(listing)) return err(noStays);
    const stay = checkStay(held.setting, scheduleOf(listing), { date, time, endDate }, clock.now());
    if (!stay.ok) return stay;
    const { nights, ...during } = stay.value;
    const places = placesFor(nights, held.nights, held.setting.nightCapacity);
    return places ? ok({ seat: null, ...during, endDate, nights: places }) : err(slotTaken);
  }

  return {
    findBusiness: (business) => findPublic(db, business),
    async findNights(listing) {
      if (!takesStays(listing)) return null;
      const { minNights: least, maxNights: most } = await settingOf(db, listing.id);
      return { least, most };
    },
    async findBookable(sql, business) {
      const listing = await findPublic(sql, business);
      if (!listing.ok || takesReservations(listing.value)) return listing;
      return err(conflict('RESERVATION_NOT_OFFERED', '온라인 예약을 받지 않는 곳이에요. 전화로 문의해 주세요.'));
    },
    async listAbleDays(business, startDate, endDate) {
      if (startDate > endDate) return err(backwards);
      const listing = await findPublic(db, business);
      if (!listing.ok) return listing;
      if (!takesReservations(listing.value)) return ok([]);
      const days = await loadDays(db, listing.value, startDate, endDate);
      return ok(
        days.map(({ date, slots }) => ({ date, free: slots.filter(({ free }) => free.length > 0).length })).filter(({ free }) => free > 0),
      );
    },
    async listTimes(business, date) {
      const listing = await findPublic(db, business);
      if (!listing.ok) return listing;
      if (!takesReservations(listing.value)) return ok([]);
      const [day] = await loadDays(db, listing.value, date, date);
      return ok((day?.slots ?? []).map(({ time, free }) => ({ time, taken: free.length === 0 })));
    },
    async listNights(business, startDate, endDate) {
      if (startDate > endDate) return err(backwards);
      const found = await findPublic(db, business);
      if (!found.ok) return found;
      const listing = found.value;
      const now = clock.now();
      const days = reachableDays(startDate, endDate, now);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last || !takesReservations(listing) || !takesStays(listing)) return ok([]);
      const [setting, schedule] = [await settingOf(db, listing.id), scheduleOf(listing)];
      const held = await listHeldNights(db, listing.id, { first, last, now });
      return ok(
        days.map((date) => {
          const isOpen = offeredSlots(setting, schedule, date, now).length > 0;
          const isNight = isNightOffered(setting, schedule, date, now);
          const free = isNight ? freePlaces(date, held, setting.nightCapacity).length : 0;
          return { date, free, canArrive: isOpen && free > 0, canLeave: isOpen };
        }),
      );
    },
    findHold: async (sql, listing, wanted) => holdIn(listing, wanted, await readHeld(sql, listing.id, wanted)),
    readHeld,
    holdIn,
    findSlot: async (sql, listing, date, time) =>
      slotIn(listing, { date, time }, await readHeld(sql, listing.id, { date, time, endDate: null })),
  };
}

const noSlot = validationFailed([invalid('time', 'isAble', '예약할 수 없는 시간이에요. 다른 시간을 골라 주세요.')]);
const backwards = validationFailed([invalid('end_date', 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')]);
const noStays = validationFailed([invalid('endDate', 'isOffered', '여러 날을 맡기는 예약은 받지 않는 곳이에요.')]);

function withSeats(slots: Slot[], held: readonly HeldSeat[], capacity: number) {
  return slots.map((slot) => ({ ...slot, free: freeSeats(slot, held, capacity) }));
}
