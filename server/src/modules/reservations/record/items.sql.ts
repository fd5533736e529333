import type { Sql } from '../../../platform/database/database.ts';
import type { BookedItem } from './price.policy.ts';

/** `productId` and `optionId` are null once the business has gone or the option was taken away. */
export type ReservationItem = Omit<BookedItem, 'productId'> & { id: number; reservationId: number; productId: number | null };

const insertedColumns = ['purpose', 'productId', 'productName', 'optionId', 'optionName', 'nights', 'price', 'reservationId'] as const;

/** As they are kept, in the same order. */
export async function insertItems(sql: Sql, reservationId: number, items: readonly BookedItem[]): Promise<ReservationItem[]> {
  if (items.length === 0) return [];
  return sql<ReservationItem[]>`
    insert into reservation_items ${sql(
      items.map((item) => ({ reservationId, ...item })),
      ...insertedColumns,
    )} returning ${columns(sql)}`;
}

const columns = (sql: Sql) => sql`id, reservation_id, purpose, product_id, product_name, option_id, option_name, nights, price`;

/** In the order in which they were picked. */
export async function listItems(sql: Sql, reservationIds: readonly number[]): Promise<ReservationItem[]> {
  return sql<ReservationItem[]>`
    select ${columns(sql)} from reservation_items
    where reservation_id = any(${[...reservationIds]}) order by reservation_id, id`;
}
