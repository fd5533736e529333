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

export type CalendarService = {
  /** A public hospital, and whether it takes reservations here. */
  findHospital(hospitalId: number): Promise<Result<{ place: Listing; isBookable: boolean }, NotFound>>;
  /** A public hospital that takes reservations here; NOT_FOUND, or RESERVATION_NOT_OFFERED if it does not take any. */
  findBookable(sql: Sql, hospitalId: number): Promise<Result<Listing, AppError<'NOT_FOUND' | 'RESERVATION_NOT_OFFERED'>>>;
  /** Days with a free slot, earliest first; none for a hospital that takes no reservations. */
  listAbleDays(hospitalId: number, startDate: string, endDate: string): Promise<Result<AbleDay[], NotFound | Invalid>>;
  /** Every slot of a day, also the taken ones. */
  listTimes(hospitalId: number, date: string): Promise<Result<AbleTime[], NotFound>>;
  /** The slot that begins then, and its free seats: VALIDATION_FAILED if there is no such slot. */
  findSlot(sql: Sql, place: Listing, date: string, time: string): Promise<Result<Slot & { free: number[] }, Invalid>>;
  getTimeSetting(hospitalId: number): Promise<Result<StoredTimeSetting, NotFound>>;
  getMyTimeSetting(viewer: Viewer): Promise<Result<StoredTimeSetting, NotFound>>;
  updateMyTimeSetting(viewer: Viewer, setting: TimeSetting): Promise<Result<StoredTimeSetting, NotFound | Invalid>>;
};

export type CalendarDeps = { db: Database; clock: Clock; listings: ListingsVerbs };

/** When a hospital can be booked: its setting, its hours and the seats that are held. */
export function createCalendarService({ db, clock, listings }: CalendarDeps): CalendarService {
  async function findPublic(sql: Sql, hospitalId: number): Promise<Result<Listing, NotFound>> {
    const place = await listings.findListing(sql, 'hospital', hospitalId);
    return place?.isPublic ? ok(place) : err(notFound('예약할 병원을 찾을 수 없어요.'));
  }

  async function settingOf(sql: Sql, businessId: number): Promise<StoredTimeSetting> {
    return (await findTimeSetting(sql, businessId)) ?? { ...defaultTimeSetting, excludes: [], businessId };
  }

  async function loadDays(sql: Sql, place: Listing, from: string, to: string) {
    const days = reachableDays(from, to, clock.now());
    const first = days[0];
    const last = days.at(-1);
    if (!first || !last) return [];
    const setting = await settingOf(sql, place.id);
    const schedule = { businessHours: place.businessHours ?? usualHours, hoursExceptions: place.hoursExceptions };
    const held = await listHeldSeats(sql, place.id, instantOf(first), instantOf(last, '24:00'));
    return days.map((date) => ({ date, slots: withSeats(offeredSlots(setting, schedule, date, clock.now()), held, setting.capacity) }));
  }

  return {
    async findHospital(hospitalId) {
      const place = await findPublic(db, hospitalId);
      return place.ok ? ok({ place: place.value, isBookable: takesReservations(place.value) }) : place;
    },
    async findBookable(sql, hospitalId) {
      const place = await findPublic(sql, hospitalId);
      if (!place.ok || takesReservations(place.value)) return place;
      return err(conflict('RESERVATION_NOT_OFFERED', '온라인 예약을 받지 않는 병원이에요. 전화로 문의해 주세요.'));
    },
    async listAbleDays(hospitalId, startDate, endDate) {
      if (startDate > endDate) return err(validationFailed([invalid('end_date', 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')]));
      const place = await findPublic(db, hospitalId);
      if (!place.ok) return place;
      if (!takesReservations(place.value)) return ok([]);
      const days = await loadDays(db, place.value, startDate, endDate);
      return ok(
        days.map(({ date, slots }) => ({ date, free: slots.filter(({ free }) => free.length > 0).length })).filter(({ free }) => free > 0),
      );
    },
    async listTimes(hospitalId, date) {
      const place = await findPublic(db, hospitalId);
      if (!place.ok) return place;
      if (!takesReservations(place.value)) return ok([]);
      const [day] = await loadDays(db, place.value, date, date);
      return ok((day?.slots ?? []).map(({ time, free }) => ({ time, taken: free.length === 0 })));
    },
    async findSlot(sql, place, date, time) {
      const [day] = await loadDays(sql, place, date, date);
      const slot = day?.slots.find((one) => one.time === time);
      return slot ? ok(slot) : err(validationFailed([invalid('time', 'isAble', '예약할 수 없는 시간이에요. 다른 시간을 골라 주세요.')]));
    },
    async getTimeSetting(hospitalId) {
      const place = await findPublic(db, hospitalId);
      return place.ok ? ok(await settingOf(db, place.value.id)) : place;
    },
    async getMyTimeSetting(viewer) {
      const place = await listings.listingOfOwner(db, 'hospital', viewer.id);
      return place ? ok(await settingOf(db, place.id)) : err(notFound('등록된 병원이 없어요.'));
    },
    async updateMyTimeSetting(viewer, setting) {
      const place = await listings.listingOfOwner(db, 'hospital', viewer.id);
      if (!place) return err(notFound('등록된 병원이 없어요.'));
      const errors = checkTimeSetting(setting);
      if (errors.length > 0) return err(validationFailed(errors));
      return inTransaction(db, async (tx) => {
        await saveTimeSetting(tx, place.id, setting, clock.now());
        return ok(await settingOf(tx, place.id));
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
