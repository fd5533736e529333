import type { Sql } from '../../platform/database/database.ts';
import { boundsOf, PART_SIZE, type SitemapEntry, type SitemapPart, type SitemapSlice } from '../../platform/sitemap.ts';

export async function listDiseaseParts(sql: Sql): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select (id - 1) / ${PART_SIZE}::int + 1 as part, count(*) as count, max(changed_at) as changed_at
    from diseases where retired_at is null group by 1 order by 1`;
}

export async function listDiseaseEntries(sql: Sql, slice: SitemapSlice): Promise<SitemapEntry[]> {
  const { above, last } = boundsOf(slice);
  return sql<SitemapEntry[]>`
    select id, changed_at from diseases
    where retired_at is null and id > ${above} and id <= ${last} order by id limit ${slice.count}`;
}

/** Of a kind of treatment as a whole nobody asks the price. */
const treatments = (sql: Sql) => sql`medicals where parent_id is not null`;

export async function listMedicalParts(sql: Sql): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select (id - 1) / ${PART_SIZE}::int + 1 as part, count(*) as count, max(changed_at) as changed_at
    from ${treatments(sql)} group by 1 order by 1`;
}

export async function listMedicalEntries(sql: Sql, slice: SitemapSlice): Promise<SitemapEntry[]> {
  const { above, last } = boundsOf(slice);
  return sql<SitemapEntry[]>`
    select id, changed_at from ${treatments(sql)} and id > ${above} and id <= ${last} order by id limit ${slice.count}`;
}
