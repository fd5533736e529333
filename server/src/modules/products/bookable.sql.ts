import type { Sql } from '../../platform/database/database.ts';
import type { Option } from './products.sql.ts';

/** Goods are bought, not booked. */
const bookableTypes = ['medical', 'service', 'reservation'] as const;

/** A product as a reservation takes it; a treatment by its name in the tree. */
export type BookableProduct = {
  id: number;
  productType: (typeof bookableTypes)[number];
  name: string;
  price: number;
  options: Option[];
};

/** Locked against changes of price until the transaction ends. */
export async function takeForBooking(sql: Sql, businessId: number, ids: readonly number[]): Promise<BookableProduct[]> {
  const locked = await sql<{ id: number }[]>`
    select id from products
    where id = any(${[...ids]}) and business_id = ${businessId} and retired_at is null and is_shown and product_type = any(${[...bookableTypes]})
    order by id for no key update`;
  const found = locked.map(({ id }) => id);
  if (found.length === 0) return [];
  await sql`update products set was_booked = true where id = any(${found}) and not was_booked`;
  // After the locks: what was changed while they were waited for is seen.
  return sql<BookableProduct[]>`
    select p.id, p.product_type, p.price,
      coalesce(p.name, case when middle.parent_id is null then m.name else concat_ws(' ', middle.name, m.name) end) as name,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'additionalPrice', o.additional_price) order by o.position, o.id)
        from product_options o where o.product_id = p.id), '[]') as options
    from products p left join treatments m on m.id = p.medical_id left join treatments middle on middle.id = m.parent_id
    where p.id = any(${found})`;
}
