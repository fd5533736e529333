import type { Sql } from '../../../platform/database/database.ts';
import { listingColumns, toListing, type ListingRow } from '../record/listings.sql.ts';
import type { Listing, ListingKind } from '../record/listing.ts';

export type LicensedListing = { id: number; ownerUserId: number | null };

/** The listing of this kind with this licence, locked until the transaction ends. */
export async function lockByLicence(sql: Sql, kind: ListingKind, licence: string): Promise<LicensedListing | undefined> {
  const [row] = await sql<LicensedListing[]>`
    select id, owner_user_id from businesses where kind = ${kind} and licence_number = ${licence} for update`;
  return row;
}

/** Locked until the transaction ends. */
export async function lockListing(sql: Sql, kind: ListingKind, id: number): Promise<Listing | undefined> {
  const [row] = await sql<ListingRow[]>`
    select ${listingColumns(sql)} from businesses b where b.id = ${id} and b.kind = ${kind} for update`;
  return row && toListing(row);
}

/** The ids of those that have nobody now. */
export async function releaseListings(sql: Sql, ownerUserId: number, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    update businesses set owner_user_id = null, updated_at = ${now} where owner_user_id = ${ownerUserId} returning id`;
  return rows.map(({ id }) => id);
}

export async function leaveListings(sql: Sql, ownerUserId: number, now: Date): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    update businesses set owner_user_id = null, allow_reservation = false, updated_at = ${now},
      closed_at = case when licence_number is null then coalesce(closed_at, ${now}) else closed_at end
    where owner_user_id = ${ownerUserId} returning id`;
  return rows.map(({ id }) => id);
}

/**
 * Approved and owned. A hospital that had nobody to answer is opened to reservations; its owner may close it again.
 * Throws a unique violation of `businesses_owner_key`.
 */
export async function giveListing(sql: Sql, id: number, ownerUserId: number, now: Date): Promise<void> {
  await sql`
    update businesses set owner_user_id = ${ownerUserId}, approval = 'approved', updated_at = ${now},
      allow_reservation = allow_reservation or (kind = 'hospital' and owner_user_id is null)
    where id = ${id}`;
}

/** Not public until approved; what is public already stays so. */
export async function setWaiting(sql: Sql, id: number, approval: 'pending' | 'rejected', now: Date): Promise<void> {
  await sql`
    update businesses set approval = ${approval}, updated_at = ${now} where id = ${id} and approval <> 'approved'`;
}

/** Deletes the listings that were made for a registration and never were public. */
export async function deleteUnapproved(sql: Sql, ownerUserId: number): Promise<void> {
  await sql`delete from businesses where owner_user_id = ${ownerUserId} and approval in ('pending', 'rejected')`;
}

export async function listNamesByOwners(sql: Sql, ownerUserIds: readonly number[]): Promise<Map<number, string>> {
  if (ownerUserIds.length === 0) return new Map();
  const rows = await sql<{ ownerUserId: number; name: string }[]>`
    select owner_user_id, name from businesses where is_public and owner_user_id = any(${[...ownerUserIds]}::bigint[])`;
  return new Map(rows.map(({ ownerUserId, name }) => [ownerUserId, name]));
}
