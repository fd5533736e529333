import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import type { BoardId } from './boards.policy.ts';

export type CommentRow = {
  id: number;
  postId: number;
  boardId: BoardId;
  /** The first of its thread; null where it is that itself. */
  parentId: number | null;
  userId: number | null;
  content: string;
  /** An operator's. */
  adminName: string | null;
  adminEmail: string | null;
  isReported: boolean;
  createdAt: string;
  updatedAt: string | null;
  /** Its words are gone; what was answered stays. */
  deletedAt: string | null;
  /** The reason why an operator has hidden it; null while it is shown. */
  hiddenReason: string | null;
};

const commentColumns = (sql: Sql, viewerId: number | null) => sql`
  id, post_id, (select p.board_id from board_posts p where p.id = post_id) as board_id, parent_id, user_id, content, admin_name, admin_email, created_at, updated_at, deleted_at, hidden_reason,
  exists (select 1 from reported_things r where r.kind = 'comment' and r.thing_id = board_comments.id and r.reporter_id = ${viewerId})
    as is_reported`;

/** True where it stands in the list of its post: hidden it does only for the answers that are shown below it. */
const isListed = (sql: Sql) => sql`
  (hidden_at is null or exists (select 1 from board_comments b where b.parent_id = board_comments.id and b.hidden_at is null))`;

/** Threads by their first comment, oldest first, each with its answers. The viewer's own are there when they are hidden, too. */
export async function listComments(sql: Sql, postId: number, viewerId: number | null, page: Page): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select ${commentColumns(sql, viewerId)} from board_comments
    where post_id = ${postId} and (${isListed(sql)} or user_id = ${viewerId})
    order by coalesce(parent_id, id), id limit ${page.count} offset ${offsetOf(page)}`;
}

export async function findComment(sql: Sql, id: number, viewerId: number | null): Promise<CommentRow | undefined> {
  const [row] = await sql<CommentRow[]>`select ${commentColumns(sql, viewerId)} from board_comments where id = ${id}`;
  return row;
}

export type NewComment = {
  postId: number;
  parentId: number | null;
  userId: number | null;
  content: string;
  adminName: string | null;
  adminEmail: string | null;
  createdAt: Date;
};

/** On a locked post. */
export async function insertComment(sql: Sql, comment: NewComment): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into board_comments ${sql(comment, 'postId', 'parentId', 'userId', 'content', 'adminName', 'adminEmail', 'createdAt')}
    returning id`;
  await addToCounts(sql, comment.postId, { comments: 1, answers: comment.parentId === null ? 1 : 0 });
  return row!.id;
}

export async function updateComment(sql: Sql, id: number, change: { content: string; updatedAt: Date }): Promise<void> {
  await sql`update board_comments set ${sql(change, 'content', 'updatedAt')} where id = ${id}`;
}

/** On a locked post, of one that is not deleted yet. What has answers stays without its words, until the last of them goes. */
export async function deleteComment(sql: Sql, { id, postId, parentId, hiddenReason }: CommentRow, now: Date): Promise<void> {
  const kept = await sql`
    update board_comments set deleted_at = ${now}, content = '', user_id = null, admin_name = null, admin_email = null
    where id = ${id} and exists (select 1 from board_comments b where b.parent_id = ${id})`;
  if (kept.count > 0) await sql`update board_posts set accepted_comment_id = null where id = ${postId} and accepted_comment_id = ${id}`;
  const gone = await sql`
    delete from board_comments c where (c.id = ${id} and c.deleted_at is null)
    or (c.id = ${parentId} and c.deleted_at is not null
      and not exists (select 1 from board_comments b where b.parent_id = c.id and b.id <> ${id}))`;
  await addToCounts(sql, postId, { comments: -gone.count, answers: parentId === null ? -1 : 0 });
  const [hidden] = await sql`select 1 from board_comments where post_id = ${postId} and hidden_at is not null limit 1`;
  if (hidden || hiddenReason !== null) await recountComments(sql, postId);
}

/** On a locked post. An accepted answer is accepted no more. */
export async function hideComment(sql: Sql, { id, postId }: CommentRow, reason: string, now: Date): Promise<void> {
  await sql`update board_comments set hidden_at = coalesce(hidden_at, ${now}), hidden_reason = ${reason} where id = ${id}`;
  await sql`update board_posts set accepted_comment_id = null where id = ${postId} and accepted_comment_id = ${id}`;
  await recountComments(sql, postId);
}

/** On a locked post. */
export async function showComment(sql: Sql, { id, postId }: CommentRow): Promise<void> {
  await sql`update board_comments set hidden_at = null, hidden_reason = null where id = ${id}`;
  await recountComments(sql, postId);
}

/** Of one post, where something of it is hidden: what hides others' places can't be added up. */
async function recountComments(sql: Sql, postId: number): Promise<void> {
  await sql`
    update board_posts set (comment_count, answer_count) = (
      select count(*) filter (where ${isListed(sql)}),
        count(*) filter (where parent_id is null and deleted_at is null and hidden_at is null)
      from board_comments where post_id = ${postId})
    where id = ${postId}`;
}

/** Of its readers' comments, and of answers that still say something. */
async function addToCounts(sql: Sql, postId: number, { comments, answers }: { comments: number; answers: number }): Promise<void> {
  await sql`
    update board_posts set comment_count = comment_count + ${comments}, answer_count = answer_count + ${answers} where id = ${postId}`;
}
