import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { RefundState } from './cancels.policy.ts';
import type { ApprovingOrder, EndedOrder, OpenOrder, Order, PaidOrder, PayMethod, Sum, WireState } from './order.ts';

/** `won` and `refundedWon` stand in the columns `amount` and `refunded_amount`. */
export type OrderRow = Omit<OpenOrder, 'state'> & {
  state: WireState;
  tno: string | null;
  paidAt: string | null;
  refundedWon: number;
  refundedPoint: number;
  refundState: RefundState | null;
};
export type NewOrder = Pick<Order, 'idx' | 'kind' | 'subjectId' | 'title' | 'price' | 'point' | 'won'> & {
  userId: number;
  createdAt: Date;
  expiresAt: Date;
};

const columns = (sql: Sql) => sql`
  id, idx, user_id, buyer_id, kind, subject_id, title, price, point, amount as won, state, pay_method, tno, note,
  refunded_point, refunded_amount as refunded_won, created_at, expires_at, paid_at, unanswered_at,
  (select r.state from order_refunds r where r.order_id = orders.id) as refund_state`;

/** The order of a row; a row that no order can be throws. */
export function parseOrder({ state, tno, paidAt, unansweredAt, refundedWon, refundedPoint, refundState, ...common }: OrderRow): Order {
  const impossible = (why: string) => new Error(`the order ${common.idx} is ${state} and ${why}`);
  if (state === 'open' || state === 'approving' || paidAt === null) {
    if (paidAt !== null || tno !== null) throw impossible('paid');
    if (refundedWon + refundedPoint > 0) throw impossible('refunded without a payment');
    if (state === 'paid') throw impossible('not paid');
    const unpaid = { ...common, unansweredAt };
    if (state === 'open' || state === 'approving') return { ...unpaid, state };
    return { ...unpaid, state: 'ended', outcome: state, refundState };
  }
  if (state === 'expired') throw impossible('paid');
  if (common.won > 0 !== (tno !== null)) throw impossible(`has the payment ${tno} for ${common.won} won`);
  const charged = { ...common, tno, paidAt, refunded: { won: refundedWon, point: refundedPoint } };
  if (state === 'paid') return { ...charged, state, refundState };
  if (refundedWon + refundedPoint < common.price) throw impossible('only a part of it is refunded');
  if (refundState !== null && refundState !== 'done') return { ...charged, state: 'givingBack', refundState };
  if (refundedWon > 0 && refundState === null) throw impossible('nobody is asked to give its money back');
  return { ...charged, state: 'givenBack', refundState };
}

type State = Order['state'];
type OrderIn<S extends State> = Extract<Order, { state: S }>;

/** The order of a row that was read or written in one of these states. */
function parseIn<S extends State>(row: OrderRow, ...states: S[]): OrderIn<S> {
  const order = parseOrder(row);
  if (!isIn(order, states)) throw new Error(`the order ${order.idx} is ${order.state}, not ${states.join(' or ')}`);
  return order;
}

const isIn = <S extends State>(order: Order, states: readonly S[]): order is OrderIn<S> => states.some((state) => state === order.state);

export async function insertOrder(sql: Sql, { won, ...order }: NewOrder): Promise<OpenOrder> {
  const row = { ...order, amount: won, buyerId: order.userId, state: 'open' };
  const [inserted] = await sql<[OrderRow]>`insert into orders ${sql(row, ...insertedColumns)} returning ${columns(sql)}`;
  return parseIn(inserted, 'open');
}

const insertedColumns = [
  'price',
  'kind',
  'point',
  'idx',
  'subjectId',
  'title',
  'amount',
  'userId',
  'createdAt',
  'expiresAt',
  'buyerId',
  'state',
] as const;

/** New orders of one person queue up here until their transactions end. */
export async function lockBuyer(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('orders', ${userId}))`;
}

/** Orders of this person that may still be paid. */
export async function countUnpaid(sql: Sql, userId: number, now: Date): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from orders
    where user_id = ${userId} and (state = 'approving' or (state = 'open' and expires_at > ${now}))`;
  return row.total;
}

export async function findOrder(sql: Sql, idx: string): Promise<Order | undefined> {
  const [row] = await sql<OrderRow[]>`select ${columns(sql)} from orders where idx = ${idx}`;
  return row && parseOrder(row);
}

/** The order, which nobody else changes until the transaction ends. It is read behind the lock: a wait for it may end a refund. */
export async function lockOrder(sql: Sql, idx: string): Promise<Order | undefined> {
  await sql`select 1 from orders where idx = ${idx} for update`;
  return findOrder(sql, idx);
}

/** In the order of their making, as everybody locks them. */
export async function lockOrdersOf(sql: Sql, kind: string, subjectIds: readonly number[]): Promise<(OpenOrder | PaidOrder)[]> {
  const locked = await sql<{ id: number }[]>`
    select id from orders
    where kind = ${kind} and subject_id = any(${[...subjectIds]}) and state in ('open', 'paid') order by id for update`;
  const ids = locked.map(({ id }) => id);
  const rows = await sql<OrderRow[]>`select ${columns(sql)} from orders where id = any(${ids}) order by id`;
  return rows.map((row) => parseIn(row, 'open', 'paid'));
}

