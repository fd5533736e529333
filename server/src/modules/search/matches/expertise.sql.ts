import type { Sql } from '../../../platform/database/database.ts';
import { offsetOf, type Page } from '../../../platform/paging.ts';
import { listingsInOrder } from '../scope/order.sql.ts';
import { compact, listingColumns, namePatternOf, toListing, type Listing, type ListingRow } from '../../listings/index.ts';

export type ExpertiseScope = { words: readonly string[]; regionCodes: string[] | undefined };

/** The index on keys finds those with the first two letters of a word in any text, of which expertise and name are read. */
const skilled = (sql: Sql, { words, regionCodes }: ExpertiseScope) => {
  const pattern = namePatternOf(words);
  return sql`
    b.is_public and b.kind = 'hospital'
    and b.search_keys && ${words.map((word) => `ht${[...compact(word)].slice(0, 2).join('')}`)}::text[]
    and (exists (select from unnest(${[...words]}::text[]) as word where strpos(lower(b.expertise), lower(word)) > 0)
      ${pattern ? sql`or b.search_name ~ ${pattern}` : sql``})
    ${regionCodes ? sql`and b.region_code = any(${regionCodes})` : sql``}`;
};

/** By score. */
export async function listWithExpertise(sql: Sql, scope: ExpertiseScope, page: Page): Promise<Listing[]> {
  const rows = await sql<ListingRow[]>`
    select ${listingColumns(sql)}, null::float8 as distance from searched_listings b where ${skilled(sql, scope)}
    order by ${listingsInOrder(sql, 'score')}
    limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(toListing);
}

export async function countWithExpertise(sql: Sql, scope: ExpertiseScope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total from searched_listings b where ${skilled(sql, scope)}`;
  return row.total;
}
