import { featureNames, type FeatureFlags } from '@petcare/features';
import type { Sql } from '../../../platform/database/database.ts';
import type { RegionCount } from './counters.sql.ts';
import { withFilters } from '../scope/filters.sql.ts';
import type { Filters } from '../scope/filters.policy.ts';
import { inside } from '../scope/order.sql.ts';
import type { Listing, ListingKind } from '../../listings/index.ts';
import type { Bounds } from '../../regions/index.ts';
import type { Lookup } from '../text/search-keys.policy.ts';

export type Pin = FeatureFlags & {
  id: number;
  name: string;
  /** The whole line. */
  address: string;
  latitude: number;
  longitude: number;
  reviewScore: number | null;
  reviewCount: number;
} & Pick<Listing, 'businessHours' | 'hoursExceptions'>;

/** So many are looked at in a box, whatever passes the filters: nobody sees more pins than a few hundred of them. */
const MOST_READ = 20_000;

/** At most so many of them, in no particular order; of those with the keys, where there are any. */
export async function listPins(
  sql: Sql,
  kind: ListingKind,
  bounds: Bounds,
  filters: Filters,
  { keys, limit }: { keys: Lookup | null; limit: number },
): Promise<Pin[]> {
  const boxed = sql`b.is_public and b.kind = ${kind} and ${inside(sql, kind, bounds)}`;
  const read = keys
    ? sql`select b.* from search_candidates(${keys.every}::text[], ${keys.some}::text[], ${MOST_READ}) tuple join searched_listings b on b.row_id = tuple offset 0`
    : sql`select b.* from searched_listings b where ${boxed} limit ${MOST_READ}`;
  return sql<Pin[]>`
    select b.id, b.name, b.address, b.latitude, b.longitude, ${sql(featureNames.map((name) => `b.${name}`))}, b.business_hours, b.hours_exceptions,
      b.review_score::float8, b.review_count
    from (${read}) b where ${boxed} ${withFilters(sql, filters)} limit ${limit}`;
}

/** Of each kind among the first so many: what is open changes by the minute, so nothing counts it beforehand. */
export async function countOpenByRegion(sql: Sql, kinds: readonly ListingKind[], filters: Filters): Promise<RegionCount[]> {
  const of = (kind: ListingKind) => sql`count(*) filter (where b.kind = ${kind}) as ${sql(`${kind}Count`)}`;
  return sql<RegionCount[]>`
    select b.region_code, ${of('hospital')}, ${of('pharmacy')}, ${of('company')}
    from unnest(${[...kinds]}::text[]) wanted, lateral (
      select b.* from searched_listings b where b.is_public and b.kind = wanted order by b.created_at desc, b.id desc limit ${MOST_READ}
    ) b
    where b.region_code is not null ${withFilters(sql, filters)} group by b.region_code`;
}
