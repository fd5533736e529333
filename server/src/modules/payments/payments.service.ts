import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badRequest, conflict, invalid, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { SITE_NAME, type KcpAuthentication, type KcpClient, type KcpFailure } from '../../providers/kcp/kcp.client.ts';
import type { KcpInquiry, KcpPayment, KcpRegistration, KcpWindow } from '../../providers/kcp/kcp.client.ts';
import type { ApprovingOrder, EndedOrder, OpenOrder, Order, PayMethod } from './order.ts';
import type { OrdersService } from './orders.service.ts';
import { LATE_MINUTES, refusalInWords, STUCK_MINUTES } from './payments.policy.ts';
import { insertCancel } from './cancels.sql.ts';
import * as store from './orders.sql.ts';

export type SiteInfo = { siteCode: string; siteKey: string; siteName: string; moduleType: string };
/** The address and the fields that the browser posts to pay. */
export type PaymentPage = { payUrl: string; fields: { name: string; value: string }[] };
export type StartedPayment = KcpRegistration & PaymentPage;
/** An order to be paid, and the method by its word on the wire. */
export type PaymentRequest = { ordrIdx: string; payMethod: string };
/** The answer that the payment page brought back through the person's browser. */
export type PaymentReturn = { orderIdx: string; resultCode: string; authentication: KcpAuthentication | null };
type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

export type PaymentsService = {
  getSiteInfo(): Result<SiteInfo, AppError<'PAYMENT_OFF'>>;
  /** The methods that a payment can be started with; none without a contract. */
  listMethods(): readonly PayMethod[];
  /** Registers the caller's open order with the provider, for its own amount. `origin` is where the page comes back to. */
  startPayment(viewer: Viewer, asked: PaymentRequest & { escrow: boolean }, origin: string): Promise<Result<StartedPayment>>;
  /** The caller's open order is to be paid on a computer: in a window that opens on a page of ours. */
  startInWindow(viewer: Viewer, asked: PaymentRequest): Promise<Result<PaymentPage>>;
  /** The page that says what became of an order, for who has its number. */
  pageOfOrder(orderIdx: string): Promise<string>;
  /** The data with which that page opens the window, for somebody who has the order's number; else the page to show instead. */
  openWindow(orderIdx: string): Promise<KcpWindow | string>;
  /**
   * The person has come back: asks the provider to charge, once however often the page is loaded, and gives what
   * was bought. Answers the page to show, which asks for the order's state.
   */
  finishPayment(returned: PaymentReturn, log: Log): Promise<string>;
  /** Asks the provider about approvals that got no answer, from a process that died or a lost connection. */
  reconcile(log: Log): Promise<void>;
};

export const RETURN_PATH = '/api/payments/kcp/return';
export const WINDOW_PATH = '/api/payments/kcp/window';
export const PAGE_OF_NO_ORDER = '/point?payment=unknown';
const STARTS_A_PERSON = { max: 60, windowSeconds: 3600 };

type Deps = { db: Database; clock: Clock; kcp: KcpClient | null; orders: OrdersService; rateLimits: RateLimiter };

