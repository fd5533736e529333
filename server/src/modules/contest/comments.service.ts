import { decideLike } from '../../platform/access/likes.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Page } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AlertsService } from '../alerts/index.ts';
import { maskNumbers } from '../../platform/text/mask-numbers.ts';
import type { WordsService } from '../words/index.ts';
import * as store from './comments.sql.ts';
import { checkComment, decideOpen, isGone, isShown, type ContestClosed } from './contest.policy.ts';
import { noEntry, onEntry } from './contest.service.ts';
import { findEntry } from './contest.sql.ts';

export type Comment = store.CommentRow;
export type CommentPage = { items: (Comment & { answers: Comment[] })[]; total: number };
type Missing = AppError<'NOT_FOUND'>;
type Deps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  alerts: Pick<AlertsService, 'tell'>;
  words: Pick<WordsService, 'check'>;
};

/** Comments on entries, and on comments of entries. */
export type CommentsService = {
  /** The oldest first, each with the first hundred answers to it; the total is of those on the entry itself. */
  listComments(entryId: number, page: Page, viewerId?: number): Promise<Result<CommentPage, Missing>>;
  /** An answer to an answer becomes one to what that answers. Phone and resident numbers are masked. */
  comment(viewer: Viewer, entryId: number, draft: { comment: string; parentId: number | null }): Promise<Result<Comment>>;
  remove(viewer: Viewer, id: number): Promise<Result<null>>;
  toggleLike(viewer: Viewer, id: number): Promise<Result<Comment, Missing | ContestClosed | AppError<'OWN_LIKE' | 'TOO_MANY_REQUESTS'>>>;
  listLikers(id: number, page: Page): Promise<Result<{ userIds: number[]; total: number }, Missing>>;
};

const MOST_ANSWERS = 100;
const noComment = notFound('없는 댓글이에요. 이미 삭제됐을 수 있어요.');

export function createCommentsService({ db, clock, rateLimits, alerts, words }: Deps): CommentsService {
  const limitWrites = createLimitWrites(rateLimits);
  const shown = (comment: Comment | undefined): Result<Comment, Missing> => (comment ? ok(comment) : err(noComment));

  return {
    async listComments(entryId, page, viewerId = undefined) {
      const viewer = viewerId ?? null;
      const entry = await findEntry(db, entryId, viewer);
      if (!entry || !isShown(entry, viewerId)) return err(noEntry);
      const comments = await store.listComments(db, entryId, viewer, page);
      const answers = await store.listAnswers(
        db,
        comments.map(({ id }) => id),
        viewer,
        MOST_ANSWERS,
      );
      const items = comments.map((comment) => ({ ...comment, answers: answers.filter(({ parentId }) => parentId === comment.id) }));
      return ok({ items, total: await store.countComments(db, entryId, viewer) });
    },
    async comment(viewer, entryId, { comment: typed, parentId: askedParent }) {
      const content = maskNumbers(typed.trim());
      const errors = [...checkComment(content), ...(await words.check({ comment: { label: '댓글', text: content } }))];
      if (errors.length > 0) return err(validationFailed(errors));
      const allowed = await limitWrites('contest-comment', viewer);
      if (!allowed.ok) return allowed;
      return onEntry<Comment, AppError>(db, entryId, viewer.id, async (tx, entry, round) => {
        const open = decideOpen(round, clock.now());
        if (!open.ok) return open;
        if (entry.hiddenReason !== null) return err(noEntry);
        const parent = askedParent === null ? undefined : await store.findComment(tx, askedParent, viewer.id);
        if (askedParent !== null && (parent?.entryId !== entryId || isGone(parent))) return err(noComment);
        const parentId = parent ? (parent.parentId ?? parent.id) : null;
        const id = await store.insertComment(tx, { entryId, parentId, userId: viewer.id, content, createdAt: clock.now() });
        const hearers = new Set([entry.userId, parent?.userId ?? null].filter((userId) => userId !== null && userId !== viewer.id));
        const news = { kind: 'contest.commented', subject: String(entryId), path: `/community/contest/${entryId}` } as const;
        const text = (times: number) => `콘테스트 응모작 ‘${entry.title}’에 새 댓글${times === 1 ? '이' : ` ${times}개가`} 달렸어요.`;
        await alerts.tell(
          tx,
          [...hearers].map((userId) => ({ ...news, userId: userId!, text })),
        );
        return shown(await store.findComment(tx, id, viewer.id));
      });
    },
    async remove(viewer, id) {
      const found = await store.findComment(db, id, viewer.id);
      if (!found || found.userId !== viewer.id) return err(noComment);
      return onEntry<null, AppError>(db, found.entryId, viewer.id, async (tx) => {
        const comment = await store.findComment(tx, id, viewer.id);
        if (!comment || comment.content === null) return err(noComment);
        await store.deleteComment(tx, comment);
        return ok(null);
      });
    },
    async toggleLike(viewer, id) {
      const few = await limitWrites('contest-like', viewer);
      if (!few.ok) return few;
      const found = await store.findComment(db, id, viewer.id);
      if (!found) return err(noComment);
      return onEntry<Comment, Missing | ContestClosed | AppError<'OWN_LIKE'>>(db, found.entryId, viewer.id, async (tx, _entry, round) => {
        const open = decideOpen(round, clock.now());
        if (!open.ok) return open;
        const comment = await store.findComment(tx, id, viewer.id);
        if (!comment || isGone(comment)) return err(noComment);
        const allowed = decideLike(viewer, comment);
        if (!allowed.ok) return allowed;
        await store.toggleCommentLike(tx, id, viewer.id, clock.now());
        return shown(await store.findComment(tx, id, viewer.id));
      });
    },
    async listLikers(id, page) {
      const comment = await store.findComment(db, id, null);
      return comment && !isGone(comment)
        ? ok({ userIds: await store.listCommentLikers(db, id, page), total: comment.likeCount })
        : err(noComment);
    },
  };
}
