import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

/** `content` null: deleted, and kept because others have answered. */
export type CommentRow = {
  id: number;
  entryId: number;
  parentId: number | null;
  userId: number | null;
  content: string | null;
  likeCount: number;
  isLiked: boolean;
  createdAt: string;
};

const columns = (sql: Sql, viewerId: number | null) => sql`
  id, entry_id, parent_id, user_id, content, like_count, created_at,
  exists (select 1 from contest_comment_likes l where l.comment_id = contest_comments.id and l.user_id = ${viewerId}) as is_liked`;

/** Comments on the entry itself, the oldest first. */
export async function listComments(sql: Sql, entryId: number, viewerId: number | null, page: Page): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select ${columns(sql, viewerId)} from contest_comments where entry_id = ${entryId} and parent_id is null
    order by id limit ${page.count} offset ${offsetOf(page)}`;
}

/** The first `most` answers to each of these. */
export async function listAnswers(sql: Sql, parentIds: readonly number[], viewerId: number | null, most: number): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select answer.* from unnest(${[...parentIds]}::bigint[]) parent (id), lateral (
      select ${columns(sql, viewerId)} from contest_comments where parent_id = parent.id order by id limit ${most}) answer
    order by answer.id`;
}

export async function countComments(sql: Sql, entryId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from contest_comments where entry_id = ${entryId} and parent_id is null`;
  return row!.total;
}

export async function countAnswers(sql: Sql, parentId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from contest_comments where parent_id = ${parentId}`;
  return row!.total;
}

export async function findComment(sql: Sql, id: number, viewerId: number | null): Promise<CommentRow | undefined> {
  const [row] = await sql<CommentRow[]>`select ${columns(sql, viewerId)} from contest_comments where id = ${id}`;
  return row;
}

export type NewComment = { entryId: number; parentId: number | null; userId: number; content: string; createdAt: Date };

/** Under the entry's lock. */
export async function insertComment(sql: Sql, comment: NewComment): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into contest_comments ${sql(comment, 'entryId', 'parentId', 'userId', 'content', 'createdAt')} returning id`;
  await sql`update contest_entries set comment_count = comment_count + 1 where id = ${comment.entryId}`;
  return row!.id;
}

/** Under the entry's lock. One that others have answered stays without its text; with its last answer goes what stood only for it. */
export async function deleteComment(sql: Sql, { id, entryId, parentId }: CommentRow): Promise<void> {
  if ((await countAnswers(sql, id)) > 0) await sql`update contest_comments set content = null, user_id = null where id = ${id}`;
  else {
    await sql`delete from contest_comments where id = ${id}`;
    if (parentId !== null && (await countAnswers(sql, parentId)) === 0) {
      await sql`delete from contest_comments where id = ${parentId} and content is null`;
    }
  }
  await sql`update contest_entries set comment_count = comment_count - 1 where id = ${entryId}`;
}

/** Under the entry's lock. */
export async function toggleCommentLike(sql: Sql, commentId: number, userId: number, now: Date): Promise<void> {
  const gone = await sql`delete from contest_comment_likes where comment_id = ${commentId} and user_id = ${userId} returning 1`;
  if (gone.length === 0) {
    await sql`insert into contest_comment_likes (comment_id, user_id, created_at) values (${commentId}, ${userId}, ${now})`;
  }
  await sql`update contest_comments set like_count = like_count + ${gone.length === 0 ? 1 : -1} where id = ${commentId}`;
}

export async function listCommentLikers(sql: Sql, commentId: number, page: Page): Promise<number[]> {
  const rows = await sql<{ userId: number }[]>`
    select user_id from contest_comment_likes where comment_id = ${commentId}
    order by created_at desc, user_id desc limit ${page.count} offset ${offsetOf(page)}`;
  return rows.map(({ userId }) => userId);
}
