import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { orderAccount, salesAccount, type Difference } from '../ledger/index.ts';
import type { OpenOrder, OrdersService, PaidOrder, Sum } from '../payments/index.ts';
import { newGiftCode } from './gift-code.ts';
import * as store from './gifts.sql.ts';

export type GiftGroup = store.GiftGroupRow;
export type Gift = store.GiftRow;
type AskedPage = { page?: number | null; itemsPerPage?: number | null };

/** `problem`: why it cannot be used, in words. */
export type CheckedGift = Gift & { problem: string | null };

export type GiftsService = {
  listGiftGroups(asked: AskedPage, sort: store.GiftSort): Promise<Result<GiftGroup[], AppError<'VALIDATION_FAILED'>>>;
  countGiftGroups(): Promise<number>;
  /** NOT_FOUND where there is no such group. */
  getGiftGroup(id: number): Promise<Result<GiftGroup, AppError<'NOT_FOUND'>>>;
  /** Puts a gift card on sale. Not reachable over the wire. */
  addGiftGroup(group: Omit<GiftGroup, 'id'>): Promise<void>;
  /**
   * Holds one card of the stock and opens its order; paid with points alone, the card is there at once.
   * NOT_FOUND, SOLD_OUT, PRICE_CHANGED, INSUFFICIENT_POINTS, VALIDATION_FAILED.
   */
  buyGift(viewer: Viewer, groupId: number, given: Sum): Promise<Result<OpenOrder | PaidOrder>>;
  /** The card of a paid order; `won` is what its buyer has paid in money. NOT_FOUND, PRICE_CHANGED, ORDER_NOT_PAID. */
  completeGift(viewer: Viewer, orderIdx: string, won: number): Promise<Result<Gift>>;
  listMyGifts(viewer: Viewer, page: { page?: number | null; count?: number | null }): Promise<Result<Gift[]>>;
  countMyGifts(viewer: Viewer): Promise<number>;
  /** The card of a code, usable or not. Not reachable over the wire. NOT_FOUND. */
  checkGift(code: string): Promise<Result<CheckedGift, AppError<'NOT_FOUND'>>>;
  /** Uses a card by its code, once, in the caller's transaction. Not reachable over the wire. NOT_FOUND, GIFT_NOT_USABLE. */
  useGift(tx: Transaction, code: string): Promise<Result<Gift>>;
  /**
   * Refunds unused cards that this person has bought with points, the last one first, until so many points are back.
   * Inside the caller's transaction; not reachable over the wire.
   */
  takeBackUnused(tx: Transaction, userId: number, point: number, reason: string): Promise<Result<null>>;
  /** Stock, and cards, that the orders tell otherwise; at most a hundred of each. */
  listDifferences(): Promise<Difference[]>;
};

/** A year and a day, as Korean gift card rules ask for at least a year. */
const GOOD_FOR_DAYS = 366;

type Deps = { db: Database; clock: Clock; orders: OrdersService };

