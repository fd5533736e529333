import type { Sql } from '../../platform/database/database.ts';

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
  const [row] = await sql<[{ booked: number; standing: number }]>`
    select
      -coalesce((select balance from ledger_balances where account = 'provider:kcp' and unit = 'won'), 0)::float8 as booked,
      coalesce((select sum(amount - refunded_amount) from orders where paid_at is not null), 0)::float8 as standing`;
  return row;
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
