import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badRequest, conflict, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { tellPages } from '../../platform/page-news/page-news.sql.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { Topic } from '../../platform/topics.ts';
import { orderAccount, type Account, type Difference, type LedgerService } from '../ledger/index.ts';
import type { PointsService } from '../points/index.ts';
import type { EndedOrder, OpenOrder, Order, PaidOrder, Sum } from './order.ts';
import { checkPayment, ORDER_MINUTES, refundOf } from './payments.policy.ts';
import { insertCancel } from './cancels.sql.ts';
import * as books from './differences.sql.ts';
import * as store from './orders.sql.ts';

/** A thing that can be paid. All verbs run inside the transaction that moves the order. */
export type Sale = {
  kind: string;
  /** The topics of public pages that show what is left to be sold. */
  shownBy: readonly Topic[];
  /** The page to which a payment comes back; `order=…` is added to its query. */
  page(order: Order): string;
  /** The account that the money and points go to while it is paid. */
  account(order: PaidOrder, tx: Transaction): Account | Promise<Account>;
  /** Gives what was bought. An error undoes the payment: the money goes back. */
  fulfil(tx: Transaction, order: PaidOrder): Promise<Result<null>>;
  /** Gives back what was held for an order that will not be paid. */
  release(tx: Transaction, order: EndedOrder): Promise<void>;
  /** Some or all of a paid order has gone back to its buyer. */
  refunded?(tx: Transaction, order: PaidOrder, refund: Sum): Promise<void>;
  /** Takes back what was given, when all of a paid order is refunded. */
  takeBack(tx: Transaction, order: PaidOrder): Promise<Result<null>>;
};

/** A thing for sale, its price, and the sum that its buyer gives for it. `expiresAt`: until when it can be paid; half an hour unless given. */
export type OpenedOrder = {
  kind: string;
  subjectId: number;
  title: string;
  price: number;
  given: Sum;
  expiresAt?: Date;
};

export type OrdersService = {
  /** Declares what is sold; once per kind, when the server is assembled. */
  offer(sale: Sale): void;
  saleOf(kind: string): Sale;
  /**
   * Opens an order inside the caller's transaction, the points taken at once; with nothing left to pay it is
   * paid and fulfilled here. VALIDATION_FAILED, PRICE_CHANGED, INSUFFICIENT_POINTS, TOO_MANY_ORDERS.
   */
  openOrder(tx: Transaction, viewer: Viewer, opened: OpenedOrder): Promise<Result<OpenOrder | PaidOrder>>;
  /**
   * The orders of these things that are open or paid; nobody else moves them until the transaction ends. Those that
   * are being approved are left out: whoever approves them may be waiting for what the caller holds.
   */
  lockOrdersOf(tx: Transaction, kind: string, subjectIds: readonly number[]): Promise<(OpenOrder | PaidOrder)[]>;
  isBeingApproved(tx: Transaction, kind: string, subjectId: number): Promise<boolean>;
  /** NOT_FOUND unless it is the caller's own. */
  getMyOrder(viewer: Viewer, idx: string): Promise<Result<Order, AppError<'NOT_FOUND'>>>;
  /** The caller's paid orders, last first. */
  listMyOrders(viewer: Viewer, kind: string, page: { page?: number | null; count?: number | null }): Promise<Result<Order[]>>;
  countMyOrders(viewer: Viewer, kind: string): Promise<number>;
  /**
   * Moves the order of this number, as it stands at this moment, from `from` to paid with all that follows: whoever has
   * left since it was opened gets nothing. Null when it was not in that state any more.
   */
  settle(tx: Transaction, idx: string, from: 'open' | 'approving', tno: string | null): Promise<Result<PaidOrder | null>>;
  /** Ends an order that was not paid and gives back what was held for it. False when it was not in that state any more. */
  giveUp(tx: Transaction, idx: string, from: 'open' | 'approving', to: EndedOrder['outcome'], note: string): Promise<boolean>;
  /** Of anybody, for operators. */
  findOrder(idx: string): Promise<Result<Order, AppError<'NOT_FOUND'>>>;
  /** Gives back all, or `sum` won and points, of a paid order; the provider is asked by a job, see `refundState`. */
  refund(tx: Transaction, idx: string, sum: number | null, reason: string): Promise<Result<Sum>>;
  /** Ends open orders whose time is over. */
  expireOrders(): Promise<void>;
  /** Orders, refunds, sales and money at the provider that the ledger tells otherwise; at most a hundred orders. */
  listDifferences(): Promise<Difference[]>;
};

