import { daysFrom, seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { Listing, ListingsVerbs } from '../../listings/index.ts';
import { takesStays } from '../record/bookable.policy.ts';
import type { EndingsService } from '../life/endings.service.ts';
import { listBeyond } from '../calendar/nights.sql.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import { outsideOf } from './outside.policy.ts';
import { requireOwnBusiness } from '../record/own-business.ts';
import { saveTimeSetting, settingOf, type StoredTimeSetting } from '../calendar/reservation-times.sql.ts';
import * as store from '../record/reservations.sql.ts';
import type { Reservation } from '../record/reservations.sql.ts';
import { offeredSlots, scheduleOf, type TimeSetting } from '../record/slots.policy.ts';
import { holdingStatuses } from '../record/status.policy.ts';
import { checkTimeSetting } from '../calendar/time-setting.policy.ts';

type NotFound = AppError<'NOT_FOUND'>;
type Invalid = AppError<'VALIDATION_FAILED'>;
type TimesRefusal = NotFound | Invalid | AppError<'OUTSIDE_CHANGED'>;
/** A change of the setting: a field that is not given stays as it is. */
export type TimeChange = Partial<TimeSetting>;
/** The fate of reservations that a changed setting would not offer any more. */
export type OutsideFate = 'keep' | 'tell' | 'cancel';
/** `takesStays`: whether what it says of nights counts. */
export type OwnTimeSetting = StoredTimeSetting & { takesStays: boolean };
/** `outside`: the first of them. */
export type TimePreview = { days: { date: string; times: string[] }[]; outside: Reservation[]; outsideCount: number };
/** The choice of the fate of those outside; with `count`, only if there are so many of them. */
export type OutsideChoice = { choice: OutsideFate; count: number | null };

export type TimesService = {
  /** Of a public hospital. */
  getTimeSetting(hospitalId: number): Promise<Result<StoredTimeSetting, NotFound>>;
  getMyTimeSetting(viewer: Viewer): Promise<Result<OwnTimeSetting, NotFound>>;
  /** The next two weeks as a change would make them, and the reservations that would lie outside. Nothing is changed. */
  previewMyTimeSetting(viewer: Viewer, change: TimeChange): Promise<Result<TimePreview, NotFound | Invalid>>;
  /**
   * With `cancel` those that lie outside are cancelled with a reason that their guests read; with `tell` they are kept, and
   * their guests told of the change. OUTSIDE_CHANGED when they are not as many as the business has seen.
   */
  updateMyTimeSetting(viewer: Viewer, change: TimeChange, outside?: OutsideChoice): Promise<Result<OwnTimeSetting, TimesRefusal>>;
};

const DAYS_SHOWN = 14;
const MOST_SHOWN = 100;
const READ_AT_ONCE = 500;
const REASON = '예약을 받는 시간이 바뀌었어요.';
const outsideChanged: AppError<'OUTSIDE_CHANGED'> = conflict(
  'OUTSIDE_CHANGED',
  '그 사이에 예약이 들어오거나 바뀌었어요. 새 시간에서 벗어나는 예약을 다시 확인해 주세요.',
);

type Deps = { db: Database; clock: Clock; listings: ListingsVerbs; notices: NoticesService; endings: EndingsService };

/** The times at which hospitals and companies take reservations, and the changes of these. */
export function createTimesService({ db, clock, listings, notices, endings }: Deps): TimesService {
  async function changed(sql: Sql, listing: Listing, change: TimeChange): Promise<Result<TimeSetting, Invalid>> {
    const { businessId: _id, ...now } = await settingOf(sql, listing.id);
    const setting = { ...now, ...change };
    const errors = checkTimeSetting(setting);
    return errors.length > 0 ? err(validationFailed(errors)) : ok(setting);
  }

  /** Those that are to come, piece by piece. */
  async function* comingTo(businessId: number, now: Date): AsyncGenerator<Reservation[]> {
    const coming = { statuses: holdingStatuses, startDate: seoulDate(now), now };
    let after: store.ListMark = { startsAt: '0001-01-01T00:00:00Z', id: 0 };
    for (;;) {
      const rows = await store.listFollowing(db, { businessId }, coming, after, READ_AT_ONCE);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < READ_AT_ONCE) return;
      after = last;
    }
  }

  const readOutside = async (sql: Sql, listing: Listing, setting: TimeSetting, now: Date) =>
    outsideOf({ setting, listing, now, beyond: await listBeyond(sql, listing.id, setting.nightCapacity) });

  async function lockOutside(tx: Transaction, listing: Listing, setting: TimeSetting): Promise<Reservation[]> {
    const isOutside = await readOutside(tx, listing, setting, clock.now());
    return (await store.lockHeld(tx, { businessId: listing.id })).filter(isOutside);
  }

  async function settleOutside(tx: Transaction, left: Reservation[], choice: 'tell' | 'cancel'): Promise<void> {
    if (choice === 'tell')
      return notices.tellOfChangedTimes(
        tx,
        left.map(({ id }) => id),
      );
    await endings.takeBack(tx, left, REASON);
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
      const isOutside = await readOutside(db, listing, setting.value, now);
      const outside: Reservation[] = [];
      let outsideCount = 0;
      for await (const coming of comingTo(listing.id, now)) {
        const found = coming.filter(isOutside);
        outsideCount += found.length;
        outside.push(...found.slice(0, MOST_SHOWN - outside.length));
      }
      return ok({ days, outside, outsideCount });
    },
    async updateMyTimeSetting(viewer, change, { choice, count } = { choice: 'keep', count: null }) {
      const own = await requireOwnBusiness(listings, db, viewer);
      if (!own.ok) return own;
      const listing = own.value;
      return inTransaction(db, async (tx) => {
        await endings.enterBusiness(tx, listing.id);
        const setting = await changed(tx, listing, change);
        if (!setting.ok) return setting;
        await saveTimeSetting(tx, listing.id, setting.value, clock.now());
        if (choice === 'keep' && count === null) return ok(await ownSettingOf(tx, listing));
        const left = await lockOutside(tx, listing, setting.value);
        if (count !== null && left.length !== count) return err(outsideChanged);
        if (choice !== 'keep') await settleOutside(tx, left, choice);
        return ok(await ownSettingOf(tx, listing));
      });
    },
  };
}

const ownSettingOf = async (sql: Sql, listing: Listing): Promise<OwnTimeSetting> => ({
  ...(await settingOf(sql, listing.id)),
  takesStays: takesStays(listing),
});
