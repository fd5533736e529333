import { features as rows, type FeatureName } from '@petcare/features';
import type { Sql } from '../../../platform/database/database.ts';
import { together } from '../scope/filters.sql.ts';
import type { ListingKind } from '../../listings/index.ts';
import type { Counts } from './map.policy.ts';

/** The public listings to count; a property that is left out is not asked for. */
export type CountQuery = { kinds: readonly ListingKind[]; regionCodes?: readonly string[] | undefined; features: readonly FeatureName[] };
/** The number of listings with the features, and of those among them that are as asked. */
export type Share = { total: number; asked: number };

/** As `listing_features` gives them, beside the features. */
const BITS = { isPremium: 1 << 7, isOwned: 1 << 8 };

const maskOf = (features: readonly FeatureName[]) =>
  rows.reduce((mask, { name, bit }) => (features.includes(name) ? mask | (1 << bit) : mask), 0);

/** Rows of this many features say how many there are with whatever features. */
const WHATEVER = -1;

const counted = (sql: Sql, { kinds, regionCodes, features }: CountQuery, isSplit = false) => {
  const mask = maskOf(features);
  return sql`
    from listing_totals c where c.kind = any(${[...kinds]}::text[])
    ${together(sql, regionCodes ? [sql`and c.region_code = any(${[...regionCodes]}::text[])`] : [])}
    and ${mask || isSplit ? sql`c.features >= 0 and c.features & ${mask}::int = ${mask}::int` : sql`c.features = ${WHATEVER}`}`;
};

/** From the counters that every write keeps: exact, and as quick at any number of listings. */
export async function countPublic(
  sql: Sql,
  scope: CountQuery,
  { isPremium, isOwned }: { isPremium?: boolean | undefined; isOwned?: boolean | undefined } = {},
): Promise<Share> {
  const wanted = (isPremium ? BITS.isPremium : 0) | (isOwned ? BITS.isOwned : 0);
  const looked = (isPremium ? BITS.isPremium : 0) | (isOwned === undefined ? 0 : BITS.isOwned);
  const isSplit = looked > 0;
  const [row] = await sql<[Share]>`
    select coalesce(sum(c.count), 0)::int as total, coalesce(sum(c.count) ${isSplit ? sql`filter (where c.features & ${looked}::int = ${wanted}::int)` : sql``}, 0)::int as asked
    ${counted(sql, scope, isSplit)}`;
  return row;
}

/** Public listings of one sigungu. */
export type RegionCount = { regionCode: string } & Counts;

export async function countPublicByRegion(sql: Sql, scope: CountQuery): Promise<RegionCount[]> {
  const rows = await sql<{ regionCode: string; kind: ListingKind; count: number }[]>`
    select c.region_code, c.kind, sum(c.count)::int as count ${counted(sql, scope)} and c.region_code <> '' group by c.region_code, c.kind`;
  const regions = new Map<string, RegionCount>();
  for (const { regionCode, kind, count } of rows) {
    const region = regions.get(regionCode) ?? { regionCode, hospitalCount: 0, pharmacyCount: 0, companyCount: 0 };
    regions.set(regionCode, { ...region, [`${kind}Count`]: count });
  }
  return [...regions.values()].filter(({ hospitalCount, pharmacyCount, companyCount }) => hospitalCount + pharmacyCount + companyCount > 0);
}
