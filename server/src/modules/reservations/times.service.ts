import { daysFrom, seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { Listing, ListingsVerbs } from '../listings/index.ts';
import type { BookingPayments } from './booking-payments.ts';
import { takesStays } from './calendar.service.ts';
import { recordChanges } from './changes.sql.ts';
import type { NoticesService } from './notices.service.ts';
import { requireOwnBusiness } from './own-business.ts';
import { saveTimeSetting, settingOf, type StoredTimeSetting } from './reservation-times.sql.ts';
import * as store from './reservations.sql.ts';
import type { Reservation } from './reservations.sql.ts';
import { offeredSlots, scheduleOf, type TimeSetting } from './slots.policy.ts';
import { isCovered, isNightOffered, nightsOf } from './stays.policy.ts';
import { decideTransition, holdingStatuses, ReservationStatus } from './status.policy.ts';
import { tellOfRefusal } from './status.service.ts';
import { checkTimeSetting } from './time-setting.policy.ts';

type NotFound = AppError<'NOT_FOUND'>;
type Invalid = AppError<'VALIDATION_FAILED'>;
/** What is not given stays as it is. */
export type TimeChange = Partial<TimeSetting>;
/** What becomes of reservations that a changed setting would not offer any more. */
export type Outside = 'keep' | 'tell' | 'cancel';
/** `takesStays`: whether what it says of nights counts. */
export type OwnTimeSetting = StoredTimeSetting & { takesStays: boolean };
export type TimePreview = { days: { date: string; times: string[] }[]; outside: Reservation[] };

export type TimesService = {
  /** Of a public hospital. */
  getTimeSetting(hospitalId: number): Promise<Result<StoredTimeSetting, NotFound>>;
  getMyTimeSetting(viewer: Viewer): Promise<Result<OwnTimeSetting, NotFound>>;
  /** The next two weeks as a change would make them, and the reservations that would lie outside. Nothing is changed. */
  previewMyTimeSetting(viewer: Viewer, change: TimeChange): Promise<Result<TimePreview, NotFound | Invalid>>;
  /** With `cancel` those that lie outside are cancelled with a reason that their guests read; with `tell` they are kept, and their guests told of the change. */
  updateMyTimeSetting(viewer: Viewer, change: TimeChange, outside?: Outside): Promise<Result<OwnTimeSetting, NotFound | Invalid>>;
};

const DAYS_SHOWN = 14;
const MOST_SHOWN = 500;
const REASON = '예약을 받는 시간이 바뀌었어요.';

type Deps = { db: Database; clock: Clock; listings: ListingsVerbs; notices: NoticesService; payments: BookingPayments };

/** When hospitals and companies take reservations, and how they change it. */
export function createTimesService({ db, clock, listings, notices, payments }: Deps): TimesService {
  async function changed(sql: Sql, listing: Listing, change: TimeChange): Promise<Result<TimeSetting, Invalid>> {
    const { businessId: _id, ...now } = await settingOf(sql, listing.id);
    const setting = { ...now, ...change };
    const errors = checkTimeSetting(setting);
    return errors.length > 0 ? err(validationFailed(errors)) : ok(setting);
  }

  async function settleOutside(tx: Transaction, listing: Listing, setting: TimeSetting, outside: 'tell' | 'cancel'): Promise<void> {
    const now = clock.now();
    const left = (await store.lockHeld(tx, { businessId: listing.id })).filter((one) => isOutside(one, setting, listing, now));
    if (outside === 'tell')
      return notices.tellOfChangedTimes(
        tx,
        left.map(({ id }) => id),
      );
    const move = { to: ReservationStatus.rejected, hasNewSlot: false };
    const cancelled = left.filter(
      ({ status, startsAt }) => decideTransition('business', { status, startsAt: new Date(startsAt) }, move, now).ok,
    );
    const ids = cancelled.map(({ id }) => id);
    if (ids.length === 0) return;
    await store.setStatus(tx, ids, { status: ReservationStatus.rejected, reason: REASON }, now);
    await recordChanges(tx, ids, 'business', now);
    await payments.giveBack(tx, ids, REASON);
    await tellOfRefusal(tx, notices, cancelled);
  }

  return {
    async getTimeSetting(hospitalId) {
      const listing = await listings.findListing(db, 'hospital', hospitalId);
      return listing?.isPublic ? ok(await settingOf(db, listing.id)) : err(notFound('예약할 병원을 찾을 수 없어요.'));
    },
    async getMyTimeSetting(viewer) {
      const listing = await requireOwnBusiness(listings, db, viewer);
      return listing.ok ? ok(await ownSettingOf(db, listing.value)) : listing;
    },
    async previewMyTimeSetting(viewer, change) {
      const own = await requireOwnBusiness(listings, db, viewer);
      if (!own.ok) return own;
      const listing = own.value;
      const setting = await changed(db, listing, change);
      if (!setting.ok) return setting;
      const now = clock.now();
      const days = daysFrom(seoulDate(now), DAYS_SHOWN).map((date) => ({
        date,
        times: offeredSlots(setting.value, scheduleOf(listing), date, now).map(({ time }) => time),
      }));
      const coming = { statuses: holdingStatuses, startDate: seoulDate(now), sort: 'time', now } as const;
      const held = await store.listReservations(db, { businessId: listing.id }, coming, { page: 1, count: MOST_SHOWN });
      return ok({ days, outside: held.filter((one) => isOutside(one, setting.value, listing, now)) });
    },
    async updateMyTimeSetting(viewer, change, outside = 'keep') {
      const own = await requireOwnBusiness(listings, db, viewer);
      if (!own.ok) return own;
      const listing = own.value;
      return inTransaction(db, async (tx) => {
        await store.lockBusiness(tx, listing.id);
        const setting = await changed(tx, listing, change);
        if (!setting.ok) return setting;
        await saveTimeSetting(tx, listing.id, setting.value, clock.now());
        if (outside !== 'keep') await settleOutside(tx, listing, setting.value, outside);
        return ok(await ownSettingOf(tx, listing));
      });
    },
  };
}

const ownSettingOf = async (sql: Sql, listing: Listing): Promise<OwnTimeSetting> => ({
  ...(await settingOf(sql, listing.id)),
  takesStays: takesStays(listing),
});

/** Still to come, and at a time, in a seat or in a night that the setting does not offer. */
function isOutside({ seat, date, endDate, ...reservation }: Reservation, setting: TimeSetting, listing: Listing, now: Date): boolean {
  const [start, end] = [new Date(reservation.startsAt), new Date(reservation.endsAt)];
  if (start <= now) return false;
  const schedule = scheduleOf(listing);
  const slotsOn = (day: string) => offeredSlots(setting, schedule, day, now);
  if (endDate === null) return (seat ?? 0) > setting.capacity || !isCovered({ start, end }, slotsOn(date));
  const arrives = slotsOn(date).some((slot) => slot.start <= start && slot.end > start);
  const leaves = slotsOn(endDate).length > 0;
  return !arrives || !leaves || nightsOf({ date, endDate }).some((night) => !isNightOffered(setting, schedule, night, now));
}