export function createPaymentsService({ db, clock, kcp, orders, rateLimits }: Deps): PaymentsService {
  const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  function pageOf(order: Order | undefined): string {
    if (!order) return PAGE_OF_NO_ORDER;
    const page = orders.saleOf(order.kind).page(order);
    return `${page}${page.includes('?') ? '&' : '?'}order=${order.idx}`;
  }
  const methodOf = (order: Order) => order.payMethod ?? 'CARD';
  const isPayable = (order: Order): order is OpenOrder => order.state === 'open' && new Date(order.expiresAt) > clock.now();

  async function payableOrder(
    viewer: Viewer,
    { ordrIdx, payMethod: word }: PaymentRequest,
  ): Promise<Result<{ order: OpenOrder; payMethod: PayMethod }>> {
    const payMethod = service.listMethods().find((method) => method === word);
    if (!payMethod) return err(validationFailed([invalid('payMethod', 'isIn', '결제 수단을 다시 골라 주세요.')]));
    const own = await orders.getMyOrder(viewer, ordrIdx);
    if (!own.ok) return own;
    if (!isPayable(own.value)) return err(notPayable(own.value));
    const allowed = await rateLimits.hit(`payment:${viewer.id}`, STARTS_A_PERSON);
    return allowed.ok ? ok({ order: own.value, payMethod }) : allowed;
  }

  /** The provider has charged: the order is paid, or what was charged goes back. */
  async function take(order: ApprovingOrder, payment: Pick<KcpPayment, 'tno' | 'won'>, log: Log): Promise<void> {
    if (payment.won !== order.won) {
      log.error({ order: order.idx, ...payment }, 'the provider charged another amount');
      return giveBack(order, payment, '결제 금액이 주문과 달라 결제를 취소했어요. 다시 시도해 주세요.');
    }
    const settled = await inTransaction(db, (tx) => orders.settle(tx, order.idx, 'approving', payment.tno));
    if (!settled.ok) {
      log.warn({ order: order.idx, code: settled.error.code }, 'a paid order cannot be fulfilled');
      return giveBack(order, payment, `${settled.error.message} 결제한 금액은 돌려드려요.`);
    }
    if (settled.value) return;
    // Somebody else has ended it meanwhile: with this very payment, or without it.
    const now = await store.findOrder(db, order.idx);
    if (!now || !('tno' in now) || now.tno !== payment.tno) await giveBack(order, payment, '결제 시간이 지나 결제를 취소했어요.');
  }

  async function giveBack(order: ApprovingOrder, { tno, won }: Pick<KcpPayment, 'tno' | 'won'>, note: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      await insertCancel(tx, { orderId: order.id, tno, won, remaining: won, reason: note, createdAt: clock.now() });
      await orders.giveUp(tx, order.idx, 'approving', 'cancelled', note);
      await store.forgetUnanswered(tx, order.idx);
      return ok(null);
    });
  }

  /** Gives back a payment that has arrived at the provider after the order had ended. */
  async function giveBackLate(order: EndedOrder, found: KcpInquiry['found']): Promise<void> {
    await inTransaction(db, async (tx) => {
      const isMine = await store.forgetUnanswered(tx, order.idx);
      if (!isMine || !found || found.remaining === 0) return ok(null);
      const { tno, remaining } = found;
      const reason = '결제 시간이 지나 결제를 취소했어요.';
      await insertCancel(tx, { orderId: order.id, tno, won: remaining, remaining, reason, createdAt: clock.now() });
      return ok(null);
    });
  }

  /** A refusal opens it again; not while an earlier approval may have been charged, which is what it may be refused for. */
  async function afterRefusal(order: ApprovingOrder, message: string): Promise<void> {
    if (order.unansweredAt !== null) return;
    await store.reopen(db, order.idx, { note: refusalInWords(message), unansweredAt: null });
  }

  async function approve(order: ApprovingOrder, authentication: KcpAuthentication, log: Log): Promise<void> {
    const asked = { orderId: order.idx, won: order.won, payMethod: methodOf(order) };
    const approved = await kcp!.approve(asked, authentication);
    if (approved.ok) return take(order, approved, log);
    logFailure(log, order, approved);
    // Without an answer it may have been charged: the provider is asked, here or by the job.
    if (approved.reason === 'refused') await afterRefusal(order, approved.message);
  }

  const service: PaymentsService = {
    getSiteInfo() {
      if (!kcp) return err(isOff);
      return ok({ siteCode: kcp.siteCode, siteKey: kcp.siteKey, siteName: SITE_NAME, moduleType: '01' });
    },
    listMethods: () => kcp?.payMethods ?? [],
    async startPayment(viewer, { escrow, ...payment }, origin) {
      if (!kcp) return err(isOff);
      const payable = await payableOrder(viewer, payment);
      if (!payable.ok) return payable;
      const { order, payMethod } = payable.value;
      const returnUrl = `${origin}${RETURN_PATH}/${order.idx}`;
      const asked = { orderId: order.idx, won: order.won, title: order.title, payMethod, escrow, returnUrl };
      const registered = await kcp.register(asked);
      if (!registered.ok) return err(registered.reason === 'refused' ? refused(registered.message) : unavailable);
      await store.setPayMethod(db, order.idx, payMethod);
      const fields = {
        site_cd: kcp.siteCode,
        ordr_idxx: order.idx,
        good_mny: String(order.won),
        ...kcp.pageFieldsOf(payMethod),
        escw_used: escrow ? 'Y' : 'N',
        good_name: order.title,
        approval_key: registered.approvalKey,
        Ret_URL: returnUrl,
      };
      return ok({ ...registered, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) });
    },
    async startInWindow(viewer, payment) {
      if (!kcp) return err(isOff);
      const payable = await payableOrder(viewer, payment);
      if (!payable.ok) return payable;
      const { order, payMethod } = payable.value;
      await store.setPayMethod(db, order.idx, payMethod);
      return ok({ payUrl: `${WINDOW_PATH}/${order.idx}`, fields: [{ name: 'ordr_idxx', value: order.idx }] });
    },
    pageOfOrder: async (orderIdx) => pageOf(await store.findOrder(db, orderIdx)),
    async openWindow(orderIdx) {
      const order = await store.findOrder(db, orderIdx);
      if (!kcp || !order || !isPayable(order)) return pageOf(order);
      return kcp.windowOf({ orderId: order.idx, won: order.won, title: order.title, payMethod: methodOf(order) });
    },
    async finishPayment({ orderIdx, resultCode, authentication }, log) {
      const known = await store.findOrder(db, orderIdx);
      if (!known || !kcp || resultCode !== '0000' || !authentication) return pageOf(known);
      const order = await store.claimForApproval(db, orderIdx, clock.now());
      if (order) await approve(order, authentication, log);
      return pageOf(known);
    },
    async reconcile(log) {
      if (!kcp) return;
      for (const order of await store.listStuck(db, later(-STUCK_MINUTES))) {
        const inquiry = await kcp.inquire({ orderId: order.idx, tno: null, payMethod: methodOf(order) });
        if (!inquiry.ok) logFailure(log, order, inquiry);
        else if (!inquiry.found) {
          await store.reopen(db, order.idx, { note: refusalInWords(''), unansweredAt: clock.now() });
        } else await take(order, inquiry.found, log);
      }
      for (const order of await store.listEndedUnanswered(db, later(-LATE_MINUTES))) {
        const inquiry = await kcp.inquire({ orderId: order.idx, tno: null, payMethod: methodOf(order) });
        if (inquiry.ok) await giveBackLate(order, inquiry.found);
        else logFailure(log, order, inquiry);
      }
    },
  };
  return service;
}

