import type { Sql } from '../../../platform/database/database.ts';
import type { Scope, SearchAnswer, PageQuery } from '../scope/scope.ts';
import { distance, inScope, lookedUp, MOST_OF_A_LOOKUP, page, sortColumns, toFound, type RankedRow } from './search.sql.ts';
import type { Lookup } from '../text/search-keys.policy.ts';
import type { PhoneTerms } from '../text/search-phones.policy.ts';

/** By the index on the digits of telephone numbers; names that hold the digits come first. */
export async function searchPhones(
  sql: Sql,
  scope: Scope,
  { pattern, digits }: PhoneTerms,
  named: Lookup,
  wanted: PageQuery,
): Promise<SearchAnswer> {
  const rows = await sql<RankedRow[]>`
    with found as materialized (
      (select b.row_id as tuple, row_number() over () = ${MOST_OF_A_LOOKUP} as is_last from searched_listings b
        where b.is_public and b.kind = ${scope.kind} and b.phone like ${pattern} limit ${MOST_OF_A_LOOKUP})
      union all ${lookedUp(sql, [named])}
    ),
    matched as (
      select distinct on (b.id) ${sortColumns(sql)}, ${distance(sql, wanted.from)} as distance, (b.search_name not like ${`%${digits}%`})::int as closeness
      from found join searched_listings b on b.row_id = found.tuple
      where ${inScope(sql, scope)} and (b.phone like ${pattern} or b.search_name like ${`%${digits}%`})
    ) ${page(sql, sql`b.closeness`, wanted, sql`(select bool_or(is_last) from found)`)}`;
  return toFound(rows);
}
