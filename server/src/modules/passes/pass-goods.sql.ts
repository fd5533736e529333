import type { Sql } from '../../platform/database/database.ts';
import type { PassItem } from './passes.sql.ts';

export type PassOnShelf = PassItem & { isOnSale: boolean };

export async function listAll(sql: Sql): Promise<PassOnShelf[]> {
  return sql<PassOnShelf[]>`select id, name, days, price, is_on_sale from pass_items order by is_on_sale desc, days, id`;
}

/** Undefined where there is one of this name. */
export async function insertItem(sql: Sql, item: Omit<PassItem, 'id'>): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into pass_items ${sql(item, 'price', 'name', 'days')} on conflict (name) do nothing returning id`;
  return row?.id;
}

export async function setPrice(sql: Sql, id: number, price: number): Promise<boolean> {
  const rows = await sql`update pass_items set price = ${price} where id = ${id} returning 1`;
  return rows.length === 1;
}

export async function setOnSale(sql: Sql, id: number, isOnSale: boolean): Promise<boolean> {
  const rows = await sql`update pass_items set is_on_sale = ${isOnSale} where id = ${id} returning 1`;
  return rows.length === 1;
}
