import type { Sql } from '../../platform/database/database.ts';
import type { OptionColumns } from './products.policy.ts';
import type { Product } from './products.sql.ts';

export type WrittenOption = OptionColumns & { id: number | null };

/** The kind of the viewer's own listing, where it can offer anything. */
export async function findOwnKind(sql: Sql, ownerUserId: number): Promise<'hospital' | 'company' | undefined> {
  const [row] = await sql<{ kind: 'hospital' | 'company' }[]>`
    select kind from listing_heads where owner_user_id = ${ownerUserId} and kind in ('hospital', 'company')`;
  return row?.kind;
}

export async function writePictures(sql: Sql, id: number, pictures: readonly string[]): Promise<void> {
  await sql`update products set pictures = ${[...pictures]}::text[], product_image = (${[...pictures]}::text[])[1] where id = ${id}`;
}

export async function writeShown(sql: Sql, id: number, isShown: boolean, now: Date): Promise<void> {
  await sql`update products set is_shown = ${isShown}, updated_at = ${now} where id = ${id}`;
}

/** These options in this order and no others; those that were there keep their ids, for what refers to them. */
export async function writeOptions(sql: Sql, productId: number, options: readonly WrittenOption[]): Promise<void> {
  const kept = options.flatMap(({ id }) => id ?? []);
  await sql`delete from product_options where product_id = ${productId} and id <> all(${kept}::bigint[])`;
  for (const [index, { id, name, additionalPrice }] of options.entries()) {
    const position = index + 1;
    const changed = await sql`
      update product_options set name = ${name}, additional_price = ${additionalPrice}, position = ${position}
      where id = ${id}::bigint and product_id = ${productId} returning id`;
    if (changed.length === 0) await sql`insert into product_options ${sql({ productId, name, additionalPrice, position })}`;
  }
}

/** The ids of what a business offers of one sort, in its order. */
export async function listOrder(sql: Sql, businessId: number, type: Product['productType']): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from products where business_id = ${businessId} and retired_at is null and product_type = ${type} order by position, id`;
  return rows.map(({ id }) => id);
}

export async function writeOrder(sql: Sql, businessId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update products p set position = placed.at from unnest(${[...ids]}::bigint[]) with ordinality as placed (id, at)
    where p.id = placed.id and p.business_id = ${businessId}`;
}
