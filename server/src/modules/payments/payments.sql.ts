import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { RefundState } from './cancels.policy.ts';
import type { OrderState, PayMethod } from './payments.policy.ts';

export type Order = {
  id: number;
  idx: string;
  userId: number | null;
  buyerId: number;
  kind: string;
  subjectId: number;
  title: string;
  price: number;
  point: number;
  amount: number;
  state: OrderState;
  payMethod: PayMethod | null;
  tno: string | null;
  note: string | null;
  refundedPoint: number;
  refundedAmount: number;
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  /** Of the money that goes back of it; null when none has to. */
  refundState: RefundState | null;
  /** The time at which the provider knew nothing of an approval that got no answer: it may still arrive there. */
  unansweredAt: string | null;
};
export type NewOrder = Pick<Order, 'idx' | 'kind' | 'subjectId' | 'title' | 'price' | 'point' | 'amount'> & {
  userId: number;
  createdAt: Date;
  expiresAt: Date;
};

const columns = (sql: Sql) => sql`
  id, idx, user_id, buyer_id, kind, subject_id, title, price, point, amount, state, pay_method, tno, note,
  refunded_point, refunded_amount, created_at, expires_at, paid_at, unanswered_at,
  (select r.state from order_refunds r where r.order_id = orders.id) as refund_state`;

const insertedOrdersColumns = [
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

export async function insertOrder(sql: Sql, order: NewOrder): Promise<Order> {
  const [row] = await sql<Order[]>`
    insert into orders ${sql({ ...order, buyerId: order.userId, state: 'open' }, ...insertedOrdersColumns)} returning ${columns(sql)}`;
  return row!;
}

/** New orders of one person queue up here until their transactions end. */
export async function lockBuyer(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('orders', ${userId}))`;
}

/** Orders of this person that may still be paid. */
export async function countUnpaid(sql: Sql, userId: number, now: Date): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from orders
    where user_id = ${userId} and (state = 'approving' or (state = 'open' and expires_at > ${now}))`;
  return row!.total;
}

export async function findOrder(sql: Sql, idx: string): Promise<Order | undefined> {
  const [row] = await sql<Order[]>`select ${columns(sql)} from orders where idx = ${idx}`;
  return row;
}

/** The order, which nobody else changes until the transaction ends. */
export async function lockOrder(sql: Sql, idx: string): Promise<Order | undefined> {
  const [row] = await sql<Order[]>`select ${columns(sql)} from orders where idx = ${idx} for update`;
  return row;
}

/** In the order of their making, as everybody locks them. */
export async function lockOrdersOf(sql: Sql, kind: string, subjectIds: readonly number[]): Promise<Order[]> {
  return sql<Order[]>`
    select ${columns(sql)} from orders
    where kind = ${kind} and subject_id = any(${[...subjectIds]}) and state in ('open', 'paid') order by id for update`;
}

export async function isBeingApproved(sql: Sql, kind: string, subjectId: number): Promise<boolean> {
  const rows = await sql`select 1 from orders where kind = ${kind} and subject_id = ${subjectId} and state = 'approving'`;
  return rows.length > 0;
}

const ofBuyer = (sql: Sql, userId: number, kind: string) => sql`user_id = ${userId} and kind = ${kind} and paid_at is not null`;

/** The paid orders, refunded or not. */
export async function listOrders(sql: Sql, userId: number, kind: string, page: Page): Promise<Order[]> {
  return sql<Order[]>`
    select ${columns(sql)} from orders where ${ofBuyer(sql, userId, kind)}
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countOrders(sql: Sql, userId: number, kind: string): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from orders where ${ofBuyer(sql, userId, kind)}`;
  return row!.total;
}

export async function setPayMethod(sql: Sql, idx: string, payMethod: PayMethod): Promise<void> {
  await sql`update orders set pay_method = ${payMethod} where idx = ${idx} and state = 'open'`;
}

/** Undefined when it is not open any more, or its time is over: whoever gets it may ask the provider to charge. */
export async function claimForApproval(sql: Sql, idx: string, now: Date): Promise<Order | undefined> {
  const [row] = await sql<Order[]>`
    update orders set state = 'approving', approving_at = ${now}, note = null
    where idx = ${idx} and state = 'open' and expires_at > ${now} returning ${columns(sql)}`;
  return row;
}

/** The order as it stands, paid; undefined when it is not in that state any more. */
export async function markPaid(
  sql: Sql,
  idx: string,
  from: 'open' | 'approving',
  tno: string | null,
  now: Date,
): Promise<Order | undefined> {
  const [row] = await sql<Order[]>`
    update orders set state = 'paid', tno = ${tno}, paid_at = ${now}, unanswered_at = null
    where idx = ${idx} and state = ${from} returning ${columns(sql)}`;
  return row;
}

/** It can be paid once more, until the end that it had: anybody may post a return that is refused. */
export async function reopen(sql: Sql, idx: string, { note, unansweredAt }: { note: string; unansweredAt: Date | null }): Promise<void> {
  await sql`
    update orders set state = 'open', note = ${note},
      unanswered_at = coalesce(${unansweredAt}, unanswered_at)
    where idx = ${idx} and state = 'approving'`;
}

