import type { Sql } from '../../platform/database/database.ts';
import type { BoardId, ReportReason } from './boards.policy.ts';

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

export type NewReport = {
  postId: number | null;
  commentId: number | null;
  userId: number;
  reason: ReportReason;
  detail: string | null;
  createdAt: Date;
};

/** On a locked post. False when this person has reported it before. */
export async function insertReport(sql: Sql, report: NewReport): Promise<boolean> {
  const rows = await sql`
    insert into board_reports ${sql(report, 'postId', 'commentId', 'userId', 'reason', 'detail', 'createdAt')}
    on conflict do nothing returning 1`;
  return rows.length > 0;
}

export type Reported = {
  boardId: BoardId;
  idx: number;
  title: string;
  /** Of a comment; null where the post itself is reported. */
  commentId: number | null;
  comment: string | null;
  reports: { reason: ReportReason; detail: string | null; createdAt: string }[];
};

/** Posts and comments with reports that nobody has looked at, those with the most of them first. */
export async function listReported(sql: Sql, count: number): Promise<Reported[]> {
  return sql<Reported[]>`
    select p.board_id, p.idx, p.title, r.comment_id, c.content as comment,
      jsonb_agg(jsonb_build_object('reason', r.reason, 'detail', r.detail, 'createdAt', r.created_at) order by r.created_at) as reports
    from board_reports r left join board_comments c on c.id = r.comment_id join board_posts p on p.id = coalesce(r.post_id, c.post_id)
    where r.settled_at is null group by p.id, r.comment_id, c.content order by count(*) desc, min(r.created_at) limit ${count}`;
}