export function createGiftsService({ db, clock, orders }: Deps): GiftsService {
  orders.offer({
    kind: 'gift',
    shownBy: ['gifts'],
    page: () => '/gift-purchase',
    account: () => salesAccount('gift'),
    async fulfil(tx, order) {
      const boughtAt = clock.now();
      const expiresAt = new Date(boughtAt.getTime() + GOOD_FOR_DAYS * 86_400_000);
      const { subjectId: groupId, idx: orderIdx, buyerId: userId, price } = order;
      const gift = { groupId, orderIdx, userId, price, code: newGiftCode(), boughtAt, expiresAt };
      // Whoever left while the provider was asked gets the money back.
      if (order.userId === null) return err(notFound('탈퇴한 회원의 주문이에요.'));
      await store.insertGift(tx, gift);
      return ok(null);
    },
    release: (tx, order) => store.returnToStock(tx, order.subjectId),
    async takeBack(tx, order) {
      if (!(await store.cancelGift(tx, order.idx, clock.now()))) return err(alreadyUsed);
      await store.returnToStock(tx, order.subjectId);
      return ok(null);
    },
  });

  return {
    async listGiftGroups(asked, sort) {
      const page = parsePage(asked.page, asked.itemsPerPage);
      return page.ok ? ok(await store.listGroups(db, page.value, sort)) : page;
    },
    countGiftGroups: () => store.countGroups(db),
    async getGiftGroup(id) {
      const group = await store.findGroup(db, id);
      return group ? ok(group) : err(groupNotFound);
    },
    addGiftGroup: (group) => store.insertGroup(db, group, clock.now()),
    async buyGift(viewer, groupId, given) {
      return inTransaction(db, async (tx) => {
        const group = await store.takeFromStock(tx, groupId);
        if (!group) return err((await store.findGroup(tx, groupId)) ? soldOut : groupNotFound);
        const { id: subjectId, price, name: title } = group;
        return orders.openOrder(tx, viewer, { kind: 'gift', subjectId, title, price, given });
      });
    },
    async completeGift(viewer, orderIdx, won) {
      const order = await orders.getMyOrder(viewer, orderIdx);
      if (!order.ok) return order;
      if (order.value.kind !== 'gift') return err(notFound('주문을 찾을 수 없어요.'));
      if (order.value.won !== won) return err(conflict('PRICE_CHANGED', '결제할 금액이 주문과 달라요. 처음부터 다시 해 주세요.'));
      const gift = order.value.state === 'paid' ? await store.findGiftOfOrder(db, orderIdx) : undefined;
      return gift ? ok(gift) : err(conflict('ORDER_NOT_PAID', order.value.note ?? '아직 결제가 끝나지 않았어요.'));
    },
    async listMyGifts(viewer, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listGifts(db, viewer.id, page.value)) : page;
    },
    countMyGifts: (viewer) => store.countGifts(db, viewer.id),
    async checkGift(code) {
      const gift = await store.findGiftByCode(db, asWritten(code));
      return gift ? ok({ ...gift, problem: problemOf(gift, clock.now()) }) : err(codeNotFound);
    },
    async useGift(tx, code) {
      const isUsed = await store.useGift(tx, asWritten(code), clock.now());
      const gift = await store.findGiftByCode(tx, asWritten(code));
      if (!gift) return err(codeNotFound);
      return isUsed ? ok(gift) : err(conflict('GIFT_NOT_USABLE', problemOf(gift, clock.now()) ?? '쓸 수 없는 상품권이에요.'));
    },
    async takeBackUnused(tx, userId, point, reason) {
      let left = point;
      for (const idx of await store.listUnusedOrders(tx, userId, clock.now())) {
        if (left <= 0) break;
        const refunded = await orders.refund(tx, idx, null, reason);
        if (!refunded.ok) return refunded;
        left -= refunded.value.point;
      }
      return ok(null);
    },
    async listDifferences() {
      const stock = await store.listStockDifferences(db);
      const cards = await store.listCardDifferences(db);
      return [
        ...stock.map(({ name, ...difference }) => ({ subject: `stock of ${name}`, ...difference })),
        ...cards.map(({ idx, ...difference }) => ({ subject: `gift of ${orderAccount(idx)}`, ...difference })),
      ];
    },
  };
}

function problemOf({ usedAt, cancelledAt, expiresAt }: Gift, now: Date): string | null {
  if (cancelledAt !== null) return '환불한 상품권이에요.';
  if (usedAt !== null) return `${seoulDate(new Date(usedAt))}에 이미 쓴 상품권이에요.`;
  return new Date(expiresAt) <= now ? `${seoulDate(new Date(expiresAt))}에 기한이 지난 상품권이에요.` : null;
}

const asWritten = (code: string) => code.trim().toUpperCase();
const codeNotFound = notFound('이 번호의 상품권이 없어요.');
const groupNotFound = notFound('상품권을 찾을 수 없어요.');
const soldOut = conflict('SOLD_OUT', '모두 팔렸어요.');
const alreadyUsed = conflict('GIFT_USED', '이미 쓴 상품권은 환불할 수 없어요.');
