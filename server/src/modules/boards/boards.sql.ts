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
  category: string | null;
  status: number;
  /** The subject of a question: the animal, its age then, and its symptoms. */
  petKind: string | null;
  petMonths: number | null;
  symptom: string | null;
  /** Its first picture. */
  picture: string | null;
  viewCount: number;
  likeCount: number;
  commentCount: number;
  answerCount: number;
  acceptedCommentId: number | null;
  isLiked: boolean;
  isBookmarked: boolean;
  isReported: boolean;
  /** The reason why an operator has hidden it; null while it is shown. */
  hiddenReason: string | null;
  createdAt: string;
  updatedAt: string | null;
};

const postColumns = (sql: Sql, viewerId: number | null, content = sql`content`) => sql`
  id, board_id, idx, user_id, title, ${content}, category, status, pet_kind, pet_months, symptom,
  substring(content from '<img src="([^"]+)"') as picture,
  view_count, like_count, comment_count, answer_count, accepted_comment_id, hidden_reason, created_at, updated_at,
  exists (select 1 from board_likes l where l.post_id = board_posts.id and l.user_id = ${viewerId}) as is_liked,
  exists (select 1 from board_bookmarks b where b.post_id = board_posts.id and b.user_id = ${viewerId}) as is_bookmarked,
  exists (select 1 from reported_things r where r.kind = 'post' and r.thing_id = board_posts.id and r.reporter_id = ${viewerId}) as is_reported`;

const beginning = (sql: Sql) => sql`left(content, ${READ_FOR_LIST}) as content`;

/** As far as they are there, in no order. */
export async function listPostsByIdx(sql: Sql, board: BoardId, numbers: readonly number[], viewerId: number | null): Promise<PostRow[]> {
  if (numbers.length === 0) return [];
  return sql<PostRow[]>`
    select ${postColumns(sql, viewerId, beginning(sql))} from board_posts
    where board_id = ${board} and idx = any(${[...numbers]}::int[]) and hidden_at is null`;
}

export async function listPostsBy(sql: Sql, authorId: number, board: BoardId, page: Page): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select ${postColumns(sql, authorId, beginning(sql))} from board_posts where user_id = ${authorId} and board_id = ${board}
    order by id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countPostsBy(sql: Sql, board: BoardId, authorId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from board_posts where board_id = ${board} and user_id = ${authorId}`;
  return row!.total;
}

/** Kept last first. */
export async function listBookmarked(sql: Sql, userId: number, page: Page): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select ${postColumns(sql, userId, beginning(sql))} from board_posts
    join (select post_id, created_at as kept_at from board_bookmarks where user_id = ${userId}) kept on kept.post_id = id
    where hidden_at is null order by kept_at desc, id desc limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countBookmarked(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from board_bookmarks b join board_posts p on p.id = b.post_id where b.user_id = ${userId} and p.hidden_at is null`;
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

type NeighbourPost = { idx: number; title: string };

export async function findNeighbours(
  sql: Sql,
  board: BoardId,
  idx: number,
): Promise<{ previous: NeighbourPost | null; next: NeighbourPost | null }> {
  const [[previous], [next]] = await Promise.all([
    sql<
      NeighbourPost[]
    >`select idx, title from board_posts where board_id = ${board} and idx < ${idx} and hidden_at is null order by idx desc limit 1`,
    sql<
      NeighbourPost[]
    >`select idx, title from board_posts where board_id = ${board} and idx > ${idx} and hidden_at is null order by idx limit 1`,
  ]);
  return { previous: previous ?? null, next: next ?? null };
}

/** The fields of a post that can be changed. */
export type PostValues = {
  title: string;
  content: string;
  category: string | null;
  status: number;
  petKind: string | null;
  petMonths: number | null;
  symptom: string | null;
};
const valueColumns = ['title', 'content', 'category', 'status', 'petKind', 'petMonths', 'symptom'] as const;

/** Takes the board's next number; whoever writes at the same moment waits for it. */
export async function insertPost(sql: Sql, post: PostValues & { boardId: BoardId; userId: number; createdAt: Date }): Promise<number> {
  const [numbered] = await sql<{ idx: number }[]>`
    update board_numbers set last_idx = last_idx + 1 where board_id = ${post.boardId} returning last_idx as idx`;
  const [row] = await sql<{ id: number }[]>`
    insert into board_posts ${sql({ ...post, idx: numbered!.idx }, 'boardId', 'idx', 'userId', ...valueColumns, 'createdAt')} returning id`;
  return row!.id;
}

export async function updatePost(sql: Sql, id: number, change: PostValues & { updatedAt: Date }): Promise<void> {
  await sql`update board_posts set ${sql(change, ...valueColumns, 'updatedAt')} where id = ${id}`;
}

export async function deletePost(sql: Sql, id: number): Promise<void> {
  await sql`delete from board_posts where id = ${id}`;
}

/** On a locked post, which leaves all lists; a second reason replaces the first. */
export async function hidePost(sql: Sql, id: number, reason: string, now: Date): Promise<void> {
  await sql`update board_posts set hidden_at = coalesce(hidden_at, ${now}), hidden_reason = ${reason} where id = ${id}`;
}

/** On a locked post. */
export async function showPost(sql: Sql, id: number): Promise<void> {
  await sql`update board_posts set hidden_at = null, hidden_reason = null where id = ${id}`;
}

/** Adds to the post's views unless this visitor was counted on this day (false). The lock keeps the post from going away meanwhile. */
export async function countView(sql: Sql, { postId, day, visitor }: { postId: number; day: string; visitor: string }): Promise<boolean> {
  const counted = await sql`
    with seen as (
      insert into board_views (post_id, day, visitor)
      select id, ${day}::date, ${visitor} from board_posts where id = ${postId} and hidden_at is null for key share
      on conflict do nothing returning post_id
    )
    update board_posts set view_count = view_count + 1 where id in (select post_id from seen)`;
  return counted.count > 0;
}

/** Some of those before a day, which are counted; false when there are none. */
export async function forgetViews(sql: Sql, before: string, most: number): Promise<boolean> {
  const gone = await sql`delete from board_views where ctid = any(array(select ctid from board_views where day < ${before} limit ${most}))`;
  return gone.count > 0;
}

/** Holds the post until the transaction ends; false when there is none. Taken before anything below it, so that nobody deadlocks. */
export async function lockPost(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select id from board_posts where id = ${id} for update`;
  return rows.length > 0;
}
