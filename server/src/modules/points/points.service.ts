import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { conflict, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AlertFacts, AlertsService } from '../alerts/index.ts';
import { guardianAccount, type Account, type Difference, type LedgerService } from '../ledger/index.ts';
import * as store from './points.sql.ts';

/**
 * `reasonKey` names the act once and for all (`review:12`): booked twice, it counts once. `account` is where the
 * points come from or go to in the ledger: the house's own unless said.
 */
export type Booking = { userId: number; point: number; message: string; reasonKey: string; account?: Account };
export type PointEntry = store.EntryRow;
export type PointDays = store.Days;

export type PointsService = {
  /** Adds to the ledger inside the caller's transaction; false, and nothing happens, if the reason is booked already. */
  earnPoints(tx: Transaction, booking: Booking): Promise<boolean>;
  /** Takes from the balance inside the caller's transaction, or INSUFFICIENT_POINTS and nothing is taken. */
  spendPoints(tx: Transaction, booking: Booking): Promise<Result<null, AppError<'INSUFFICIENT_POINTS'>>>;
  /** Takes back what was earned, as far as the balance goes, inside the caller's transaction; answers how much could not be taken. */
  takePointsBack(tx: Transaction, booking: Booking): Promise<number>;
  /** Gives a leaving member's points back to the house, inside the caller's transaction. */
  forfeitPoints(tx: Transaction, userId: number): Promise<void>;
  getMyPoint(viewer: Viewer): Promise<number>;
  /** A person's balance as the caller's transaction sees it; nothing is locked. */
  balanceOf(sql: Sql, userId: number): Promise<number>;
  getMyHistory(
    viewer: Viewer,
    days: PointDays,
    page: { page?: number | null; count?: number | null },
  ): Promise<Result<PointEntry[], AppError<'VALIDATION_FAILED'>>>;
  getMyHistoryCount(viewer: Viewer, days: PointDays): Promise<number>;
  /** Balances that the ledger or the person's own history does not make; at most a hundred. */
  listDifferences(): Promise<Difference[]>;
};

type Deps = { db: Database; clock: Clock; alerts: Pick<AlertsService, 'tell'>; ledger: LedgerService };

export function createPointsService({ db, clock, alerts, ledger }: Deps): PointsService {
  /** The person's history and the ledger in one; false when this reason is booked already. */
  async function book(
    tx: Transaction,
    { userId, message, reasonKey, account = 'house:points' }: Booking,
    amounts: { use: number; earn: number },
  ) {
    const isNew = await store.insertEntry(tx, { userId, message, reasonKey, ...amounts, createdAt: clock.now() });
    if (!isNew) return false;
    const own = guardianAccount(userId);
    const [from, to] = amounts.earn > 0 ? [account, own] : [own, account];
    await ledger.move(tx, { act: `points:${userId}:${reasonKey}`, unit: 'point', from, to, amount: amounts.earn + amounts.use });
    return true;
  }

  return {
    async earnPoints(tx, booking) {
      assertWhole(booking.point);
      const isNew = await book(tx, booking, { use: 0, earn: booking.point });
      if (isNew) {
        await store.addToBalance(tx, booking.userId, booking.point);
        await alerts.tell(tx, [earned(booking)]);
      }
      return isNew;
    },
    async spendPoints(tx, booking) {
      assertWhole(booking.point);
      // The unique reason comes first: a repeat of the same act waits here and then changes nothing.
      const isNew = await book(tx, booking, { use: booking.point, earn: 0 });
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
      const isNew = await book(tx, { ...booking, message }, { use: taken, earn: 0 });
      if (isNew) await store.takeFromBalance(tx, booking.userId, taken);
      return isNew ? missing : 0;
    },
    async forfeitPoints(tx, userId) {
      const left = await store.lockBalance(tx, userId);
      if (left === 0) return;
      const message = '탈퇴로 소멸된 포인트';
      await book(tx, { userId, point: left, message, reasonKey: 'withdrawal' }, { use: left, earn: 0 });
      await store.takeFromBalance(tx, userId, left);
    },
    balanceOf: (sql, userId) => store.findBalance(sql, userId),
    getMyPoint: (viewer) => store.findBalance(db, viewer.id),
    async getMyHistory(viewer, days, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listEntries(db, viewer.id, days, page.value)) : page;
    },
    getMyHistoryCount: (viewer, days) => store.countEntries(db, viewer.id, days),
    async listDifferences() {
      const rows = await store.listDifferences(db);
      return rows.map(({ userId, booked, history, point }) => ({
        subject: `${guardianAccount(userId)} (point)`,
        booked: booked === point ? history : booked,
        standing: point,
      }));
    },
  };
}

const earned = ({ userId, point, message, reasonKey }: Booking): AlertFacts => ({
  ...{ userId, kind: 'points.earned', subject: reasonKey, path: '/mypage/point' },
  text: `${point.toLocaleString('ko-KR')}포인트가 들어왔어요: ${message}`,
});

function assertWhole(point: number): void {
  if (!Number.isInteger(point) || point <= 0) throw new RangeError(`points must be a positive integer: ${point}`);
}
