import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { ListingKind } from '../listings/index.ts';
import type { Mark } from './favourites.policy.ts';

export type MarkRow = { businessId: number; markedAt: string };

/** Changes of one person's favourites come one after another until the transaction ends. */
export async function lockFavouritesOf(sql: Sql, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('favourites', ${userId}))`;
}

const ofKind = (sql: Sql, kind: ListingKind | null) => (kind === null ? sql`` : sql`and h.kind = ${kind}`);

export async function listMarks(sql: Sql, userId: number, kind: ListingKind | null, page: Page): Promise<MarkRow[]> {
  return sql<MarkRow[]>`
    select f.business_id, f.marked_at from favourites f join listing_heads h on h.id = f.business_id
    where f.user_id = ${userId} and h.is_public ${ofKind(sql, kind)}
    order by f.marked_at desc, f.business_id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countPublicMarks(sql: Sql, userId: number, kind: ListingKind | null): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from favourites f join listing_heads h on h.id = f.business_id
    where f.user_id = ${userId} and h.is_public ${ofKind(sql, kind)}`;
  return row!.total;
}

/** Those that show in no list as well: they are a person's favourites. */
export async function countMarks(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from favourites where user_id = ${userId}`;
  return row!.total;
}

export async function listMarked(sql: Sql, userId: number, businessIds: readonly number[]): Promise<number[]> {
  const rows = await sql<{ businessId: number }[]>`
    select business_id from favourites where user_id = ${userId} and business_id = any(${[...businessIds]})`;
  return rows.map(({ businessId }) => businessId);
}

export async function insertMarks(sql: Sql, userId: number, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  const rows = marks.map((mark) => ({ userId, ...mark }));
  await sql`insert into favourites ${sql(rows, 'userId', 'businessId', 'markedAt')} on conflict do nothing`;
}

export async function deleteMark(sql: Sql, userId: number, businessId: number): Promise<void> {
  await sql`delete from favourites where user_id = ${userId} and business_id = ${businessId}`;
}

export async function deleteMarksOf(sql: Sql, userId: number): Promise<void> {
  await sql`delete from favourites where user_id = ${userId}`;
}
