import type { Sql } from '../../platform/database/database.ts';
import { boundsOf, PART_SIZE, type SitemapEntry, type SitemapPart, type SitemapSlice } from '../../platform/sitemap.ts';
import type { BoardId } from './boards.policy.ts';

export async function listPostParts(sql: Sql, board: BoardId): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select (idx - 1) / ${PART_SIZE}::int + 1 as part, count(*) as count, max(coalesce(updated_at, created_at)) as changed_at
    from board_posts where board_id = ${board} and hidden_at is null group by 1 order by 1`;
}

/** By the numbers within the board. */
export async function listPostEntries(sql: Sql, board: BoardId, slice: SitemapSlice): Promise<SitemapEntry[]> {
  const { above, last } = boundsOf(slice);
  return sql<SitemapEntry[]>`
    select idx as id, coalesce(updated_at, created_at) as changed_at from board_posts
    where board_id = ${board} and hidden_at is null and idx > ${above} and idx <= ${last} order by idx limit ${slice.count}`;
}
