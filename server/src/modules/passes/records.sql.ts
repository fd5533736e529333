import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { OpenedBy } from './records.policy.ts';

export type Purchase = { receiptId: number; orderIdx: string; boughtAt: string };
/** As it reads masked: what was opened by a pass is closed again once the pass has ended. */
export type Opening = {
  id: number;
  receiptId: number;
  openedBy: OpenedBy;
  hospital: string;
  location: string;
  month: string;
  openedAt: string;
};
export type NewOpening = Omit<Opening, 'id' | 'openedAt'> & { userId: number; day: string; openedAt: Date };

const purchaseColumns = (sql: Sql) => sql`receipt_id, order_idx, bought_at`;

/** False when this person has bought this record already, be it a moment ago in another tab. */
export async function insertPurchase(
  sql: Sql,
  purchase: { receiptId: number; orderIdx: string; userId: number; boughtAt: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into receipt_purchases ${sql(purchase, 'receiptId', 'orderIdx', 'userId', 'boughtAt')}
    on conflict do nothing returning 1`;
  return rows.length === 1;
}

export async function findPurchase(sql: Sql, userId: number, receiptId: number): Promise<Purchase | undefined> {
  const [row] = await sql<Purchase[]>`
    select ${purchaseColumns(sql)} from receipt_purchases
    where user_id = ${userId} and receipt_id = ${receiptId} and cancelled_at is null`;
  return row;
}

export async function cancelPurchase(sql: Sql, orderIdx: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update receipt_purchases set cancelled_at = ${now} where order_idx = ${orderIdx} and cancelled_at is null returning 1`;
  return rows.length === 1;
}

const insertedColumns = ['hospital', 'receiptId', 'openedBy', 'location', 'month', 'userId', 'day', 'openedAt'] as const;

/** Of one day once, however often it is looked at. */
export async function insertOpening(sql: Sql, opening: NewOpening): Promise<void> {
  await sql`insert into receipt_openings ${sql(opening, ...insertedColumns)} on conflict (user_id, receipt_id, day) do nothing`;
}

export async function listOpenings(sql: Sql, userId: number, page: Page): Promise<Opening[]> {
  return sql<Opening[]>`
    select id, receipt_id, opened_by, hospital, location, month, opened_at from receipt_openings
    where user_id = ${userId} order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countOpenings(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from receipt_openings where user_id = ${userId}`;
  return row!.total;
}

/** Paid orders without their record, and records of orders that are not paid. The first hundred. */
export async function listPurchaseDifferences(sql: Sql): Promise<{ idx: string; booked: number; standing: number }[]> {
  return sql`
    select idx, (state = 'paid')::int as booked, (receipt_purchases.id is not null)::int as standing
    from sold_orders left join receipt_purchases on order_idx = idx and cancelled_at is null
    where kind = 'receipt' and (state = 'paid') <> (receipt_purchases.id is not null) order by idx limit 100`;
}
