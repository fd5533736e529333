import type { Sql } from '../../platform/database/database.ts';

/** On a locked post. */
export async function toggleLike(sql: Sql, postId: number, userId: number, now: Date): Promise<void> {
  const removed = await sql`delete from board_likes where post_id = ${postId} and user_id = ${userId}`;
  const isGiven = removed.count === 0;
  if (isGiven) await sql`insert into board_likes ${sql({ postId, userId, createdAt: now })}`;
  await sql`update board_posts set like_count = like_count + ${isGiven ? 1 : -1} where id = ${postId}`;
}

/** On a locked post. */
export async function toggleBookmark(sql: Sql, postId: number, userId: number, now: Date): Promise<void> {
  const removed = await sql`delete from board_bookmarks where post_id = ${postId} and user_id = ${userId}`;
  if (removed.count === 0) await sql`insert into board_bookmarks ${sql({ postId, userId, createdAt: now })}`;
}

/** On a locked post: its accepted answer, where it has none. */
export async function acceptAnswer(sql: Sql, postId: number, commentId: number): Promise<void> {
  await sql`update board_posts set accepted_comment_id = ${commentId} where id = ${postId} and accepted_comment_id is null`;
}
