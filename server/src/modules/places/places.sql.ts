import type { Sql } from '../../platform/database/database.ts';
import type { HoursExceptions, WeeklyHours } from './opening-hours.policy.ts';
import { regionByCode } from './regions.ts';
import { stateOf, type ListingState } from './places.policy.ts';

export type PlaceKind = 'hospital' | 'pharmacy' | 'company';

/** The columns that an owner writes, as stored. */
export type ProfileColumns = {
  name: string;
  phone: string | null;
  email: string | null;
  homepage: string | null;
  blog: string | null;
  kakaoplus: string | null;
  postcode: string | null;
  regionCode: string | null;
  /** The whole line; the lot-number address where there is no road address. */
  address: string;
  jibunAddress: string | null;
  detailAddress: string | null;
  latitude: number | null;
  longitude: number | null;
  isPremium: boolean;
  is24: boolean;
  isBeautyParlor: boolean;
  isHotel: boolean;
  isStore: boolean;
  isKindergarten: boolean;
  hasParkingLot: boolean;
  guideParkingLot: string | null;
  allowReservation: boolean;
  doctors: string[];
  expertise: string | null;
  introduce: string | null;
  isUnion: boolean;
  uniqueness: string | null;
  /** Null when not known. */
  businessHours: WeeklyHours | null;
  /** Null when there is nothing of it. */
  hoursExceptions: HoursExceptions | null;
  businessHoursText: string | null;
  humu: string | null;
};

/** One listing, as every verb of this module gives it. */
export type Place = ProfileColumns & {
  id: number;
  kind: PlaceKind;
  licensedOn: string | null;
  ownerUserId: number | null;
  isPublic: boolean;
  state: ListingState;
  sido: string | null;
  sigungu: string | null;
  reviewScore: number | null;
  reviewKeyword: string | null;
  reviewCount: number;
  /** Kilometres from the position that was asked with. */
  distance: number | null;
  createdAt: string;
  updatedAt: string;
};

export type Row = Omit<Place, 'state' | 'sido' | 'sigungu'> & {
  approval: 'pending' | 'approved' | 'rejected';
  closedAt: string | null;
};

export const columns = (sql: Sql) => sql`
  b.id, b.kind, b.licensed_on, b.owner_user_id, b.is_public, b.approval, b.closed_at, b.name, b.phone, b.email,
  b.homepage, b.blog, b.kakaoplus, b.postcode, b.region_code, b.address, b.jibun_address, b.detail_address,
  b.latitude, b.longitude, b.is_premium, b.is24, b.is_beauty_parlor, b.is_hotel, b.is_store, b.is_kindergarten, b.has_parking_lot,
  b.guide_parking_lot, b.allow_reservation, b.doctors, b.expertise, b.introduce, b.is_union, b.uniqueness, b.business_hours, b.hours_exceptions,
  b.business_hours_text, b.humu, b.review_score::float8, b.review_keyword, b.review_count, b.created_at, b.updated_at`;

/** The row itself, since a copy of that many columns costs more than reading them. */
export function toPlace(row: Row): Place {
  const region = row.regionCode ? regionByCode.get(row.regionCode) : undefined;
  return Object.assign(row, {
    state: stateOf(row),
    sido: region?.sido ?? null,
    sigungu: region?.sigungu ?? null,
    distance: row.distance ?? null,
  });
}

export async function findPlace(sql: Sql, kind: PlaceKind, id: number): Promise<Place | undefined> {
  const [row] = await sql<Row[]>`select ${columns(sql)} from businesses b where b.id = ${id} and b.kind = ${kind}`;
  return row && toPlace(row);
}

export async function findPlaceOfOwner(sql: Sql, kind: PlaceKind, userId: number): Promise<Place | undefined> {
  const [row] = await sql<Row[]>`
    select ${columns(sql)} from businesses b where b.owner_user_id = ${userId} and b.kind = ${kind}`;
  return row && toPlace(row);
}

export async function listPlaces(sql: Sql, ids: number[]): Promise<Place[]> {
  const rows = await sql<Row[]>`select ${columns(sql)} from businesses b where b.id = any(${ids})`;
  return rows.map(toPlace);
}

/** The public ones of these, none of which is deleted before the transaction ends. */
export async function lockPublicPlaces(sql: Sql, ids: number[]): Promise<Pick<Place, 'id' | 'kind' | 'ownerUserId'>[]> {
  return sql<
    Pick<Place, 'id' | 'kind' | 'ownerUserId'>[]
  >`select id, kind, owner_user_id from businesses where id = any(${ids}) and is_public for key share`;
}

export type Picture = { id: number; businessId: number; filepath: string };

export async function listPictures(sql: Sql, businessIds: number[]): Promise<Picture[]> {
  return sql<Picture[]>`
    select id, business_id, filepath from business_pictures
    where business_id = any(${businessIds}) order by business_id, position`;
}

export async function replacePictures(sql: Sql, businessId: number, filepaths: string[]): Promise<void> {
  await sql`delete from business_pictures where business_id = ${businessId}`;
  const rows = filepaths.map((filepath, position) => ({ businessId, position, filepath }));
  if (rows.length > 0) await sql`insert into business_pictures ${sql(rows)}`;
}
