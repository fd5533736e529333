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
  isReported: boolean;
  /** The reason why an operator has hidden it; null while it is shown. */
  hiddenReason: string | null;
  createdAt: string;
};

const columns = (sql: Sql, viewerId: number | null) => sql`
  id, entry_id, parent_id, user_id, content, like_count, hidden_reason, created_at,
  exists (select 1 from contest_comment_likes l where l.comment_id = contest_comments.id and l.user_id = ${viewerId}) as is_liked,
  exists (select 1 from reported_things r
    where r.kind = 'entryComment' and r.thing_id = contest_comments.id and r.reporter_id = ${viewerId}) as is_reported`;

/** True where this viewer finds it in lists: hidden it stands only for its author, and for the answers that are shown below it. */
const isListed = (sql: Sql, viewerId: number | null) => sql`
  (hidden_at is null or user_id = ${viewerId}
    or exists (select 1 from contest_comments b where b.parent_id = contest_comments.id and b.hidden_at is null))`;

/** Comments on the entry itself, the oldest first. */
export async function listComments(sql: Sql, entryId: number, viewerId: number | null, page: Page): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select ${columns(sql, viewerId)} from contest_comments where entry_id = ${entryId} and parent_id is null and ${isListed(sql, viewerId)}
    order by id limit ${page.count} offset ${offsetOf(page)}`;
}

/** The first `most` answers to each of these. */
export async function listAnswers(sql: Sql, parentIds: readonly number[], viewerId: number | null, most: number): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select answer.* from unnest(${[...parentIds]}::bigint[]) parent (id), lateral (
      select ${columns(sql, viewerId)} from contest_comments where parent_id = parent.id and ${isListed(sql, viewerId)} order by id limit ${most}) answer
    order by answer.id`;
}

export async function countComments(sql: Sql, entryId: number, viewerId: number | null): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from contest_comments where entry_id = ${entryId} and parent_id is null and ${isListed(sql, viewerId)}`;
  return row!.total;
}

async function countAnswers(sql: Sql, parentId: number): Promise<number> {
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
export async function deleteComment(sql: Sql, { id, entryId, parentId, hiddenReason }: CommentRow): Promise<void> {
  if ((await countAnswers(sql, id)) > 0) await sql`update contest_comments set content = null, user_id = null where id = ${id}`;
  else {
    await sql`delete from contest_comments where id = ${id}`;
    if (parentId !== null && (await countAnswers(sql, parentId)) === 0) {
      await sql`delete from contest_comments where id = ${parentId} and content is null`;
    }
  }
  if (hiddenReason === null) await addToCommentCount(sql, entryId, -1);
}

/** Under the entry's lock. */
export async function hideComment(sql: Sql, { id, entryId, hiddenReason }: CommentRow, reason: string, now: Date): Promise<void> {
  await sql`update contest_comments set hidden_at = coalesce(hidden_at, ${now}), hidden_reason = ${reason} where id = ${id}`;
  if (hiddenReason === null) await addToCommentCount(sql, entryId, -1);
}

/** Under the entry's lock. */
export async function showComment(sql: Sql, { id, entryId, hiddenReason }: CommentRow): Promise<void> {
  await sql`update contest_comments set hidden_at = null, hidden_reason = null where id = ${id}`;
  if (hiddenReason !== null) await addToCommentCount(sql, entryId, 1);
}

/** Of the comments that say something. */
async function addToCommentCount(sql: Sql, entryId: number, by: 1 | -1): Promise<void> {
  await sql`update contest_entries set comment_count = comment_count + ${by} where id = ${entryId}`;
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
