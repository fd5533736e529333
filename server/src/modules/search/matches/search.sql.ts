import type { PendingQuery, Row as AnyRow } from 'postgres';
import type { Sql } from '../../../platform/database/database.ts';
import { offsetOf } from '../../../platform/paging.ts';
import { listingColumns, toListing, type ListingRow } from '../../listings/index.ts';
import type { Position } from '../../regions/index.ts';
import { isToldByListing } from '../scope/filters.policy.ts';
import { together, withFilters } from '../scope/filters.sql.ts';
import { inside, listingsInOrder, nearestOrder, weightedScore } from '../scope/order.sql.ts';
import type { MatchedListings, Scope, SearchAnswer, PageQuery } from '../scope/scope.ts';
import { keysOfNearest, type Lookup } from '../text/search-keys.policy.ts';
import type { LooseTerms, SearchTerms } from '../text/search-terms.policy.ts';

/** Of each lookup, whatever the size of the table: what keeps a search as quick at a million listings as at ten thousand. */
export const MOST_OF_A_LOOKUP = 500;
/**
 * The number of listings that are read in order where nothing is rare enough to be looked up and the area is wide; of those that may be
 * open, more.
 */
const MOST_READ = { usually: 8_000, open: 20_000 };

/**
 * The bounds of loose matches: the least likeness, the share of the best one's, the cost of a syllable too many (대학노 is 대학로, not 대학), and
 * the likeness that is good enough to look no further.
 */
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

/** 역삼동, 역삼1동: a dong as addresses have it, in brackets or between spaces. */
const DONG = /^[가-힣]{2,}?\d*[동읍면리가]$/;

/** True when a listing lies in the dong that is typed: who is there comes before whose name begins so (행당동 and 행당동물병원). */
const isInDong = (sql: Sql, terms: SearchTerms) => {
  const dong = terms.kind === 'words' ? terms.words.find((word) => DONG.test(word)) : undefined;
  return dong === undefined ? sql`false` : sql`b.address ~ ${`(^|[ (,])${dong.replace(/동$/, '\\d*동')}($|[ ),])`}`;
};

