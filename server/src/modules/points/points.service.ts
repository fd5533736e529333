import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import * as store from './points.sql.ts';

/** `reasonKey` names the act once and for all (`review:12`): booked twice, it counts once. */
export type Booking = { userId: number; point: number; message: string; reasonKey: string };
export type PointEntry = store.EntryRow;
export type PointDays = store.Days;

export type PointsService = {
  /** Adds to the ledger inside the caller's transaction; nothing happens if the reason is booked already. */
  earnPoints(tx: Transaction, booking: Booking): Promise<void>;
  /** Takes from the balance inside the caller's transaction, or INSUFFICIENT_POINTS and nothing is taken. */
  spendPoints(tx: Transaction, booking: Booking): Promise<Result<null, AppError<'INSUFFICIENT_POINTS'>>>;
  /** Takes back what was earned, as far as the balance goes, inside the caller's transaction; answers how much could not be taken. */
  takePointsBack(tx: Transaction, booking: Booking): Promise<number>;
  getMyPoint(viewer: Viewer): Promise<number>;
  getMyHistory(
    viewer: Viewer,
    days: PointDays,
    page: { page?: number | null; count?: number | null },
  ): Promise<Result<PointEntry[], AppError<'VALIDATION_FAILED'>>>;
  getMyHistoryCount(viewer: Viewer, days: PointDays): Promise<number>;
};

export function createPointsService({ db, clock }: { db: Database; clock: Clock }): PointsService {
  const entryOf = ({ userId, message, reasonKey }: Booking, amounts: { use: number; earn: number }) => ({
    userId,
    message,
    reasonKey,
    ...amounts,
    createdAt: clock.now(),
  });

  return {
    async earnPoints(tx, booking) {
      assertWhole(booking.point);
      const isNew = await store.insertEntry(tx, entryOf(booking, { use: 0, earn: booking.point }));
      if (isNew) await store.addToBalance(tx, booking.userId, booking.point);
    },
    async spendPoints(tx, booking) {
      assertWhole(booking.point);
      // The unique reason comes first: a repeat of the same act waits here and then changes nothing.
      const isNew = await store.insertEntry(tx, entryOf(booking, { use: booking.point, earn: 0 }));
      if (!isNew) return ok(null);
      const isTaken = await store.takeFromBalance(tx, booking.userId, booking.point);
      return isTaken ? ok(null) : err(conflict('INSUFFICIENT_POINTS', '포인트가 부족해요.'));
    },
    async takePointsBack(tx, booking) {
      assertWhole(booking.point);
      const taken = Math.min(booking.point, await store.lockBalance(tx, booking.userId));
      const missing = booking.point - taken;
      // An entry moves something: what is written off as a whole stands with whom the points were of.
      if (taken === 0) return missing;
      const message =
        missing > 0 ? `${booking.message} (${missing.toLocaleString('ko-KR')}포인트는 남은 포인트가 없어 회수하지 않음)` : booking.message;
      const isNew = await store.insertEntry(tx, entryOf({ ...booking, message }, { use: taken, earn: 0 }));
      if (isNew) await store.takeFromBalance(tx, booking.userId, taken);
      return isNew ? missing : 0;
    },
    getMyPoint: (viewer) => store.findBalance(db, viewer.id),
    async getMyHistory(viewer, days, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listEntries(db, viewer.id, days, page.value)) : page;
    },
    getMyHistoryCount: (viewer, days) => store.countEntries(db, viewer.id, days),
  };
}

function assertWhole(point: number): void {
  if (!Number.isInteger(point) || point <= 0) throw new RangeError(`points must be a positive integer: ${point}`);
}
