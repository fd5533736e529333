import type { Sql } from '../../platform/database/database.ts';
import type { RefundState } from '../payments/index.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type GiftGroupRow = { id: number; name: string; price: number; image: string | null; stock: number };
export type GiftSort = 'recent' | 'priceLow' | 'priceHigh';
export type GiftRow = {
  id: number;
  groupId: number;
  name: string;
  price: number;
  image: string | null;
  orderIdx: string;
  code: string;
  boughtAt: string;
  expiresAt: string;
  usedAt: string | null;
  cancelledAt: string | null;
  /** Of the money that was paid for it; null when none has to go back. */
  refundState: RefundState | null;
};
export type NewGift = Omit<GiftRow, 'id' | 'name' | 'image' | 'boughtAt' | 'expiresAt' | 'usedAt' | 'cancelledAt' | 'refundState'> & {
  userId: number;
  boughtAt: Date;
  expiresAt: Date;
};

const orders = (sql: Sql) => ({
  recent: sql`created_at desc, id desc`,
  priceLow: sql`price, id`,
  priceHigh: sql`price desc, id`,
});

export async function listGroups(sql: Sql, page: Page, sort: GiftSort): Promise<GiftGroupRow[]> {
  return sql<GiftGroupRow[]>`
    select id, name, price, image, stock from gift_groups
    where is_on_sale order by ${orders(sql)[sort]} limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countGroups(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from gift_groups where is_on_sale`;
  return row!.total;
}

export async function findGroup(sql: Sql, id: number): Promise<GiftGroupRow | undefined> {
  const [row] = await sql<GiftGroupRow[]>`select id, name, price, image, stock from gift_groups where id = ${id} and is_on_sale`;
  return row;
}

const insertedGiftGroupsColumns = ['price', 'name', 'image', 'stock', 'stocked', 'createdAt'] as const;

/** A group of the same name is left as it is. */
export async function insertGroup(sql: Sql, group: Omit<GiftGroupRow, 'id'>, now: Date): Promise<void> {
  await sql`
    insert into gift_groups ${sql({ ...group, stocked: group.stock, createdAt: now }, ...insertedGiftGroupsColumns)}
    on conflict (name) do nothing`;
}

/** Holds one card for an order; undefined when none is left. The row's lock makes racing buyers queue up. */
export async function takeFromStock(sql: Sql, id: number): Promise<GiftGroupRow | undefined> {
  const [row] = await sql<GiftGroupRow[]>`
    update gift_groups set stock = stock - 1 where id = ${id} and stock > 0 and is_on_sale returning id, name, price, image, stock`;
  return row;
}

export async function returnToStock(sql: Sql, id: number): Promise<void> {
  await sql`update gift_groups set stock = stock + 1 where id = ${id}`;
}

const insertedGiftsColumns = ['price', 'groupId', 'orderIdx', 'code', 'userId', 'boughtAt', 'expiresAt'] as const;

export async function insertGift(sql: Sql, gift: NewGift): Promise<void> {
  await sql`insert into gifts ${sql(gift, ...insertedGiftsColumns)}`;
}

const giftColumns = (sql: Sql) => sql`
  gifts.id, group_id, name, gifts.price, image, order_idx, code, bought_at, expires_at, used_at, cancelled_at,
  (select refund_state from sold_orders where idx = order_idx) as refund_state`;

export async function findGiftOfOrder(sql: Sql, orderIdx: string): Promise<GiftRow | undefined> {
  const [row] = await sql<GiftRow[]>`
    select ${giftColumns(sql)} from gifts join gift_groups on gift_groups.id = group_id where order_idx = ${orderIdx}`;
  return row;
}

export async function listGifts(sql: Sql, userId: number, page: Page): Promise<GiftRow[]> {
  return sql<GiftRow[]>`
    select ${giftColumns(sql)} from gifts join gift_groups on gift_groups.id = group_id
    where user_id = ${userId} order by gifts.id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countGifts(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from gifts where user_id = ${userId}`;
  return row!.total;
}

/** False when it was used, or taken back before. */
export async function cancelGift(sql: Sql, orderIdx: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update gifts set cancelled_at = ${now} where order_idx = ${orderIdx} and used_at is null and cancelled_at is null returning 1`;
  return rows.length === 1;
}

/** Orders of a person's cards that can still be used and for which points were paid, the last one first. */
export async function listUnusedOrders(sql: Sql, userId: number, now: Date): Promise<string[]> {
  const rows = await sql<{ orderIdx: string }[]>`
    select order_idx from gifts join sold_orders on idx = order_idx
    where user_id = ${userId} and used_at is null and cancelled_at is null and expires_at > ${now} and point_left > 0
    order by gifts.id desc`;
  return rows.map(({ orderIdx }) => orderIdx);
}

/** A used one or one that was taken back as well. */
export async function findGiftByCode(sql: Sql, code: string): Promise<GiftRow | undefined> {
  const [row] = await sql<GiftRow[]>`
    select ${giftColumns(sql)} from gifts join gift_groups on gift_groups.id = group_id where code = ${code}`;
  return row;
}

/** False when there is none of this code that can be used. */
export async function useGift(sql: Sql, code: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update gifts set used_at = ${now}
    where code = ${code} and used_at is null and cancelled_at is null and expires_at > ${now} returning 1`;
  return rows.length === 1;
}

/** Groups of which what is left and what orders hold or have is not what was put on sale. The first hundred. */
export async function listStockDifferences(sql: Sql): Promise<{ name: string; booked: number; standing: number }[]> {
  return sql`
    select name, (stocked - sold)::float8 as booked, stock::float8 as standing
    from gift_groups cross join lateral (
      select count(*) as sold from sold_orders where kind = 'gift' and subject_id = gift_groups.id and state in ('open', 'approving', 'paid')
    ) held
    where stocked - sold <> stock order by gift_groups.id limit 100`;
}

/** Paid orders without their card, and cards of orders that are not paid. The first hundred. */
export async function listCardDifferences(sql: Sql): Promise<{ idx: string; booked: number; standing: number }[]> {
  return sql`
    select idx, (state = 'paid')::int as booked, (gifts.id is not null)::int as standing
    from sold_orders left join gifts on order_idx = idx and cancelled_at is null
    where kind = 'gift' and (state = 'paid') <> (gifts.id is not null) order by idx limit 100`;
}
