import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, unwrap, type Result } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { businessAccount, settlementAccount, type LedgerService } from '../../ledger/index.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import type { OpenOrder, OrdersService, PaidOrder, Sum } from '../../payments/index.ts';
import { recordChanges } from '../record/changes.sql.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import * as store from '../record/reservations.sql.ts';
import { insertSettlement, reduceSettlement } from '../settlements/settlements.sql.ts';
import { decideTransition, isEarned, ReservationStatus } from '../record/status.policy.ts';

export type BookingPayments = {
  /**
   * The order of the caller's own reservation that waits for its payment; one that was begun before is given up.
   * NOT_FOUND, RESERVATION_NOT_PAYABLE, ORDER_APPROVING, PRICE_CHANGED, INSUFFICIENT_POINTS, VALIDATION_FAILED.
   */
  openOrder(viewer: Viewer, id: number, given: Sum): Promise<Result<OpenOrder | PaidOrder>>;
  /**
   * They have been cancelled, rejected or expired: what was paid goes back and what was begun is given up. A
   * payment that is just being approved finds its reservation gone, and goes back by itself.
   */
  giveBack(tx: Transaction, ids: readonly number[], reason: string): Promise<void>;
  /** They have taken place, or the guest stayed away: what was paid for them is the business's to settle. */
  earn(tx: Transaction, ids: readonly number[]): Promise<void>;
};

type Deps = {
  db: Database;
  clock: Clock;
  listings: ListingsVerbs;
  orders: OrdersService;
  ledger: LedgerService;
  notices: NoticesService;
};

const KIND = 'reservation';
const { paymentPending, requested } = ReservationStatus;

/** The payments of reservations, and their course. */
export function createBookingPayments({ db, clock, listings, orders, ledger, notices }: Deps): BookingPayments {
  orders.offer({
    kind: KIND,
    shownBy: [],
    page: ({ subjectId }) => `/reservation/finished?id=${subjectId}`,
    async account({ subjectId }, tx) {
      // A reservation is never deleted.
      const { businessId, status } = (await store.findReservation(tx, subjectId))!;
      return isEarned(status) ? settlementAccount(businessId) : businessAccount(businessId);
    },
    async fulfil(tx, { subjectId, buyerId }) {
      const [found] = await store.lockReservations(tx, { userId: buyerId }, [subjectId]);
      if (!found) return err(reservationNotFound);
      const state = { status: found.status, startsAt: new Date(found.startsAt) };
      const decided = decideTransition('payment', state, { to: requested, hasNewSlot: false }, clock.now());
      if (!decided.ok) return err(notPayable(found.status));
      await store.setStatus(tx, [subjectId], { status: requested, reason: null }, clock.now());
      await recordChanges(tx, [subjectId], 'guardian', clock.now());
      await notices.tell(tx, [subjectId], 'requested');
      return ok(null);
    },
    release: async () => {},
    refunded: (tx, { subjectId }, refund) => reduceSettlement(tx, subjectId, refund),
    takeBack: async () => ok(null),
  });

  return {
    openOrder: (viewer, id, given) =>
      inTransaction(db, async (tx) => {
        const [own] = await store.lockReservations(tx, { userId: viewer.id }, [id]);
        if (!own) return err(reservationNotFound);
        if (own.status !== paymentPending) return err(notPayable(own.status));
        const expiresAt = new Date(own.payBy);
        if (expiresAt <= clock.now()) return err(notPayable(ReservationStatus.expired));
        const [begun] = await orders.lockOrdersOf(tx, KIND, [id]);
        if (await orders.isBeingApproved(tx, KIND, id)) return err(approving);
        if (begun) await orders.giveUp(tx, begun.idx, 'open', 'cancelled', '결제를 처음부터 다시 시작했어요.');
        const [listing] = await listings.listListings([own.businessId]);
        const title = `${listing!.name} 예약`;
        return orders.openOrder(tx, viewer, { kind: KIND, subjectId: id, title, price: own.price, given, expiresAt });
      }),
    async giveBack(tx, ids, reason) {
      for (const order of await orders.lockOrdersOf(tx, KIND, ids)) {
        if (order.state === 'open') await orders.giveUp(tx, order.idx, 'open', 'cancelled', reason);
        if (order.state === 'paid') unwrap(await orders.refund(tx, order.idx, null, reason));
      }
    },
    async earn(tx, ids) {
      const visits = new Map((await store.listByIds(tx, ids)).map((visit) => [visit.id, visit]));
      for (const order of await orders.lockOrdersOf(tx, KIND, ids)) {
        const visit = visits.get(order.subjectId);
        if (order.state !== 'paid' || !visit) continue;
        const { id: reservationId, businessId, date } = visit;
        const [from, to] = [businessAccount(businessId), settlementAccount(businessId)];
        const act = `order:${order.idx}:completed`;
        const point = order.point - order.refunded.point;
        const won = order.won - order.refunded.won;
        if (point > 0) await ledger.move(tx, { act, unit: 'point', from, to, amount: point });
        if (won > 0) await ledger.move(tx, { act, unit: 'won', from, to, amount: won });
        await insertSettlement(tx, { reservationId, businessId, date, won, point });
      }
    },
  };
}

function notPayable(status: ReservationStatus): AppError {
  switch (status) {
    case ReservationStatus.expired:
    case ReservationStatus.paymentPending:
      return conflict('RESERVATION_NOT_PAYABLE', '결제 시간이 지나 예약이 끝났어요. 시간을 다시 골라 예약해 주세요.');
    case ReservationStatus.cancelled:
    case ReservationStatus.rejected:
      return conflict('RESERVATION_NOT_PAYABLE', '취소된 예약이라 결제할 수 없어요.');
    default:
      return conflict('RESERVATION_NOT_PAYABLE', '결제를 기다리는 예약이 아니에요. 예약 상태를 확인해 주세요.');
  }
}

const reservationNotFound = notFound('예약을 찾을 수 없어요.');
const approving = conflict('ORDER_APPROVING', '결제를 확인하고 있어요. 잠시만 기다려 주세요.');
