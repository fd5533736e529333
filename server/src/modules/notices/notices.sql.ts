import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { SitemapEntry, SitemapPart, SitemapSlice } from '../../platform/sitemap.ts';
import { boundsOf, PART_SIZE } from '../../platform/sitemap.ts';
import { READ_FOR_LIST } from '../../platform/text/rich-text.ts';

export type NoticeRow = {
  id: number;
  title: string;
  content: string;
  writer: string;
  viewCount: number;
  createdAt: string;
  updatedAt: string | null;
};
export type NoticeHead = { id: number; title: string; createdAt: string };
export type NoticeFileRow = { id: number; noticeId: number; name: string; key: string; size: number };

export async function listNotices(sql: Sql, page: Page): Promise<NoticeRow[]> {
  return sql<NoticeRow[]>`
    select id, title, left(content, ${READ_FOR_LIST}) as content, writer, view_count, created_at, updated_at from notices
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

/** Those that operators have written: hundreds at most. */
export async function countNotices(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from notices`;
  return row!.total;
}

export async function findNotice(sql: Sql, id: number): Promise<NoticeRow | undefined> {
  const [row] = await sql<NoticeRow[]>`
    select id, title, content, writer, view_count, created_at, updated_at from notices where id = ${id}`;
  return row;
}

export async function findNeighbours(sql: Sql, id: number): Promise<{ previous: NoticeHead | null; next: NoticeHead | null }> {
  const [previous] = await sql<NoticeHead[]>`
    select id, title, created_at from notices where id < ${id} order by id desc limit 1`;
  const [next] = await sql<NoticeHead[]>`select id, title, created_at from notices where id > ${id} order by id limit 1`;
  return { previous: previous ?? null, next: next ?? null };
}

export async function listFiles(sql: Sql, noticeIds: readonly number[]): Promise<NoticeFileRow[]> {
  return sql<NoticeFileRow[]>`
    select id, notice_id, name, key, size from notice_files where notice_id = any(${[...noticeIds]}::bigint[]) order by id`;
}

export async function findFile(sql: Sql, noticeId: number, id: number): Promise<NoticeFileRow | undefined> {
  const [row] = await sql<NoticeFileRow[]>`
    select id, notice_id, name, key, size from notice_files where notice_id = ${noticeId} and id = ${id}`;
  return row;
}

/** False when this visitor was counted on this day. The lock keeps the notice from going away meanwhile. */
export async function countView(
  sql: Sql,
  { noticeId, day, visitor }: { noticeId: number; day: string; visitor: string },
): Promise<boolean> {
  const counted = await sql`
    with seen as (
      insert into notice_views (notice_id, day, visitor)
      select id, ${day}::date, ${visitor} from notices where id = ${noticeId} for key share
      on conflict do nothing returning notice_id
    )
    update notices set view_count = view_count + 1 where id in (select notice_id from seen)`;
  return counted.count > 0;
}

export async function forgetViewsBefore(sql: Sql, day: string): Promise<void> {
  await sql`delete from notice_views where day < ${day}::date`;
}

export async function insertNotice(sql: Sql, notice: { title: string; content: string; writer: string; createdAt: Date }): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into notices ${sql(notice, 'title', 'content', 'writer', 'createdAt')} returning id`;
  return row!.id;
}

/** A field that is null stays. False without such a notice. */
export async function updateNotice(
  sql: Sql,
  id: number,
  { title, content, writer }: { title: string | null; content: string | null; writer: string | null },
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    update notices set title = coalesce(${title}, title), content = coalesce(${content}, content),
      writer = coalesce(${writer}, writer), updated_at = ${now}
    where id = ${id} returning 1`;
  return rows.length > 0;
}

/** Holds the notice until the transaction ends; false when there is none. */
export async function lockNotice(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select id from notices where id = ${id} for update`;
  return rows.length > 0;
}

export async function deleteNotice(sql: Sql, id: number): Promise<void> {
  await sql`delete from notices where id = ${id}`;
}

export async function insertFile(sql: Sql, file: Omit<NoticeFileRow, 'id'>): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into notice_files ${sql(file, 'noticeId', 'name', 'key', 'size')} returning id`;
  return row!.id;
}

export async function deleteFile(sql: Sql, id: number): Promise<void> {
  await sql`delete from notice_files where id = ${id}`;
}

export async function listNoticeParts(sql: Sql): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select (id - 1) / ${PART_SIZE}::int + 1 as part, count(*) as count, max(coalesce(updated_at, created_at)) as changed_at
    from notices group by 1 order by 1`;
}

export async function listNoticeEntries(sql: Sql, slice: SitemapSlice): Promise<SitemapEntry[]> {
  const { above, last } = boundsOf(slice);
  return sql<SitemapEntry[]>`
    select id, coalesce(updated_at, created_at) as changed_at from notices
    where id > ${above} and id <= ${last} order by id limit ${slice.count}`;
}
