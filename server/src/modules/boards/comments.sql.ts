import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';

export type CommentRow = {
  id: number;
  postId: number;
  userId: number | null;
  content: string;
  createdAt: string;
  updatedAt: string | null;
};

export async function listComments(sql: Sql, postId: number, page: Page): Promise<CommentRow[]> {
  return sql<CommentRow[]>`
    select id, post_id, user_id, content, created_at, updated_at from board_comments where post_id = ${postId}
    order by id limit ${page.count} offset ${offsetOf(page)}`;
}

export async function findComment(sql: Sql, id: number): Promise<CommentRow | undefined> {
  const [row] = await sql<CommentRow[]>`
    select id, post_id, user_id, content, created_at, updated_at from board_comments where id = ${id}`;
  return row;
}

/** On a locked post. */
export async function insertComment(
  sql: Sql,
  comment: { postId: number; userId: number; content: string; createdAt: Date },
): Promise<CommentRow> {
  await sql`update board_posts set comment_count = comment_count + 1 where id = ${comment.postId}`;
  const [row] = await sql<CommentRow[]>`
    insert into board_comments ${sql(comment, 'postId', 'userId', 'content', 'createdAt')}
    returning id, post_id, user_id, content, created_at, updated_at`;
  return row!;
}

export async function updateComment(sql: Sql, id: number, change: { content: string; updatedAt: Date }): Promise<void> {
  await sql`update board_comments set ${sql(change, 'content', 'updatedAt')} where id = ${id}`;
}

/** On a locked post. */
export async function deleteComment(sql: Sql, { id, postId }: CommentRow): Promise<void> {
  const removed = await sql`delete from board_comments where id = ${id}`;
  await sql`update board_posts set comment_count = comment_count - ${removed.count} where id = ${postId}`;
}
