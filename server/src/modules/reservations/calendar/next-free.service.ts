import { addDays, daysFrom, instantOf, seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Listing } from '../../listings/index.ts';
import { takesReservations, takesStays } from '../record/bookable.policy.ts';
import { listNightsOfMany } from './nights.sql.ts';
import { settingsOf, type StoredTimeSetting } from './reservation-times.sql.ts';
import { listSeatsOfMany } from './seats.sql.ts';
import { freeSeats, heldByDay, offeredSlots, scheduleOf, type HeldSeat } from '../record/slots.policy.ts';
import { freePlaces, isNightOffered, type HeldNight } from '../record/stays.policy.ts';

/** `time` is null where guests stay overnight: that day they can come. */
export type FreeTime = { date: string; time: string | null };

export type NextFreeService = {
  /** The first free time of each of these in the coming two weeks, by its id; of one that takes no reservations, or is full, there is none. */
  listNextFree(listings: readonly Listing[]): Promise<ReadonlyMap<number, FreeTime>>;
};

const DAYS = 14;

/** For many businesses at once, in three statements. */
export function createNextFreeService({ db, clock }: { db: Database; clock: Clock }): NextFreeService {
  return {
    async listNextFree(listings) {
      const now = clock.now();
      const today = seoulDate(now);
      const days = daysFrom(today, DAYS);
      const taking = listings.filter(takesReservations);
      if (taking.length === 0) return new Map();
      const idsOf = (some: readonly Listing[]) => some.map(({ id }) => id);
      const [settings, seats, nights] = await Promise.all([
        settingsOf(db, idsOf(taking)),
        listSeatsOfMany(db, idsOf(taking.filter((one) => !takesStays(one))), {
          ...{ from: instantOf(today), to: instantOf(addDays(today, DAYS)), now },
        }),
        listNightsOfMany(db, idsOf(taking.filter(takesStays)), { first: today, last: days.at(-1)!, now }),
      ]);
      return new Map(
        taking.flatMap((listing) => {
          const setting = settings.get(listing.id)!;
          const free = takesStays(listing)
            ? firstNight(listing, setting, nights.get(listing.id) ?? [], days, now)
            : firstSlot(listing, setting, seats.get(listing.id) ?? [], days, now);
          return free ? [[listing.id, free] as const] : [];
        }),
      );
    },
  };
}

type Days = readonly string[];

function firstSlot(listing: Listing, setting: StoredTimeSetting, seats: readonly HeldSeat[], days: Days, now: Date): FreeTime | undefined {
  const [schedule, held] = [scheduleOf(listing), heldByDay(seats)];
  for (const date of days) {
    const slots = offeredSlots(setting, schedule, date, now);
    const free = slots.find((slot) => freeSeats(slot, held.get(date) ?? [], setting.capacity).length > 0);
    if (free) return { date, time: free.time };
  }
  return undefined;
}

function firstNight(listing: Listing, setting: StoredTimeSetting, held: readonly HeldNight[], days: Days, now: Date): FreeTime | undefined {
  const schedule = scheduleOf(listing);
  const date = days.find(
    (day) =>
      isNightOffered(setting, schedule, day, now) &&
      freePlaces(day, held, setting.nightCapacity).length > 0 &&
      offeredSlots(setting, schedule, day, now).length > 0,
  );
  return date === undefined ? undefined : { date, time: null };
}