/** The rank of a listing by its name, 0 best; -1 for one in the dong that is typed. */
export const rank = (sql: Sql, terms: SearchTerms) => {
  if (terms.kind === 'none') return sql`0`;
  const words = terms.kind === 'words' ? terms.words : [];
  const [column, text] = terms.kind === 'words' ? [sql`b.search_name`, terms.whole] : [sql`b.choseong`, terms.choseong];
  return sql`case
    when ${isInDong(sql, terms)} then -1
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
const inOrder = (sql: Sql, { order, from, around }: PageQuery, closeness: PendingQuery<AnyRow[]>) => {
  if (order === 'distance') return sql`distance nulls last, b.id`;
  if (order) return listingsInOrder(sql, order);
  const isAround =
    around && !from
      ? sql`${around.afterNames ? sql`${closeness} > 1, ` : sql``}coalesce(b.region_code = any(${around.codes}), false) desc, `
      : sql``;
  return sql`${isAround}${closeness}, width_bucket(coalesce(distance, 'infinity'), ${DISTANCE_BANDS}::float8[]),
    ${weightedScore(sql)} desc, b.review_count desc, distance nulls last, b.name, b.id`;
};

/** The places of the rows that the lookups find, at most `most` of each, and whether one of them stopped there. */
export const lookedUp = (sql: Sql, lookups: Lookup[], most = MOST_OF_A_LOOKUP) => {
  const [first, ...rest] = lookups.map(
    ({ every, some }) =>
      sql`select tuple, place = ${most} as is_last from search_candidates(${every}::text[], ${some}::text[], ${most}) with ordinality looked (tuple, place)`,
  );
  return sql`select tuple, bool_or(is_last) as is_last from (${first!} ${together(
    sql,
    rest.map((one) => sql`union all ${one}`),
  )}) looked group by tuple`;
};

/** Those that are asked for among the first in order; a lookup stops as soon as it has enough. */
const readInOrder = (sql: Sql, scope: Scope, terms: SearchTerms, { order, from }: PageQuery, most: number) => {
  const walked =
    from && (order ?? 'distance') === 'distance'
      ? sql`order by ${nearestOrder(sql, scope.kind, from)}, b.id`
      : sql`order by ${listingsInOrder(sql, order && order !== 'distance' ? order : 'score')}`;
  return sql`select tuple, row_number() over () = ${MOST_OF_A_LOOKUP} as is_last from (
      select b.row_id as tuple from (
        select b.* from searched_listings b where b.is_public and b.kind = ${scope.kind} ${walked} limit ${most}
      ) b where ${inScope(sql, scope)} ${matches(sql, terms)} limit ${MOST_OF_A_LOOKUP}
    ) b`;
};

export type RankedRow = ListingRow & { total: number; isBounded: boolean };

/** `closeness` orders what matches when no order is asked for. */
export const page = (
  sql: Sql,
  closeness: PendingQuery<AnyRow[]>,
  wanted: PageQuery,
  isBounded: PendingQuery<AnyRow[]>,
  isNamed = sql`true`,
) => sql<RankedRow[]>`
  , placed as (
    select b.id, b.distance, row_number() over (order by ${inOrder(sql, wanted, closeness)}) as rank, count(*) over () as total from matched b
  )
  select ${listingColumns(sql)}, placed.distance, placed.total, ${isBounded} as is_bounded, ${isNamed} as is_named
  from (select * from placed order by rank limit ${wanted.page.count} offset ${offsetOf(wanted.page)}) placed join searched_listings b using (id)
  order by placed.rank`;

export const sortColumns = (sql: Sql) => sql`b.id, b.name, b.region_code, b.review_score, b.review_count, b.created_at`;

export const toFound = (rows: RankedRow[]): SearchAnswer => ({
  listings: rows.map(toListing),
  total: rows[0]?.total ?? 0,
  isAtLeast: rows[0]?.isBounded ?? false,
});

/**
 * The sources of the listings that may match: looked up, or with what every listing has, where a list of them would be read from (of `all`,
 * so many that there are).
 */
export type Candidates = Lookup[] | { few: Lookup; most: number } | { all: number };

/** Names a letter apart from what somebody has typed, in these areas: by one of these keys. */
export type Nearest = { keys: string[]; areas: string[] };

const isNearest = (sql: Sql, { keys, areas }: Nearest) =>
  sql`(b.search_keys && ${keys}::text[] ${together(
    sql,
    areas.map((area) => sql`and b.search_text like ${`%${area}%`}`),
  )})`;

/**
 * The matches of a search. The lookups are bounded; all other conditions are asked of what they find. The nearest names come before
 * listings that only lie where the words say.
 */
export async function searchMatches(
  sql: Sql,
  scope: Scope,
  terms: SearchTerms,
  candidates: Candidates,
  wanted: PageQuery,
  nearest?: Nearest,
): Promise<MatchedListings> {
  const mostRead = isToldByListing(scope.filters) ? MOST_READ.open : MOST_READ.usually;
  const near = nearest ? [{ every: [], some: nearest.keys }] : [];
  const found =
    'all' in candidates
      ? readInOrder(sql, scope, terms, wanted, mostRead)
      : Array.isArray(candidates)
        ? lookedUp(sql, [...candidates, ...near])
        : lookedUp(sql, [candidates.few], candidates.most + 1);
  const isBounded = 'all' in candidates && candidates.all > mostRead ? sql`true` : sql`(select bool_or(is_last) from found)`;
  const last = 4 + (terms.kind === 'words' ? terms.words.length : 0);
  const isMatch = sql`(true ${matches(sql, terms)})`;
  const rows = await sql<(RankedRow & { isNamed: boolean })[]>`
    with found as materialized (${found}),
    matched as (
      select ${sortColumns(sql)}, ${distance(sql, wanted.from)} as distance,
        ${nearest ? sql`case when ${isMatch} then ${rank(sql, terms)} else ${last - 1}::int end` : rank(sql, terms)} as closeness
      from found join searched_listings b on b.row_id = found.tuple
      where ${inScope(sql, scope)} and ${nearest ? sql`(${isMatch} or ${isNearest(sql, nearest)})` : isMatch}
    ) ${page(sql, sql`b.closeness`, wanted, isBounded, sql`(select min(closeness) < ${last}::int from matched)`)}`;
  return { ...toFound(rows), isNamed: rows[0]?.isNamed ?? true };
}

/** Names a letter apart first (로열 is 로얄, not 로아), then those with about the same letters, of the first lookup or, where none of these is good, of all; the cut is relative, so that one good match drops the poor ones. */
export async function searchLooseMatches(
  sql: Sql,
  scope: Scope,
  { areas, stem }: LooseTerms,
  [close, ...wider]: Lookup[],
  wanted: PageQuery,
): Promise<SearchAnswer> {
  const nearest = keysOfNearest(stem, scope.kind);
  const scored = (lookups: Lookup[]) => sql`
    select ${sortColumns(sql)}, ${distance(sql, wanted.from)} as distance, similarity(b.stem_letters, normalize(${stem}, NFD))
      / (1 + ${LOOSE.lengthPenalty}::float8 * abs(char_length(b.search_stem) - ${[...stem].length}::int)) as score,
      b.search_keys && ${nearest}::text[] as is_nearest
    from (${lookedUp(sql, lookups)}) found join searched_listings b on b.row_id = found.tuple
    where ${inScope(sql, scope)} ${together(
      sql,
      areas.map((area) => sql`and b.search_text like ${`%${area}%`}`),
    )}`;
  const rows = await sql<RankedRow[]>`
    with close as materialized (${scored([close!])}),
    scored as (
      select * from close ${wider.length > 0 ? sql`union (${scored(wider)} and (select coalesce(max(score), 0) from close) < ${LOOSE.good})` : sql``}
    ),
    matched as (select * from scored where score >= ${LOOSE.least} and score >= ${LOOSE.ofBest} * (select max(score) from scored))
    ${page(sql, sql`b.is_nearest desc, b.score desc`, wanted, sql`false`)}`;
  return toFound(rows);
}
