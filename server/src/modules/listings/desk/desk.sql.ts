import type { Sql } from '../../../platform/database/database.ts';
import { pageOfRows, type ListedPage } from '../../../platform/database/page-of-rows.ts';
import type { Page } from '../../../platform/paging.ts';
import type { ListingKind } from '../record/listing.ts';
import type { Approval } from '../record/listing.policy.ts';

/** A listing as operators see it. */
export type ListedListing = {
  id: number;
  kind: ListingKind;
  name: string;
  address: string;
  phone: string | null;
  licenceNumber: string | null;
  ownerUserId: number | null;
  approval: Approval;
  closedAt: string | null;
  isPublic: boolean;
  isPremium: boolean;
  reviewCount: number;
  createdAt: string;
};

const columns = (sql: Sql) => sql`
  id, kind, name, address, phone, licence_number, owner_user_id, approval, closed_at, is_public, is_premium, review_count, created_at`;

export type DeskSearch = { text?: string | undefined; kind?: ListingKind | undefined; approval?: Approval | undefined };

/** By a number, a licence, or words of the name or the address; the newest first. */
export async function findListings(sql: Sql, { text = '', kind, approval }: DeskSearch, page: Page): Promise<ListedPage<ListedListing>> {
  const words = text.split(/\s+/u).filter(Boolean);
  const said = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const isNumber = /^\d{1,15}$/.test(text);
  const rows = () => sql`
    select ${columns(sql)} from businesses
    where ${kind === undefined ? sql`true` : sql`kind = ${kind}`} and ${approval === undefined ? sql`true` : sql`approval = ${approval}`}
      and (${words.length === 0} or licence_number = ${text} or ${isNumber ? sql`id = ${Number(text)}` : sql`false`}
        or (name || ' ' || address) ilike all (${said}))
    order by id desc`;
  return pageOfRows<ListedListing>(sql, rows, page);
}

export async function findListing(sql: Sql, id: number): Promise<ListedListing | undefined> {
  const [row] = await sql<ListedListing[]>`select ${columns(sql)} from businesses where id = ${id}`;
  return row;
}

/** Its name and owner, where it was `from` and is `to` now. */
export async function changeApproval(
  sql: Sql,
  id: number,
  { from, to, now }: { from: Approval; to: Approval; now: Date },
): Promise<{ name: string; ownerUserId: number | null } | undefined> {
  const [row] = await sql<{ name: string; ownerUserId: number | null }[]>`
    update businesses set approval = ${to}, updated_at = ${now} where id = ${id} and approval = ${from} returning name, owner_user_id`;
  return row;
}
