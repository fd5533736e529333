import type { Sql } from '../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import type { RefundState } from './cancels.policy.ts';
import type { PayMethod } from './order.ts';

/** `won` stands in the column `amount`. */
type NewCancel = { orderId: number; tno: string; won: number; remaining: number; reason: string; createdAt: Date };
/** `tries`: how often it had been tried before. */
export type Cancel = {
  id: number;
  tno: string;
  won: number;
  remaining: number;
  reason: string;
  state: RefundState;
  tries: number;
  idx: string;
  payMethod: PayMethod | null;
};
export type OpenCancel = {
  idx: string;
  title: string;
  won: number;
  state: RefundState;
  reason: string;
  /** The provider's last word; null when it has not been asked, or has not answered. */
  refusal: string | null;
  tries: number;
  createdAt: string;
  nextAt: string | null;
};

export async function insertCancel(sql: Sql, cancel: NewCancel): Promise<void> {
  const { orderId, tno, won, remaining, reason, createdAt } = cancel;
  await sql`insert into payment_cancels ${sql({ orderId, tno, amount: won, remaining, reason, createdAt, nextAt: createdAt })}`;
}

/** The next one that is due, the oldest of its order; nobody else gets it before `until`. */
export async function claimCancel(sql: Sql, now: Date, until: Date): Promise<Cancel | undefined> {
  const [row] = await sql<Cancel[]>`
    with due as materialized (
      select w.id, o.idx, o.pay_method from payment_cancels w join orders o on o.id = w.order_id
      where w.next_at <= ${now} and not sending_is_held()
        and not exists (select 1 from payment_cancels e where e.order_id = w.order_id and e.state <> 'done' and e.id < w.id)
      order by w.next_at, w.id limit 1 for update of w skip locked
    )
    update payment_cancels c set next_at = ${until}, tries = c.tries + 1 from due
    where c.id = due.id
    returning c.id, c.tno, c.amount as won, c.remaining, c.reason, c.state, c.tries - 1 as tries, due.idx, due.pay_method`;
  return row;
}

export async function settleCancel(
  sql: Sql,
  id: number,
  outcome: { state: RefundState; doneAt: Date | null; nextAt: Date | null; detail: string | null },
): Promise<void> {
  await sql`update payment_cancels set ${sql(outcome, 'state', 'doneAt', 'nextAt', 'detail')} where id = ${id} and state <> 'done'`;
}

/** The number of refunds that will be asked for, and how long ago the first of them should have been. */
export async function selectWaitingRefunds(sql: Sql, now: Date): Promise<{ count: number; lateSeconds: number }> {
  const [row] = await sql<[{ count: number; lateSeconds: number | null }]>`
    select count(*) as count, greatest(0, extract(epoch from ${now}::timestamptz - min(next_at)))::float8 as late_seconds
    from payment_cancels where next_at is not null`;
  return { count: row.count, lateSeconds: row.lateSeconds ?? 0 };
}

/** Money that is not back yet, oldest first; the first hundred. */
export async function listOpenCancels(sql: Sql, page: Page): Promise<ListedPage<OpenCancel>> {
  const rows = () => sql`
    select o.idx, o.title, c.amount as won, c.state, c.reason, c.detail as refusal, c.tries, c.created_at, c.next_at
    from payment_cancels c join orders o on o.id = c.order_id
    where c.state <> 'done' order by c.id`;
  return pageOfRows<OpenCancel>(sql, rows, page);
}

/** Of an order, what was refused or given up is asked for anew. How many. */
export async function askAgain(sql: Sql, idx: string, now: Date): Promise<number> {
  const rows = await sql`
    update payment_cancels set state = 'asked', tries = 0, next_at = ${now}
    where order_id = (select id from orders where idx = ${idx}) and state in ('refused', 'given_up') returning 1`;
  return rows.length;
}

/** Of an order, what was given up has been given back in another way. How many. */
export async function closeByHand(sql: Sql, idx: string, { now, detail }: { now: Date; detail: string }): Promise<number> {
  const rows = await sql`
    update payment_cancels set state = 'done', done_at = ${now}, next_at = null, detail = ${detail}
    where order_id = (select id from orders where idx = ${idx}) and state = 'given_up' returning 1`;
  return rows.length;
}
