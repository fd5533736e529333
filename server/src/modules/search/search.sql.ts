import type { PendingQuery, Row as AnyRow } from 'postgres';
import type { Sql } from '../../platform/database/database.ts';
import { offsetOf } from '../../platform/paging.ts';
import { listingColumns, toListing, type ListingRow } from '../listings/index.ts';
import type { Position } from '../regions/index.ts';
import { together, withFilters } from './filters.sql.ts';
import { inside, listingsInOrder, nearestOrder } from './order.sql.ts';
import type { Found, Scope, Wanted } from './scope.ts';
import { keysOfNearest, type Lookup } from './text/search-keys.policy.ts';
import type { LooseTerms, SearchTerms } from './text/search-terms.policy.ts';

/** Of each lookup, whatever the size of the table: what keeps a search as quick at a million listings as at ten thousand. */
const MOST_OF_A_LOOKUP = 500;
/** Where nothing is rare enough to be looked up, so many are read in order. */
const MOST_READ = 3_000;

/** How far below the best match a loose one may be, what a syllable too many costs: 대학노 is 대학로, not 대학; and how like is like enough to look no further. */
const LOOSE = { least: 0.3, ofBest: 0.75, lengthPenalty: 0.3, good: 0.5 };
/** Within a band the better listing comes first, not the nearer one. Kilometres. */
const DISTANCE_BANDS = [1, 3, 10, 30, 100];

export const inScope = (sql: Sql, { kind, regionCodes, filters, isOwned, isPremium, bounds }: Scope) => sql`
  b.is_public and b.kind = ${kind}
  ${isOwned === undefined ? sql`` : isOwned ? sql`and b.owner_user_id is not null` : sql`and b.owner_user_id is null`}
  ${isPremium ? sql`and b.is_premium` : sql``}
  ${bounds ? sql`and ${inside(sql, kind, bounds)}` : sql``}
  ${regionCodes ? sql`and b.region_code = any(${regionCodes})` : sql``}
  ${withFilters(sql, filters)}`;

export const distance = (sql: Sql, from: Position | undefined) =>
  from ? sql`distance_km(${from.latitude}, ${from.longitude}, b.latitude, b.longitude)` : sql`null::float8`;

const matches = (sql: Sql, terms: SearchTerms) => {
  if (terms.kind === 'none') return sql``;
  if (terms.kind === 'words')
    return sql`${together(
      sql,
      terms.words.map((word) => sql`and b.search_text like ${`%${word}%`}`),
    )}`;
  const syllables = terms.syllables.map((run) => sql`and b.search_name like ${`%${run}%`}`);
  return sql`and b.choseong like ${`%${terms.choseong}%`} ${together(sql, syllables)}`;
};

/** How well a listing's name fits, 0 best. */
export const rank = (sql: Sql, terms: SearchTerms) => {
  if (terms.kind === 'none') return sql`0`;
  const words = terms.kind === 'words' ? terms.words : [];
  const [column, text] = terms.kind === 'words' ? [sql`b.search_name`, terms.whole] : [sql`b.choseong`, terms.choseong];
  return sql`case
    when ${column} = ${text} then 0
    when b.search_stem = ${text} then 1
    when ${column} like ${`${text}%`} then 2
    when ${column} like ${`%${text}%`} then 3
    else ${4 + words.length}::int ${together(
      sql,
      words.map((word) => sql`- (b.search_name like ${`%${word}%`})::int`),
    )} end`;
};

/** Ends in the id, so that pages follow each other without a gap. */
const inOrder = (sql: Sql, { order, from, around }: Wanted, closeness: PendingQuery<AnyRow[]>) => {
  if (order === 'distance') return sql`distance nulls last, b.id`;
  if (order) return listingsInOrder(sql, order);
  const isAround =
    around && !from
      ? sql`${around.afterNames ? sql`${closeness} > 1, ` : sql``}coalesce(b.region_code = any(${around.codes}), false) desc, `
      : sql``;
  return sql`${isAround}${closeness}, width_bucket(coalesce(distance, 'infinity'), ${DISTANCE_BANDS}::float8[]), b.is_premium desc,
    coalesce(b.review_score, 0) desc, b.review_count desc, distance nulls last, b.name, b.id`;
};