export async function isBeingApproved(sql: Sql, kind: string, subjectId: number): Promise<boolean> {
  const rows = await sql`select 1 from orders where kind = ${kind} and subject_id = ${subjectId} and state = 'approving'`;
  return rows.length > 0;
}

const ofBuyer = (sql: Sql, userId: number, kind: string) => sql`user_id = ${userId} and kind = ${kind} and paid_at is not null`;

/** The paid orders, refunded or not. */
export async function listOrders(sql: Sql, userId: number, kind: string, page: Page): Promise<Order[]> {
  const rows = await sql<OrderRow[]>`
    select ${columns(sql)} from orders where ${ofBuyer(sql, userId, kind)}
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(parseOrder);
}

export async function countOrders(sql: Sql, userId: number, kind: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*) as total from orders where ${ofBuyer(sql, userId, kind)}`;
  return row.total;
}

export async function setPayMethod(sql: Sql, idx: string, payMethod: PayMethod): Promise<void> {
  await sql`update orders set pay_method = ${payMethod} where idx = ${idx} and state = 'open'`;
}

/** Undefined when it is not open any more, or its time is over: whoever gets it may ask the provider to charge. */
export async function claimForApproval(sql: Sql, idx: string, now: Date): Promise<ApprovingOrder | undefined> {
  const [row] = await sql<OrderRow[]>`
    update orders set state = 'approving', approving_at = ${now}, note = null
    where idx = ${idx} and state = 'open' and expires_at > ${now} returning ${columns(sql)}`;
  return row && parseIn(row, 'approving');
}

/** The order as it stands, paid; undefined when it is not in that state any more. */
export async function markPaid(
  sql: Sql,
  idx: string,
  from: 'open' | 'approving',
  tno: string | null,
  now: Date,
): Promise<PaidOrder | undefined> {
  const [row] = await sql<OrderRow[]>`
    update orders set state = 'paid', tno = ${tno}, paid_at = ${now}, unanswered_at = null
    where idx = ${idx} and state = ${from} returning ${columns(sql)}`;
  return row && parseIn(row, 'paid');
}

/** It can be paid once more, until the end that it had: anybody may post a return that is refused. */
export async function reopen(sql: Sql, idx: string, { note, unansweredAt }: { note: string; unansweredAt: Date | null }): Promise<void> {
  await sql`
    update orders set state = 'open', note = ${note},
      unanswered_at = coalesce(${unansweredAt}, unanswered_at)
    where idx = ${idx} and state = 'approving'`;
}

/** Ended without a payment, though an approval may have arrived at the provider since. */
export async function listEndedUnanswered(sql: Sql, before: Date): Promise<EndedOrder[]> {
  const rows = await sql<OrderRow[]>`
    select ${columns(sql)} from orders
    where unanswered_at is not null and state in ('expired', 'cancelled') and ended_at < ${before} order by ended_at limit 50`;
  return rows.map((row) => parseIn(row, 'ended'));
}

/** False when somebody else has done so: nothing of it is asked about any more. */
export async function forgetUnanswered(sql: Sql, idx: string): Promise<boolean> {
  const rows = await sql`update orders set unanswered_at = null where idx = ${idx} and unanswered_at is not null returning 1`;
  return rows.length === 1;
}

/** The order as it stands, ended without a payment; undefined when it was not in that state any more. */
export async function end(
  sql: Sql,
  idx: string,
  from: 'open' | 'approving',
  to: EndedOrder['outcome'],
  now: Date,
  note: string,
): Promise<EndedOrder | undefined> {
  const [row] = await sql<OrderRow[]>`
    update orders set state = ${to}, ended_at = ${now}, note = ${note}
    where idx = ${idx} and state = ${from} returning ${columns(sql)}`;
  return row && parseIn(row, 'ended');
}

/** A paid order of which all is refunded is over. */
export async function endRefunded(sql: Sql, idx: string, now: Date, note: string): Promise<void> {
  await sql`update orders set state = 'cancelled', ended_at = ${now}, note = ${note} where idx = ${idx} and state = 'paid'`;
}

export async function listOverdue(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ idx: string }[]>`
    select idx from orders where state = 'open' and expires_at <= ${now} order by expires_at limit 200`;
  return rows.map(({ idx }) => idx);
}

export async function listStuck(sql: Sql, before: Date): Promise<ApprovingOrder[]> {
  const rows = await sql<OrderRow[]>`
    select ${columns(sql)} from orders where state = 'approving' and approving_at < ${before} order by approving_at limit 50`;
  return rows.map((row) => parseIn(row, 'approving'));
}

export async function addRefund(sql: Sql, idx: string, { point, won }: Sum): Promise<void> {
  await sql`
    update orders set refunded_point = refunded_point + ${point}, refunded_amount = refunded_amount + ${won} where idx = ${idx}`;
}
