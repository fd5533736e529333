import type { Sql } from '../../platform/database/database.ts';

/** `sold`: cards that orders hold or have. */
export type GiftOnShelf = { id: number; name: string; price: number; stock: number; sold: number; isOnSale: boolean };

export async function listAll(sql: Sql): Promise<GiftOnShelf[]> {
  return sql<GiftOnShelf[]>`
    select id, name, price, stock, stocked - stock as sold, is_on_sale from gift_groups order by is_on_sale desc, id`;
}

const insertedColumns = ['name', 'price', 'stock', 'stocked', 'createdAt'] as const;

/** Undefined where there is one of this name. */
export async function insertGoods(sql: Sql, goods: { name: string; price: number; stock: number }, now: Date): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into gift_groups ${sql({ ...goods, stocked: goods.stock, createdAt: now }, ...insertedColumns)}
    on conflict (name) do nothing returning id`;
  return row?.id;
}

/** Sets what is left to `stock`, whatever was sold until now. False without such a group. */
export async function updateGoods(
  sql: Sql,
  id: number,
  { price, stock }: { price: number | undefined; stock: number | undefined },
): Promise<boolean> {
  const rows = await sql`
    update gift_groups set price = coalesce(${price ?? null}::int, price),
      stocked = stocked + coalesce(${stock ?? null}::int, stock) - stock, stock = coalesce(${stock ?? null}::int, stock)
    where id = ${id} returning 1`;
  return rows.length === 1;
}

/** The address that it had before; undefined without such a group. */
export async function setImage(sql: Sql, id: number, image: string): Promise<{ before: string | null } | undefined> {
  const [row] = await sql<{ before: string | null }[]>`
    update gift_groups g set image = ${image} from (select id, image from gift_groups where id = ${id} for update) old
    where g.id = old.id returning old.image as before`;
  return row;
}

export async function setOnSale(sql: Sql, id: number, isOnSale: boolean): Promise<boolean> {
  const rows = await sql`update gift_groups set is_on_sale = ${isOnSale} where id = ${id} returning 1`;
  return rows.length === 1;
}
