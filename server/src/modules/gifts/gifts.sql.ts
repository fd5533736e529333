import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type GiftGroupRow = { id: number; name: string; price: number; image: string | null; stock: number };
export type GiftSort = 'recent' | 'priceLow' | 'priceHigh';

const orders = (sql: Sql) => ({
  recent: sql`created_at desc, id desc`,
  priceLow: sql`price, id`,
  priceHigh: sql`price desc, id`,
});

export async function listGroups(sql: Sql, page: Page, sort: GiftSort): Promise<GiftGroupRow[]> {
  return sql<GiftGroupRow[]>`
    select id, name, price, image, stock from gift_groups
    order by ${orders(sql)[sort]} limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countGroups(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from gift_groups`;
  return row!.total;
}

/** A group of the same name is left as it is. */
export async function insertGroup(sql: Sql, group: Omit<GiftGroupRow, 'id'>, now: Date): Promise<void> {
  await sql`insert into gift_groups ${sql({ ...group, createdAt: now })} on conflict (name) do nothing`;
}
