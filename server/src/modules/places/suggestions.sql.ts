import type { Sql } from '../../platform/database/database.ts';
import { together } from './filters.sql.ts';
import { listingsInOrder } from './order.sql.ts';
import type { PlaceKind } from './places.sql.ts';
import type { Lookup } from './search-keys.policy.ts';
import type { SearchTerms } from './search.policy.ts';
import { lookedUp, rank } from './search.sql.ts';

export type SuggestedListing = { kind: PlaceKind; id: number; name: string; regionCode: string | null };
type Terms = Exclude<SearchTerms, { kind: 'none' }>;

/** Names that begin with the text come out of an index that has all that is asked of them. */
const MOST_BEGUN = 300;
/** Of names that hold it elsewhere the listings themselves are read. */
const MOST_HELD = 100;
/** Sorts after whatever follows a text. */
const LAST = '\u{10ffff}';

const holds = (sql: Sql, terms: Terms) => {
  const runs = terms.kind === 'words' ? terms.words : terms.syllables;
  const inName = together(sql, runs.map((run) => sql`and b.search_name like ${`%${run}%`}`));
  return terms.kind === 'words' ? inName : sql`and b.choseong like ${`%${terms.choseong}%`} ${inName}`;
};

const ranked = (sql: Sql, terms: Terms) => sql`
  b.kind, b.id, b.name, b.region_code, b.is_premium, coalesce(b.review_score, 0) as score, b.review_count, ${rank(sql, terms)} as closeness`;

const beginning = (sql: Sql, terms: Terms) =>
  terms.kind === 'words' ? { column: sql`b.search_name collate "C"`, text: terms.whole } : { column: sql`b.choseong collate "C"`, text: terms.choseong };

const begun = (sql: Sql, kind: PlaceKind, terms: Terms) => {
  const { column, text } = beginning(sql, terms);
  // Bounds, not a pattern: one plan is then good for any text.
  return sql`select ${ranked(sql, terms)} from (
      select b.* from businesses b where b.is_public and b.kind = ${kind} and ${column} >= ${text} and ${column} < ${text + LAST} order by ${column} limit ${MOST_BEGUN}
    ) b where true ${holds(sql, terms)}`;
};

const held = (sql: Sql, kind: PlaceKind, terms: Terms, lookups: Lookup[], most: number) => {
  const { column, text } = beginning(sql, terms);
  const read = lookups.length > 0
    ? sql`(${lookedUp(sql, lookups, MOST_HELD)}) found join businesses b on b.ctid = found.place`
    : sql`(select b.* from businesses b where b.is_public and b.kind = ${kind} order by ${listingsInOrder(sql, 'score')} limit ${MOST_HELD}) b`;
  return sql`select ${ranked(sql, terms)} from ${read}
    where (select count(*) from begun where kind = ${kind}) < ${most} and b.is_public and not starts_with(${column}, ${text}) ${holds(sql, terms)}`;
};

/** Listings by what their names hold, at most so many of each kind: those that begin with it first, the others only where these are fewer. */
export async function listSuggested(sql: Sql, terms: Terms, searched: readonly { kind: PlaceKind; lookups: Lookup[] }[], most: number): Promise<SuggestedListing[]> {
  const union = (parts: ReturnType<typeof begun>[]) => together(sql, parts.map((part, index) => (index === 0 ? sql`(${part})` : sql`union all (${part})`)));
  return sql<SuggestedListing[]>`
    with begun as materialized (${union(searched.map(({ kind }) => begun(sql, kind, terms)))}),
    found as (select * from begun union all ${union(searched.map(({ kind, lookups }) => held(sql, kind, terms, lookups, most)))}),
    placed as (
      select *, row_number() over (partition by kind order by closeness, is_premium desc, score desc, review_count desc, name collate "C", id) as place from found
    )
    select kind, id, name, region_code from placed where place <= ${most}
    order by array_position(${searched.map(({ kind }) => kind)}::text[], kind), place`;
}
