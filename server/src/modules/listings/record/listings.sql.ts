import { featureNames } from '@petcare/features';
import type { Sql } from '../../../platform/database/database.ts';
import { regionByCode } from '../../regions/index.ts';
import type { Listing, ListingKind } from './listing.ts';
import { stateOf, type Approval } from './listing.policy.ts';

/** A row of `businesses` as `listingColumns` reads it. */
export type ListingRow = Omit<Listing, 'state' | 'sido' | 'sigungu'> & {
  approval: Approval;
  closedAt: string | null;
};

export const listingColumns = (sql: Sql) => sql`
  b.id, b.kind, b.licensed_on, b.owner_user_id, b.is_public, b.approval, b.closed_at, b.name, b.phone, b.email,
  b.homepage, b.blog, b.kakaoplus, b.postcode, b.region_code, b.address, b.jibun_address, b.detail_address,
  b.latitude, b.longitude, b.is_premium, ${featureColumns(sql)},
  b.guide_parking_lot, b.doctors, b.expertise, b.introduce, b.is_union, b.uniqueness, b.business_hours, b.hours_exceptions,
  b.business_hours_text, b.humu, b.gubun, b.size, b.review_score::float8, b.review_keyword, b.review_count, b.created_at, b.updated_at`;

/** The features of `b`, as their columns are called. */
export const featureColumns = (sql: Sql) => sql(featureNames.map((name) => `b.${name}`));

/** The row itself, since a copy of that many columns costs more than reading them. */
export function toListing(row: ListingRow): Listing {
  const region = row.regionCode ? regionByCode.get(row.regionCode) : undefined;
  return Object.assign(row, {
    state: stateOf(row),
    sido: region?.sido ?? null,
    sigungu: region?.sigungu ?? null,
    distance: row.distance ?? null,
  });
}

export async function findListing(sql: Sql, kind: ListingKind, id: number): Promise<Listing | undefined> {
  const [row] = await sql<ListingRow[]>`select ${listingColumns(sql)} from businesses b where b.id = ${id} and b.kind = ${kind}`;
  return row && toListing(row);
}

export async function findListingOfOwner(sql: Sql, kind: ListingKind, userId: number): Promise<Listing | undefined> {
  const [row] = await sql<ListingRow[]>`
    select ${listingColumns(sql)} from businesses b where b.owner_user_id = ${userId} and b.kind = ${kind}`;
  return row && toListing(row);
}

export async function listListings(sql: Sql, ids: number[]): Promise<Listing[]> {
  const rows = await sql<ListingRow[]>`select ${listingColumns(sql)} from businesses b where b.id = any(${ids})`;
  return rows.map(toListing);
}

/** The public ones of these, none of which is deleted before the transaction ends. */
export async function lockPublicListings(sql: Sql, ids: number[]): Promise<Pick<Listing, 'id' | 'kind' | 'ownerUserId'>[]> {
  return sql<
    Pick<Listing, 'id' | 'kind' | 'ownerUserId'>[]
  >`select id, kind, owner_user_id from businesses where id = any(${ids}) and is_public for key share`;
}
