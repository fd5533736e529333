import type { Sql } from '../../../platform/database/database.ts';
import { together } from '../scope/filters.sql.ts';
import { listingsInOrder } from '../scope/order.sql.ts';
import type { ListingKind } from '../../listings/index.ts';
import type { Lookup } from '../text/search-keys.policy.ts';
import type { SearchTerms } from '../text/search-terms.policy.ts';
import { rank } from '../matches/search.sql.ts';

export type SuggestedListing = {
  kind: ListingKind;
  id: number;
  name: string;
  regionCode: string | null;
  latitude: number | null;
  longitude: number | null;
};
type Terms = Exclude<SearchTerms, { kind: 'none' }>;

/** Names that begin with the text come out of an index that has all that is asked of them. */
const MOST_BEGUN = 300;
/** Of names that hold it elsewhere the listings themselves are read. */
const MOST_HELD = 100;
/** Sorts after whatever follows a text. */
const LAST = '\u{10ffff}';

/** The condition on names; `begins` are bounds of texts that they may begin with as well, `pattern` a text that they hold besides. */
export type SuggestionQuery = { terms: Terms; begins: readonly [from: string, below: string][]; pattern?: string };

const holds = (sql: Sql, { terms, pattern }: SuggestionQuery) => {
  const runs = terms.kind === 'words' ? terms.words : terms.syllables;
  const inName = together(sql, [
    ...runs.map((run) => sql`and b.search_name like ${`%${run}%`}`),
    ...(pattern ? [sql`and b.search_name ~ ${pattern}`] : []),
  ]);
  return terms.kind === 'words' ? inName : sql`and b.choseong like ${`%${terms.choseong}%`} ${inName}`;
};

const ranked = (sql: Sql, terms: Terms) => sql`
  b.kind, b.id, b.name, b.region_code, coalesce(b.review_score, 0) as score, b.review_count, ${rank(sql, terms)} as closeness`;

const beginning = (sql: Sql, terms: Terms) =>
  terms.kind === 'words'
    ? { column: sql`b.search_name collate "C"`, text: terms.whole }
    : { column: sql`b.choseong collate "C"`, text: terms.choseong };

type SuggestionSource = { kind: ListingKind; lookups: Lookup[] };

const separated = (sql: Sql, rows: ReturnType<typeof begun>[]) => rows.map((row, index) => (index === 0 ? row : sql`, ${row}`));

const begun = (sql: Sql, suggested: SuggestionQuery, kinds: ListingKind[]) => {
  const { column, text } = beginning(sql, suggested.terms);
  // Bounds, not a pattern: one plan is then good for any text.
  const bounds = [[text, text + LAST] as const, ...suggested.begins.map(([from, below]) => [from, below] as const)];
  const isHeld = suggested.terms.kind === 'words' && !suggested.pattern ? sql`` : holds(sql, suggested);
  return sql`select ${ranked(sql, suggested.terms)} from unnest(${kinds}::text[]) wanted (kind),
    unnest(${bounds.map(([from]) => from)}::text[], ${bounds.map(([, below]) => below)}::text[]) bounds (first, below), lateral (
      select b.* from searched_listings b where b.is_public and b.kind = wanted.kind and ${column} >= bounds.first and ${column} < bounds.below order by ${column} limit ${MOST_BEGUN}
    ) b where true ${isHeld}`;
};

const held = (sql: Sql, suggested: SuggestionQuery, searched: readonly SuggestionSource[], most: number) => {
  const { terms } = suggested;
  const { column, text } = beginning(sql, terms);
  const isLacking = sql`wanted.kind not in (select begun.kind from begun group by begun.kind having count(*) >= ${most})`;
  const wanted = searched.flatMap(({ kind, lookups }) =>
    lookups.map(({ every, some }) => sql`(${kind}::text, ${every}::text[], ${some}::text[])`),
  );
  const read =
    wanted.length > 0
      ? sql`(
      select distinct tuple from (values ${separated(sql, wanted)}) wanted (kind, keys, one_of), search_candidates(wanted.keys, wanted.one_of, ${MOST_HELD}) tuple where ${isLacking}
    ) found join searched_listings b on b.row_id = found.tuple`
      : sql`(
      select b.* from unnest(${searched.map(({ kind }) => kind)}::text[]) wanted (kind), lateral (
        select b.* from searched_listings b where b.is_public and b.kind = wanted.kind order by ${listingsInOrder(sql, 'score')} limit ${MOST_HELD}
      ) b where ${isLacking}
    ) b`;
  return sql`select ${ranked(sql, terms)} from ${read} where b.is_public and not starts_with(${column}, ${text}) ${holds(sql, suggested)}`;
};

/**
 * Listings by what their names hold, at most so many of each kind: those that begin with it first, the others only where
 * these are fewer. The kinds are rows of the statement, since the text of a statement is made anew each time.
 */
export async function listSuggested(
  sql: Sql,
  suggested: SuggestionQuery,
  searched: readonly SuggestionSource[],
  most: number,
): Promise<SuggestedListing[]> {
  const kinds = searched.map(({ kind }) => kind);
  return sql<SuggestedListing[]>`
    with begun as materialized (${begun(sql, suggested, kinds)}),
    found as (select * from begun union all ${held(sql, suggested, searched, most)}),
    placed as (
      select *, array_position(${kinds}::text[], kind) as of_kind,
        row_number() over (partition by kind order by closeness, score desc, review_count desc, name collate "C", id) as rank
      from found
    )
    select placed.kind, placed.id, placed.name, placed.region_code, b.latitude, b.longitude
    from (select * from placed where rank <= ${most} order by of_kind, rank limit ${kinds.length * most}) placed join searched_listings b using (id)
    order by of_kind, rank`;
}