type Deps = { db: Database; clock: Clock; points: PointsService; ledger: LedgerService };

export function createOrdersService({ db, clock, points, ledger }: Deps): OrdersService {
  const sales = new Map<string, Sale>();
  const spending = (order: Order) => ({ userId: order.buyerId, account: orderAccount(order.idx) });

  async function moveAll(tx: Transaction, order: Order, act: string, from: Account, to: Account, { point, won }: Sum) {
    if (point > 0) await ledger.move(tx, { act: `order:${order.idx}:${act}`, unit: 'point', from, to, amount: point });
    if (won > 0) await ledger.move(tx, { act: `order:${order.idx}:${act}`, unit: 'won', from, to, amount: won });
  }

  const service: OrdersService = {
    async findOrder(idx) {
      const order = await store.findOrder(db, idx);
      return order ? ok(order) : err(notFound('이 번호의 주문이 없어요.'));
    },
    offer(sale) {
      if (sales.has(sale.kind)) throw new Error(`${sale.kind} is sold by two modules`);
      sales.set(sale.kind, sale);
    },
    saleOf(kind) {
      const sale = sales.get(kind);
      if (!sale) throw new Error(`${kind} is sold by no module`);
      return sale;
    },
    async openOrder(tx, viewer, { kind, subjectId, title, price, given, expiresAt }) {
      const errors = checkPayment(given, price);
      if (errors.length > 0) return err(validationFailed(errors));
      if (given.won + given.point !== price) return err(priceChanged);
      const now = clock.now();
      await store.lockBuyer(tx, viewer.id);
      const order = await store.insertOrder(tx, {
        idx: randomBytes(15).toString('hex'),
        userId: viewer.id,
        kind,
        subjectId,
        title,
        price,
        ...given,
        createdAt: now,
        expiresAt: expiresAt ?? new Date(now.getTime() + ORDER_MINUTES * 60_000),
      });
      if (order.point > 0) {
        const spent = await points.spendPoints(tx, {
          ...spending(order),
          point: order.point,
          message: `${title} 구매`,
          reasonKey: `order:${order.idx}`,
        });
        if (!spent.ok) return spent;
      }
      if (order.won > 0) return (await store.countUnpaid(tx, viewer.id, now)) > MOST_UNPAID ? err(tooManyOrders) : ok(order);
      const settled = await service.settle(tx, order.idx, 'open', null);
      if (!settled.ok) return settled;
      if (!settled.value) throw new Error(`the new order ${order.idx} is not open`);
      return ok(settled.value);
    },
    lockOrdersOf: (tx, kind, subjectIds) => store.lockOrdersOf(tx, kind, subjectIds),
    isBeingApproved: (tx, kind, subjectId) => store.isBeingApproved(tx, kind, subjectId),
    async getMyOrder(viewer, idx) {
      const order = await store.findOrder(db, idx);
      return order && order.userId === viewer.id ? ok(order) : err(orderNotFound);
    },
    async listMyOrders(viewer, kind, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listOrders(db, viewer.id, kind, page.value)) : page;
    },
    countMyOrders: (viewer, kind) => store.countOrders(db, viewer.id, kind),
    async settle(tx, idx, from, tno) {
      const order = await store.markPaid(tx, idx, from, tno, clock.now());
      if (!order) return ok(null);
      const sale = service.saleOf(order.kind);
      const held = orderAccount(order.idx);
      await moveAll(tx, order, 'paid', 'provider:kcp', held, { point: 0, won: order.won });
      await moveAll(tx, order, 'earned', held, await sale.account(order, tx), order);
      const fulfilled = await sale.fulfil(tx, order);
      return fulfilled.ok ? ok(order) : fulfilled;
    },
    async giveUp(tx, idx, from, to, note) {
      const order = await store.end(tx, idx, from, to, clock.now(), note);
      if (!order) return false;
      const sale = service.saleOf(order.kind);
      await sale.release(tx, order);
      await tellPages(tx, sale.shownBy);
      // Whoever has left has no points: the house keeps them.
      if (order.point > 0 && order.userId !== null) {
        await points.earnPoints(tx, {
          ...spending(order),
          point: order.point,
          message: `${order.title} 구매 취소`,
          reasonKey: `order:${order.idx}:back`,
        });
      } else await moveAll(tx, order, 'back', orderAccount(order.idx), 'house:points', { point: order.point, won: 0 });
      return true;
    },
    async refund(tx, idx, sum, reason) {
      const order = await store.lockOrder(tx, idx);
      if (!order) return err(orderNotFound);
      if (order.state !== 'paid') return err(notRefundable);
      const refund = refundOf(order, sum);
      if (!refund) return err(notRefundable);
      const sale = service.saleOf(order.kind);
      const refunded = { point: order.refunded.point + refund.point, won: order.refunded.won + refund.won };
      const act = `refund:${refunded.point + refunded.won}`;
      const held = orderAccount(idx);
      await moveAll(tx, order, act, await sale.account(order, tx), held, refund);
      await moveAll(tx, order, `${act}:out`, held, 'provider:kcp', { point: 0, won: refund.won });
      if (refund.point > 0 && order.userId !== null) {
        const message = `${order.title} 환불`;
        await points.earnPoints(tx, { ...spending(order), point: refund.point, message, reasonKey: `order:${idx}:${act}` });
      } else await moveAll(tx, order, `${act}:out`, held, 'house:points', { point: refund.point, won: 0 });
      await store.addRefund(tx, idx, refund);
      await sale.refunded?.(tx, order, refund);
      if (refund.won > 0 && order.tno !== null) {
        const remaining = order.won - order.refunded.won;
        await insertCancel(tx, { orderId: order.id, tno: order.tno, won: refund.won, remaining, reason, createdAt: clock.now() });
      }
      if (refunded.point + refunded.won < order.price) return ok(refund);
      await store.endRefunded(tx, idx, clock.now(), reason);
      const taken = await sale.takeBack(tx, order);
      if (taken.ok) await tellPages(tx, sale.shownBy);
      return taken.ok ? ok(refund) : taken;
    },
    async expireOrders() {
      for (const idx of await store.listOverdue(db, clock.now())) {
        await inTransaction(db, async (tx) => ok(await service.giveUp(tx, idx, 'open', 'expired', '결제 시간이 지나 주문이 취소됐어요.')));
      }
    },
    async listDifferences() {
      const held = await books.listDifferences(db);
      const sold = await books.listSalesDifferences(db);
      const money = await books.moneyPaid(db);
      return [
        ...held.map(({ account, what, ...difference }) => ({ subject: `${account} (${what})`, ...difference })),
        ...sold.map(({ account, unit, ...difference }) => ({ subject: `${account} (${unit})`, ...difference })),
        ...(money.booked === money.standing ? [] : [{ subject: 'provider:kcp (won)', ...money }]),
      ];
    },
  };
  return service;
}

/** Orders that one person may have open, paid with money: stock and times are held for it. */
const MOST_UNPAID = 3;
const tooManyOrders = conflict(
  'TOO_MANY_ORDERS',
  `결제하지 않은 주문이 ${MOST_UNPAID}건 있어요. 결제를 마치거나 시간이 지나 취소된 다음 다시 시도해 주세요.`,
);
const notRefundable = badRequest('NOT_REFUNDABLE', '환불할 수 있는 금액이 아니에요. 주문 상태와 금액을 확인해 주세요.');
const orderNotFound = notFound('주문을 찾을 수 없어요.');
const priceChanged = { code: 'PRICE_CHANGED', status: 409, message: '가격이 바뀌었어요. 새 가격을 확인하고 다시 시도해 주세요.' } as const;
