import type { Sql } from '../../platform/database/database.ts';
import type { Bounds } from './regions.ts';
import type { Counts } from './map.policy.ts';
import type { PlaceKind } from './places.sql.ts';
import { noFilters, withFilters, type Filters } from './filters.sql.ts';

export type Pin = {
  id: number;
  name: string;
  /** The whole line. */
  address: string;
  latitude: number;
  longitude: number;
  is24: boolean;
  isBeautyParlor: boolean;
  isHotel: boolean;
  isStore: boolean;
  isKindergarten: boolean;
  hasParkingLot: boolean;
  reviewScore: number | null;
  reviewCount: number;
};

/** Public listings of one sigungu. */
export type RegionCount = { regionCode: string } & Counts;

export const inside = (sql: Sql, { south, west, north, east }: Bounds) => sql`
  point(b.longitude * 0.8, b.latitude)
    <@ box(point(${west}::float8 * 0.8, ${south}::float8), point(${east}::float8 * 0.8, ${north}::float8))`;

const listings = (sql: Sql, kind: PlaceKind, bounds: Bounds, filters: Filters) => sql`
  from businesses b where b.is_public and b.kind = ${kind} and ${inside(sql, bounds)}
  ${withFilters(sql, filters)}`;

export async function countPins(sql: Sql, kind: PlaceKind, bounds: Bounds, filters: Filters): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total ${listings(sql, kind, bounds, filters)}`;
  return row!.total;
}

export async function listPins(sql: Sql, kind: PlaceKind, bounds: Bounds, filters: Filters, limit: number): Promise<Pin[]> {
  return sql<Pin[]>`
    select b.id, b.name, b.address, b.latitude, b.longitude, b.is24, b.is_beauty_parlor, b.is_hotel, b.is_store,
      b.is_kindergarten, b.has_parking_lot, b.review_score::float8, b.review_count
    ${listings(sql, kind, bounds, filters)} order by b.id limit ${limit}`;
}

/** Those of these kinds that pass, by sigungu; with bounds, only what lies inside them. */
export async function countByRegion(sql: Sql, kinds: readonly PlaceKind[], bounds?: Bounds, filters: Filters = noFilters): Promise<RegionCount[]> {
  return sql<RegionCount[]>`
    select b.region_code,
      count(*) filter (where b.kind = 'hospital') as hospital_count,
      count(*) filter (where b.kind = 'pharmacy') as pharmacy_count,
      count(*) filter (where b.kind = 'company') as company_count
    from businesses b
    where b.is_public and b.kind = any(${kinds as PlaceKind[]}) and b.region_code is not null
      ${bounds ? sql`and ${inside(sql, bounds)}` : sql``}
      ${withFilters(sql, filters)}
    group by b.region_code`;
}
