import type { Sql } from '../../platform/database/database.ts';

export type PassItem = { id: number; name: string; days: number; price: number };
export type Pass = {
  id: number;
  itemId: number;
  name: string;
  days: number;
  orderIdx: string;
  startsAt: string;
  endsAt: string;
  cancelledAt: string | null;
};
export type NewPass = { itemId: number; orderIdx: string; userId: number; startsAt: Date; endsAt: Date };

export async function listItems(sql: Sql): Promise<PassItem[]> {
  return sql<PassItem[]>`select id, name, days, price from pass_items where is_on_sale order by days, id`;
}

export async function findItem(sql: Sql, id: number): Promise<PassItem | undefined> {
  const [row] = await sql<PassItem[]>`select id, name, days, price from pass_items where id = ${id} and is_on_sale`;
  return row;
}

/** Of an item that may be off sale by now: who has paid for it gets it. */
export async function findDays(sql: Sql, itemId: number): Promise<number | undefined> {
  const [row] = await sql<{ days: number }[]>`select days from pass_items where id = ${itemId}`;
  return row?.days;
}

const insertedColumns = ['itemId', 'orderIdx', 'userId', 'startsAt', 'endsAt'] as const;

export async function insertPass(sql: Sql, pass: NewPass): Promise<void> {
  await sql`insert into passes ${sql(pass, ...insertedColumns)}`;
}

const columns = (sql: Sql) => sql`passes.id, item_id, name, days, order_idx, starts_at, ends_at, cancelled_at`;

/** The latest purchase that was not refunded. */
export async function findLatestPass(sql: Sql, userId: number): Promise<Pass | undefined> {
  const [row] = await sql<Pass[]>`
    select ${columns(sql)} from passes join pass_items on pass_items.id = item_id
    where user_id = ${userId} and cancelled_at is null order by passes.id desc limit 1`;
  return row;
}

export async function findPassOfOrder(sql: Sql, orderIdx: string): Promise<Pass | undefined> {
  const [row] = await sql<Pass[]>`
    select ${columns(sql)} from passes join pass_items on pass_items.id = item_id where order_idx = ${orderIdx}`;
  return row;
}

export async function cancelPass(sql: Sql, orderIdx: string, now: Date): Promise<boolean> {
  const rows = await sql`update passes set cancelled_at = ${now} where order_idx = ${orderIdx} and cancelled_at is null returning 1`;
  return rows.length === 1;
}

/** Paid orders without their pass, and passes of orders that are not paid. The first hundred. */
export async function listPassDifferences(sql: Sql): Promise<{ idx: string; booked: number; standing: number }[]> {
  return sql`
    select idx, (state = 'paid')::int as booked, (passes.id is not null)::int as standing
    from sold_orders left join passes on order_idx = idx and cancelled_at is null
    where kind = 'pass' and (state = 'paid') <> (passes.id is not null) order by idx limit 100`;
}
