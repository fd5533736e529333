import { instantOf } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { Listing, ListingsVerbs } from '../listings/index.ts';
import { listHeldSeats } from './reservations.sql.ts';
import { findTimeSetting, saveTimeSetting, type StoredTimeSetting } from './reservation-times.sql.ts';
import { freeSeats, offeredSlots, reachableDays, type HeldSeat, type Slot, type TimeSetting } from './slots.policy.ts';
import { checkTimeSetting, defaultTimeSetting, usualHours } from './time-setting.policy.ts';

export type AbleDay = { date: string; free: number };
export type AbleTime = { time: string; taken: boolean };
type NotFound = AppError<'NOT_FOUND'>;
type Invalid = AppError<'VALIDATION_FAILED'>;

/** A business that can be booked: guests name its kind and its id. */
export type BusinessRef = { kind: 'hospital' | 'company'; id: number };

export type CalendarService = {
  /** A public business, and whether it takes reservations here. */
  findBusiness(business: BusinessRef): Promise<Result<{ listing: Listing; isBookable: boolean }, NotFound>>;
  /** A public business that takes reservations here; NOT_FOUND, or RESERVATION_NOT_OFFERED if it does not take any. */
  findBookable(sql: Sql, business: BusinessRef): Promise<Result<Listing, AppError<'NOT_FOUND' | 'RESERVATION_NOT_OFFERED'>>>;
  /** Days with a free slot, earliest first; none for a business that takes no reservations. */
  listAbleDays(business: BusinessRef, startDate: string, endDate: string): Promise<Result<AbleDay[], NotFound | Invalid>>;
  /** Every slot of a day, also the taken ones. */
  listTimes(business: BusinessRef, date: string): Promise<Result<AbleTime[], NotFound>>;
  /** The slot that begins then, and its free seats: VALIDATION_FAILED if there is no such slot. */
  findSlot(sql: Sql, listing: Listing, date: string, time: string): Promise<Result<Slot & { free: number[] }, Invalid>>;
  getTimeSetting(hospitalId: number): Promise<Result<StoredTimeSetting, NotFound>>;
  getMyTimeSetting(viewer: Viewer): Promise<Result<StoredTimeSetting, NotFound>>;
  updateMyTimeSetting(viewer: Viewer, setting: TimeSetting): Promise<Result<StoredTimeSetting, NotFound | Invalid>>;
};

export type CalendarDeps = { db: Database; clock: Clock; listings: ListingsVerbs };

const names = { hospital: '병원을', company: '업체를' };

/** When a business can be booked: its setting, its hours and the seats that are held. */
export function createCalendarService({ db, clock, listings }: CalendarDeps): CalendarService {
  async function findPublic(sql: Sql, { kind, id }: BusinessRef): Promise<Result<Listing, NotFound>> {
    const listing = await listings.findListing(sql, kind, id);
    return listing?.isPublic ? ok(listing) : err(notFound(`예약할 ${names[kind]} 찾을 수 없어요.`));
  }

  async function settingOf(sql: Sql, businessId: number): Promise<StoredTimeSetting> {
    return (await findTimeSetting(sql, businessId)) ?? { ...defaultTimeSetting, excludes: [], businessId };
  }

  async function loadDays(sql: Sql, listing: Listing, from: string, to: string) {
    const days = reachableDays(from, to, clock.now());
    const first = days[0];
    const last = days.at(-1);
    if (!first || !last) return [];
    const setting = await settingOf(sql, listing.id);
    const schedule = { businessHours: listing.businessHours ?? usualHours, hoursExceptions: listing.hoursExceptions };
    const held = await listHeldSeats(sql, listing.id, instantOf(first), instantOf(last, '24:00'));
    return days.map((date) => ({ date, slots: withSeats(offeredSlots(setting, schedule, date, clock.now()), held, setting.capacity) }));
  }

  return {
    async findBusiness(business) {
      const listing = await findPublic(db, business);
      return listing.ok ? ok({ listing: listing.value, isBookable: takesReservations(listing.value) }) : listing;
    },
    async findBookable(sql, business) {
      const listing = await findPublic(sql, business);
      if (!listing.ok || takesReservations(listing.value)) return listing;
      return err(conflict('RESERVATION_NOT_OFFERED', '온라인 예약을 받지 않는 곳이에요. 전화로 문의해 주세요.'));
    },
    async listAbleDays(business, startDate, endDate) {
      if (startDate > endDate) return err(validationFailed([invalid('end_date', 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')]));
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
    async findSlot(sql, listing, date, time) {
      const [day] = await loadDays(sql, listing, date, date);
      const slot = day?.slots.find((one) => one.time === time);
      return slot ? ok(slot) : err(validationFailed([invalid('time', 'isAble', '예약할 수 없는 시간이에요. 다른 시간을 골라 주세요.')]));
    },
    async getTimeSetting(hospitalId) {
      const listing = await findPublic(db, { kind: 'hospital', id: hospitalId });
      return listing.ok ? ok(await settingOf(db, listing.value.id)) : listing;
    },
    async getMyTimeSetting(viewer) {
      const listing = await listings.listingOfOwner(db, 'hospital', viewer.id);
      return listing ? ok(await settingOf(db, listing.id)) : err(notFound('등록된 병원이 없어요.'));
    },
    async updateMyTimeSetting(viewer, setting) {
      const listing = await listings.listingOfOwner(db, 'hospital', viewer.id);
      if (!listing) return err(notFound('등록된 병원이 없어요.'));
      const errors = checkTimeSetting(setting);
      if (errors.length > 0) return err(validationFailed(errors));
      return inTransaction(db, async (tx) => {
        await saveTimeSetting(tx, listing.id, setting, clock.now());
        return ok(await settingOf(tx, listing.id));
      });
    },
  };
}

/** Approved, with an owner who confirms, and who wants reservations. */
function takesReservations({ isPublic, ownerUserId, allowReservation }: Listing): boolean {
  return isPublic && ownerUserId !== null && allowReservation;
}

function withSeats(slots: Slot[], held: HeldSeat[], capacity: number) {
  return slots.map((slot) => ({ ...slot, free: freeSeats(slot, held, capacity) }));
}