/** Where what the lookups find lies, so many of each. */
export const lookedUp = (sql: Sql, lookups: Lookup[], most = MOST_OF_A_LOOKUP) => {
  const [first, ...rest] = lookups.map(
    ({ every, some }) => sql`select tuple from search_candidates(${every}::text[], ${some}::text[], ${most}) tuple`,
  );
  return sql`${first!} ${together(
    sql,
    rest.map((one) => sql`union ${one}`),
  )}`;
};

const readInOrder = (sql: Sql, scope: Scope, terms: SearchTerms, { order, from }: Wanted) => {
  const walked =
    from && (order ?? 'distance') === 'distance'
      ? sql`and b.longitude is not null order by ${nearestOrder(sql, scope.kind, from)}`
      : sql`order by ${listingsInOrder(sql, order && order !== 'distance' ? order : 'score')}`;
  return sql`select b.tuple from (
      select b.*, b.ctid as tuple from businesses b where b.is_public and b.kind = ${scope.kind} ${walked} limit ${MOST_READ}
    ) b where ${inScope(sql, scope)} ${matches(sql, terms)} limit ${MOST_OF_A_LOOKUP}`;
};

type Ranked = ListingRow & { total: number };

/** `closeness` orders what matches when no order is asked for. */
const page = (sql: Sql, closeness: PendingQuery<AnyRow[]>, wanted: Wanted) => sql<Ranked[]>`
  , placed as (
    select b.id, b.distance, row_number() over (order by ${inOrder(sql, wanted, closeness)}) as rank, count(*) over () as total from matched b
  )
  select ${listingColumns(sql)}, placed.distance, placed.total
  from (select * from placed order by rank limit ${wanted.page.count} offset ${offsetOf(wanted.page)}) placed join businesses b using (id)
  order by placed.rank`;

const sortColumns = (sql: Sql) => sql`b.id, b.name, b.region_code, b.is_premium, b.review_score, b.review_count, b.created_at`;

const toFound = (rows: Ranked[]): Found => ({ listings: rows.map(toListing), total: rows[0]?.total ?? 0 });

/** Without lookups the listings are read in order, the first so many. */
export async function searchMatches(sql: Sql, scope: Scope, terms: SearchTerms, lookups: Lookup[], wanted: Wanted): Promise<Found> {
  const rows = await sql<Ranked[]>`
    with found as materialized (${lookups.length > 0 ? lookedUp(sql, lookups) : readInOrder(sql, scope, terms, wanted)}),
    matched as (
      select ${sortColumns(sql)}, ${distance(sql, wanted.from)} as distance, ${rank(sql, terms)} as closeness
      from found join businesses b on b.ctid = found.tuple where ${inScope(sql, scope)} ${matches(sql, terms)}
    ) ${page(sql, sql`b.closeness`, wanted)}`;
  return toFound(rows);
}

/** Names a letter apart first (로열 is 로얄, not 로아), then those with about the same letters, of the first lookup or, where none of these is good, of all; the cut is relative, so that one good match drops the poor ones. */
export async function searchLooseMatches(
  sql: Sql,
  scope: Scope,
  { areas, stem }: LooseTerms,
  [close, ...wider]: Lookup[],
  wanted: Wanted,
): Promise<Found> {
  const nearest = keysOfNearest(stem, scope.kind);
  const scored = (lookups: Lookup[]) => sql`
    select ${sortColumns(sql)}, ${distance(sql, wanted.from)} as distance, similarity(b.stem_letters, normalize(${stem}, NFD))
      / (1 + ${LOOSE.lengthPenalty}::float8 * abs(char_length(b.search_stem) - ${[...stem].length}::int)) as score,
      b.search_keys && ${nearest}::text[] as is_nearest
    from (${lookedUp(sql, lookups)}) found join businesses b on b.ctid = found.tuple
    where ${inScope(sql, scope)} ${together(
      sql,
      areas.map((area) => sql`and b.search_text like ${`%${area}%`}`),
    )}`;
  const rows = await sql<Ranked[]>`
    with close as materialized (${scored([close!])}),
    scored as (
      select * from close ${wider.length > 0 ? sql`union (${scored(wider)} and (select coalesce(max(score), 0) from close) < ${LOOSE.good})` : sql``}
    ),
    matched as (select * from scored where score >= ${LOOSE.least} and score >= ${LOOSE.ofBest} * (select max(score) from scored))
    ${page(sql, sql`b.is_nearest desc, b.score desc`, wanted)}`;
  return toFound(rows);
}
