import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import { READ_FOR_LIST } from '../../platform/text/rich-text.ts';
import type { BoardId } from './boards.policy.ts';

export type PostRow = {
  id: number;
  boardId: BoardId;
  idx: number;
  userId: number | null;
  title: string;
  content: string;
  status: number;
  viewCount: number;
  likeCount: number;
  commentCount: number;
  isLiked: boolean;
  createdAt: string;
  updatedAt: string | null;
};

const postColumns = (sql: Sql, viewerId: number | null, content = sql`content`) => sql`
  id, board_id, idx, user_id, title, ${content}, status, view_count, like_count, comment_count, created_at, updated_at,
  exists (select 1 from board_likes l where l.post_id = board_posts.id and l.user_id = ${viewerId}) as is_liked`;

const beginning = (sql: Sql) => sql`left(content, ${READ_FOR_LIST}) as content`;

export async function listPosts(sql: Sql, board: BoardId, viewerId: number | null, page: Page): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select ${postColumns(sql, viewerId, beginning(sql))} from board_posts where board_id = ${board}
    order by idx desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function listPostsBy(sql: Sql, authorId: number, board: BoardId, page: Page): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select ${postColumns(sql, authorId, beginning(sql))} from board_posts where user_id = ${authorId} and board_id = ${board}
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countPosts(sql: Sql, board: BoardId, authorId?: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from board_posts
    where board_id = ${board} ${authorId === undefined ? sql`` : sql`and user_id = ${authorId}`}`;
  return row!.total;
}

export async function findPost(sql: Sql, id: number, viewerId: number | null): Promise<PostRow | undefined> {
  const [row] = await sql<PostRow[]>`select ${postColumns(sql, viewerId)} from board_posts where id = ${id}`;
  return row;
}

export async function findPostByIdx(sql: Sql, board: BoardId, idx: number, viewerId: number | null): Promise<PostRow | undefined> {
  const [row] = await sql<PostRow[]>`
    select ${postColumns(sql, viewerId)} from board_posts where board_id = ${board} and idx = ${idx}`;
  return row;
}

export type NewPost = { boardId: BoardId; userId: number; title: string; content: string; createdAt: Date };

/** Takes the board's next number; whoever writes at the same moment waits for it. */
export async function insertPost(sql: Sql, post: NewPost): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    with numbered as (
      update board_numbers set last_idx = last_idx + 1 where board_id = ${post.boardId} returning last_idx
    )
    insert into board_posts (board_id, idx, user_id, title, content, created_at)
    select ${post.boardId}, last_idx, ${post.userId}, ${post.title}, ${post.content}, ${post.createdAt} from numbered
    returning id`;
  return row!.id;
}

export async function updatePost(sql: Sql, id: number, change: { title: string; content: string; updatedAt: Date }): Promise<void> {
  await sql`update board_posts set ${sql(change, 'title', 'content', 'updatedAt')} where id = ${id}`;
}

export async function deletePost(sql: Sql, id: number): Promise<void> {
  await sql`delete from board_posts where id = ${id}`;
}

/** Adds to the post's views unless this visitor was counted on this day (false). The lock keeps the post from going away meanwhile. */
export async function countView(sql: Sql, { postId, day, visitor }: { postId: number; day: string; visitor: string }): Promise<boolean> {
  const counted = await sql`
    with seen as (
      insert into board_views (post_id, day, visitor)
      select id, ${day}::date, ${visitor} from board_posts where id = ${postId} for key share
      on conflict do nothing returning post_id
    )
    update board_posts set view_count = view_count + 1 where id in (select post_id from seen)`;
  return counted.count > 0;
}

/** Holds the post until the transaction ends; false when there is none. Taken before anything below it, so that nobody deadlocks. */
export async function lockPost(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select id from board_posts where id = ${id} for update`;
  return rows.length > 0;
}

/** On a locked post. */
export async function toggleLike(sql: Sql, postId: number, userId: number, now: Date): Promise<void> {
  const removed = await sql`delete from board_likes where post_id = ${postId} and user_id = ${userId}`;
  const isGiven = removed.count === 0;
  if (isGiven) await sql`insert into board_likes ${sql({ postId, userId, createdAt: now })}`;
  await sql`update board_posts set like_count = like_count + ${isGiven ? 1 : -1} where id = ${postId}`;
}
