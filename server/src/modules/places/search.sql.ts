import type { PendingQuery, Row as AnyRow } from 'postgres';
import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { Position } from './places.policy.ts';
import { columns, toPlace, type Place, type PlaceKind, type Row } from './places.sql.ts';
import type { LooseTerms, SearchTerms } from './search.policy.ts';

export type Feature = 'is24' | 'isBeautyParlor' | 'isHotel' | 'isStore' | 'hasParkingLot' | 'allowReservation';
export type Order = 'recent' | 'score' | 'review' | 'distance';

/** Which public listings. `regionCodes` undefined means everywhere; `isUnowned` only those that may be claimed. */
export type Scope = { kind: PlaceKind; regionCodes: string[] | undefined; features: Feature[]; isUnowned?: boolean };

/** Without an order: best match first, then nearest to `from`. Distances are measured from there. */
export type Wanted = { order: Order | undefined; from: Position | undefined; page: Page };

/** How far below the best match a loose one may be, and what a syllable too many costs: 대학노 is 대학로, not 대학. */
const LOOSE = { least: 0.3, ofBest: 0.75, lengthPenalty: 0.3 };
/** The index orders by a plane; so many more are fetched, and put in order by the sphere. */
const NEAREST_SLACK = 50;

/** An empty list of fragments would be taken for a parameter. */
const together = (sql: Sql, fragments: PendingQuery<AnyRow[]>[]) => (fragments.length > 0 ? fragments : sql``);

/** `and` each of these flags of `b`. */
export const withFeatures = (sql: Sql, features: readonly Feature[]) =>
  together(sql, features.map((feature) => sql`and ${sql(`b.${feature}`)}`));

const inScope = (sql: Sql, { kind, regionCodes, features, isUnowned }: Scope) => sql`
  b.is_public and b.kind = ${kind}
  ${isUnowned ? sql`and b.owner_user_id is null` : sql``}
  ${regionCodes ? sql`and b.region_code = any(${regionCodes})` : sql``}
  ${withFeatures(sql, features)}`;

const distance = (sql: Sql, from: Position | undefined) =>
  from ? sql`distance_km(${from.latitude}, ${from.longitude}, b.latitude, b.longitude)` : sql`null::float8`;

/** Syllables are looked up by their letters, which the index has, and rechecked as syllables. */
const contains = (sql: Sql, words: string[]) => {
  const each = words.map((word) => {
    const pattern = `%${word}%`;
    return sql`and b.text_letters like normalize(${pattern}, NFD) and b.search_text like ${pattern}`;
  });
  return together(sql, each);
};

const matches = (sql: Sql, terms: SearchTerms) => {
  if (terms.kind === 'none') return sql``;
  if (terms.kind === 'words') return sql`${contains(sql, terms.words)}`;
  const syllables = terms.syllables.map((run) => sql`and b.search_name like ${`%${run}%`}`);
  return sql`and b.choseong like ${`%${terms.choseong}%`} ${together(sql, syllables)}`;
};

const rank = (sql: Sql, terms: SearchTerms) => {
  if (terms.kind === 'none') return sql`0`;
  const words = terms.kind === 'words' ? terms.words : [];
  const [column, text] = terms.kind === 'words' ? [sql`b.search_name`, terms.whole] : [sql`b.choseong`, terms.choseong];
  return sql`case
    when ${column} = ${text} then 0
    when b.search_stem = ${text} then 1
    when ${column} like ${`${text}%`} then 2
    when ${column} like ${`%${text}%`} then 3
    when ${words.length > 0} ${together(sql, words.map((word) => sql`and b.search_name like ${`%${word}%`}`))} then 4
    else 5 end`;
};

/** Ends in the id, so that pages follow each other without a gap. */
const inOrder = (sql: Sql, order: Order) => {
  const orders = {
    recent: sql`b.created_at desc, b.id desc`,
    score: sql`coalesce(b.review_score, 0) desc, b.review_count desc, b.id desc`,
    review: sql`b.review_count desc, b.id desc`,
    distance: sql`distance nulls last, b.id`,
  };
  return orders[order];
};

