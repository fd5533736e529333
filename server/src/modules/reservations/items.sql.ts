import type { Sql } from '../../platform/database/database.ts';
import type { BookedItem } from './items.policy.ts';

/** `productId` and `optionId` are null once the business has gone or the option was taken away. */
export type ReservationItem = Omit<BookedItem, 'productId'> & { id: number; reservationId: number; productId: number | null };

export async function insertItems(sql: Sql, reservationId: number, items: readonly BookedItem[]): Promise<void> {
  if (items.length > 0) await sql`insert into reservation_items ${sql(items.map((item) => ({ reservationId, ...item })))}`;
}

/** In the order in which they were picked. */
export async function listItems(sql: Sql, reservationIds: readonly number[]): Promise<ReservationItem[]> {
  return sql<ReservationItem[]>`
    select id, reservation_id, purpose, product_id, product_name, option_id, option_name, price from reservation_items
    where reservation_id = any(${[...reservationIds]}) order by reservation_id, id`;
}