/** Ended without a payment, though an approval may have arrived at the provider since. */
export async function listEndedUnanswered(sql: Sql, before: Date): Promise<Order[]> {
  return sql<Order[]>`
    select ${columns(sql)} from orders
    where unanswered_at is not null and state in ('expired', 'cancelled') and ended_at < ${before} order by ended_at limit 50`;
}

/** False when somebody else has done so: nothing of it is asked about any more. */
export async function forgetUnanswered(sql: Sql, idx: string): Promise<boolean> {
  const rows = await sql`update orders set unanswered_at = null where idx = ${idx} and unanswered_at is not null returning 1`;
  return rows.length === 1;
}

/** The order as it stands, ended; undefined when it was not in that state any more. */
export async function end(
  sql: Sql,
  idx: string,
  from: OrderState,
  to: 'expired' | 'cancelled',
  now: Date,
  note: string,
): Promise<Order | undefined> {
  const [row] = await sql<Order[]>`
    update orders set state = ${to}, ended_at = ${now}, note = ${note}
    where idx = ${idx} and state = ${from} returning ${columns(sql)}`;
  return row;
}

export async function listOverdue(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ idx: string }[]>`
    select idx from orders where state = 'open' and expires_at <= ${now} order by expires_at limit 200`;
  return rows.map(({ idx }) => idx);
}

export async function listStuck(sql: Sql, before: Date): Promise<Order[]> {
  return sql<Order[]>`
    select ${columns(sql)} from orders where state = 'approving' and approving_at < ${before} order by approving_at limit 50`;
}

export async function addRefund(sql: Sql, idx: string, { point, amount }: { point: number; amount: number }): Promise<void> {
  await sql`
    update orders set refunded_point = refunded_point + ${point}, refunded_amount = refunded_amount + ${amount} where idx = ${idx}`;
}

export type OrderDifference = { account: string; what: string; booked: number; standing: number };

/**
 * Orders that the ledger tells otherwise, and accounts of orders that are not there. On an order's account stands what
 * is taken and not yet given, while it is open or being approved; to it has come what was paid, and what came back for
 * a refund. What goes back at the provider is what was refunded. The first hundred.
 *
 * A full join, as a left one is done row by row where a planner takes a million accounts for two hundred.
 */
export async function listDifferences(sql: Sql): Promise<OrderDifference[]> {
  return sql<OrderDifference[]>`
    with accounts as (
      select account,
        sum(balance) filter (where unit = 'won') as won, sum(received) filter (where unit = 'won') as won_received,
        sum(balance) filter (where unit = 'point') as point, sum(received) filter (where unit = 'point') as point_received
      from ledger_balances where account like 'order:%' group by account
    ), cancelled as (select order_id, tno, sum(amount) as won from payment_cancels group by order_id, tno)
    select coalesce(a.account, 'order:' || o.idx) as account, what, booked::float8 as booked, standing::float8 as standing
    from (orders o left join cancelled c on c.order_id = o.id and c.tno = o.tno)
    full join accounts a on a.account = 'order:' || o.idx
    cross join lateral (values
      ('won', coalesce(a.won, 0), 0),
      ('point', coalesce(a.point, 0), case when state in ('open', 'approving') then o.point else 0 end),
      ('won, paid and come back', coalesce(a.won_received, 0),
        coalesce(case when paid_at is null then 0 else amount end + refunded_amount, 0)),
      ('point, paid and come back', coalesce(a.point_received, 0), coalesce(o.point + refunded_point, 0)),
      ('won, to go back at the provider', coalesce(c.won, 0), coalesce(refunded_amount, 0))
    ) held (what, booked, standing)
    where booked <> standing order by 1, what limit 100`;
}

/** The sum that was paid in money and not refunded, and what the provider's account says of it. */
export async function moneyPaid(sql: Sql): Promise<{ booked: number; standing: number }> {
  const [row] = await sql<{ booked: number; standing: number }[]>`
    select
      -coalesce((select balance from ledger_balances where account = 'provider:kcp' and unit = 'won'), 0)::float8 as booked,
      coalesce((select sum(amount - refunded_amount) from orders where paid_at is not null), 0)::float8 as standing`;
  return row!;
}

/** The sums that were earned with each kind of thing and not refunded, and what its account says of them. */
export async function listSalesDifferences(sql: Sql): Promise<{ account: string; unit: string; booked: number; standing: number }[]> {
  return sql`
    with paid as (
      select 'sales:' || kind as account, sum(amount - refunded_amount) as won, sum(point - refunded_point) as point
      from orders where paid_at is not null group by kind
    )
    select account, unit, balance::float8 as booked, coalesce(case unit when 'won' then won else point end, 0)::float8 as standing
    from ledger_balances left join paid using (account)
    where account like 'sales:%' and balance <> coalesce(case unit when 'won' then won else point end, 0) order by account`;
}
