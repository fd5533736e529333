import type { Sql } from '../../platform/database/database.ts';
import { boundsOf, PART_SIZE, type SitemapEntry, type SitemapPart, type SitemapSlice } from '../../platform/sitemap.ts';

export async function listEntryParts(sql: Sql): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select (id - 1) / ${PART_SIZE}::int + 1 as part, count(*) as count, max(coalesce(updated_at, created_at)) as changed_at
    from contest_entries where hidden_at is null group by 1 order by 1`;
}

export async function listEntryAddresses(sql: Sql, slice: SitemapSlice): Promise<SitemapEntry[]> {
  const { above, last } = boundsOf(slice);
  return sql<SitemapEntry[]>`
    select id, coalesce(updated_at, created_at) as changed_at from contest_entries
    where hidden_at is null and id > ${above} and id <= ${last} order by id limit ${slice.count}`;
}
