import type { Sql } from '../../../platform/database/database.ts';
import { boundsOf, PART_SIZE, type SitemapEntry, type SitemapPart, type SitemapSlice } from '../../../platform/sitemap.ts';
import type { ListingKind } from './listing.ts';

export async function listPublicParts(sql: Sql, kind: ListingKind): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select (id - 1) / ${PART_SIZE}::int + 1 as part, count(*) as count, max(updated_at) as changed_at
    from businesses where is_public and kind = ${kind} group by 1 order by 1`;
}

export async function listPublicEntries(sql: Sql, kind: ListingKind, slice: SitemapSlice): Promise<SitemapEntry[]> {
  const { above, last } = boundsOf(slice);
  return sql<SitemapEntry[]>`
    select id, updated_at as changed_at from businesses
    where is_public and kind = ${kind} and id > ${above} and id <= ${last} order by id limit ${slice.count}`;
}