function logFailure(log: Log, { idx }: { idx: string }, failure: KcpFailure): void {
  log.warn({ order: idx, ...failure }, 'a payment did not go as asked');
}

function notPayable(order: Order): AppError {
  switch (order.state) {
    case 'open':
      return timeIsOver;
    case 'approving':
      return conflict('ORDER_APPROVING', '결제를 확인하고 있어요. 잠시만 기다려 주세요.');
    case 'paid':
      return conflict('ORDER_PAID', '이미 결제한 주문이에요.');
    case 'ended':
      return order.outcome === 'expired' ? timeIsOver : isCancelled;
    case 'givingBack':
    case 'givenBack':
      return isCancelled;
  }
}

const timeIsOver = conflict('ORDER_EXPIRED', '결제 시간이 지난 주문이에요. 처음부터 다시 해 주세요.');
const isCancelled = conflict('ORDER_CANCELLED', '취소된 주문이에요. 처음부터 다시 해 주세요.');
const refused = (message: string) => badRequest('PAYMENT_REFUSED', refusalInWords(message));
const isOff = conflict('PAYMENT_OFF', '지금은 결제를 이용할 수 없어요.');
// Not our input's fault, and yet 400: clients show what is below 500 (028).
const unavailable = badRequest('PAYMENT_UNAVAILABLE', '결제 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.');
