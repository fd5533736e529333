import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { orderAccount, salesAccount, type Difference } from '../ledger/index.ts';
import type { OpenOrder, OrdersService, PaidOrder, Sum } from '../payments/index.ts';
import * as store from './passes.sql.ts';

export type Pass = store.Pass;
export type PassItem = store.PassItem;
/** From when to when the latest purchase opens the records; `isActive` at this moment. */
export type ActivePeriod = { isActive: boolean; startDate: string | null; endDate: string | null };

export type PassesService = {
  listItems(): Promise<PassItem[]>;
  /** Opens an order; paid with points alone, the pass runs at once. NOT_FOUND, PRICE_CHANGED, INSUFFICIENT_POINTS, VALIDATION_FAILED. */
  buyPass(viewer: Viewer, itemId: number, given: Sum): Promise<Result<OpenOrder | PaidOrder>>;
  /** The pass of a paid order. NOT_FOUND, ORDER_NOT_PAID. */
  completePass(viewer: Viewer, orderIdx: string): Promise<Result<Pass>>;
  getActivePeriod(viewer: Viewer): Promise<ActivePeriod>;
  /** The latest purchase; null without one. */
  getMyPass(viewer: Viewer): Promise<Pass | null>;
  /** Passes that the orders tell otherwise; at most a hundred. */
  listDifferences(): Promise<Difference[]>;
};

const DAY = 86_400_000;

export function createPassesService({ db, clock, orders }: { db: Database; clock: Clock; orders: OrdersService }): PassesService {
  orders.offer({
    kind: 'pass',
    shownBy: [],
    page: () => '/pass-purchase',
    account: () => salesAccount('pass'),
    async fulfil(tx, order) {
      const days = await store.findDays(tx, order.subjectId);
      // Whoever left while the provider was asked gets the money back.
      if (order.userId === null || days === undefined) return err(notFound('이용권을 드릴 수 없는 주문이에요.'));
      const startsAt = clock.now();
      const endsAt = new Date(startsAt.getTime() + days * DAY);
      await store.insertPass(tx, { itemId: order.subjectId, orderIdx: order.idx, userId: order.userId, startsAt, endsAt });
      return ok(null);
    },
    release: async () => {},
    async takeBack(tx, order) {
      return (await store.cancelPass(tx, order.idx, clock.now())) ? ok(null) : err(notFound('이용권을 찾을 수 없어요.'));
    },
  });

  return {
    listItems: () => store.listItems(db),
    async buyPass(viewer, itemId, given) {
      return inTransaction(db, async (tx) => {
        const item = await store.findItem(tx, itemId);
        if (!item) return err(notFound('이용권을 찾을 수 없어요.'));
        return orders.openOrder(tx, viewer, { kind: 'pass', subjectId: item.id, title: item.name, price: item.price, given });
      });
    },
    async completePass(viewer, orderIdx) {
      const order = await orders.getMyOrder(viewer, orderIdx);
      if (!order.ok) return order;
      if (order.value.kind !== 'pass') return err(notFound('주문을 찾을 수 없어요.'));
      const pass = order.value.state === 'paid' ? await store.findPassOfOrder(db, orderIdx) : undefined;
      return pass ? ok(pass) : err(conflict('ORDER_NOT_PAID', order.value.note ?? '아직 결제가 끝나지 않았어요.'));
    },
    async getActivePeriod(viewer) {
      const latest = await store.findLatestPass(db, viewer.id);
      if (!latest) return { isActive: false, startDate: null, endDate: null };
      const now = clock.now();
      const isActive = new Date(latest.startsAt) <= now && now < new Date(latest.endsAt);
      return { isActive, startDate: latest.startsAt, endDate: latest.endsAt };
    },
    getMyPass: async (viewer) => (await store.findLatestPass(db, viewer.id)) ?? null,
    async listDifferences() {
      const passes = await store.listPassDifferences(db);
      return passes.map(({ idx, ...difference }) => ({ subject: `pass of ${orderAccount(idx)}`, ...difference }));
    },
  };
}