export async function countMatches(sql: Sql, scope: Scope, terms: SearchTerms): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from businesses b where ${inScope(sql, scope)} ${matches(sql, terms)}`;
  return row!.total;
}

export async function searchMatches(
  sql: Sql,
  scope: Scope,
  terms: SearchTerms,
  { order, from, page }: Wanted,
): Promise<Place[]> {
  const rows = await sql<Row[]>`
    select ${columns(sql)}, ${distance(sql, from)} as distance
    from businesses b where ${inScope(sql, scope)} ${matches(sql, terms)}
    order by ${order ? inOrder(sql, order) : sql`${rank(sql, terms)}, distance nulls last, b.is_premium desc, b.review_count desc, b.name, b.id`}
    limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}

/** Names with about the same letters; the cut is relative, so that one good match drops the poor ones. */
const looseMatches = (sql: Sql, scope: Scope, { areas, stem }: LooseTerms) => sql`
  with scored as (
    select b.id, similarity(b.stem_letters, normalize(${stem}, NFD))
      / (1 + ${LOOSE.lengthPenalty}::float8 * abs(char_length(b.search_stem) - ${[...stem].length}::int)) as score
    from businesses b
    where ${inScope(sql, scope)} ${contains(sql, areas)} and b.stem_letters % normalize(${stem}, NFD)
  ), kept as (
    select id, score from scored
    where score >= ${LOOSE.least} and score >= ${LOOSE.ofBest} * (select max(score) from scored)
  )`;

export async function countLooseMatches(sql: Sql, scope: Scope, terms: LooseTerms): Promise<number> {
  const [row] = await sql<{ total: number }[]>`${looseMatches(sql, scope, terms)} select count(*) as total from kept`;
  return row!.total;
}

export async function searchLooseMatches(
  sql: Sql,
  scope: Scope,
  terms: LooseTerms,
  { order, from, page }: Wanted,
): Promise<Place[]> {
  const rows = await sql<Row[]>`
    ${looseMatches(sql, scope, terms)}
    select ${columns(sql)}, ${distance(sql, from)} as distance
    from kept join businesses b using (id)
    order by ${order ? inOrder(sql, order) : sql`kept.score desc, distance nulls last, b.review_count desc, b.name, b.id`}
    limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}

export async function listByOrder(
  sql: Sql,
  scope: Scope,
  order: Exclude<Order, 'distance'>,
  from: Position | undefined,
  page: Page,
): Promise<Place[]> {
  const rows = await sql<Row[]>`
    select ${columns(sql)}, ${distance(sql, from)} as distance
    from businesses b where ${inScope(sql, scope)}
    order by ${inOrder(sql, order)} limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}

/** Nearest first; listings without a position come last. */
export async function listNearest(sql: Sql, scope: Scope, from: Position, page: Page): Promise<Place[]> {
  const last = offsetOf(page) + page.count;
  const rows = await sql<Row[]>`
    with near as (
      select b.id from businesses b where ${inScope(sql, scope)}
      order by point(b.longitude * 0.8, b.latitude) <-> point(${from.longitude} * 0.8, ${from.latitude}::float8)
      limit ${last + NEAREST_SLACK}
    )
    select ${columns(sql)}, ${distance(sql, from)} as distance
    from near join businesses b using (id)
    order by distance nulls last, b.id limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}

/** Most visited in the days since `since`, then most reviewed. */
export async function listMostVisited(sql: Sql, scope: Scope, since: string, page: Page): Promise<Place[]> {
  const rows = await sql<Row[]>`
    with visited as (
      select business_id, sum(count) as visits from business_daily_counts
      where day >= ${since} and metric in ('visitor.member', 'visitor.guest') group by business_id
    )
    select ${columns(sql)}, null::float8 as distance
    from businesses b left join visited v on v.business_id = b.id where ${inScope(sql, scope)}
    order by coalesce(v.visits, 0) desc, b.review_count desc, b.id desc
    limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toPlace);
}
