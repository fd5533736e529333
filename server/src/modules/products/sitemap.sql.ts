import type { Sql } from '../../platform/database/database.ts';
import { boundsOf, PART_SIZE, type SitemapEntry, type SitemapPart, type SitemapSlice } from '../../platform/sitemap.ts';
import { ofShelf, type Shelf } from './products.sql.ts';

const offering = (sql: Sql, shelf: Shelf) =>
  sql`products p join listing_heads b on b.id = p.business_id and b.is_public where p.retired_at is null and p.is_shown and ${ofShelf(sql, shelf)}`;

/** Public listings with anything on the shelf, by their own ids. */
export async function listOfferingParts(sql: Sql, shelf: Shelf): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select (b.id - 1) / ${PART_SIZE}::int + 1 as part, count(distinct b.id) as count, max(p.updated_at) as changed_at
    from ${offering(sql, shelf)} group by 1 order by 1`;
}

export async function listOfferingEntries(sql: Sql, shelf: Shelf, slice: SitemapSlice): Promise<SitemapEntry[]> {
  const { above, last } = boundsOf(slice);
  return sql<SitemapEntry[]>`
    select b.id, max(p.updated_at) as changed_at
    from ${offering(sql, shelf)} and b.id > ${above} and b.id <= ${last} group by b.id order by b.id limit ${slice.count}`;
}
