import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noAccessPermission, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { maskNumbers } from '../../platform/text/mask-numbers.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { WordsService } from '../words/index.ts';
import { alertsOfComment } from './alerts.ts';
import { canWriteComment, checkComment, isAuthor, isGone, isShown } from './boards.policy.ts';
import { findPost, lockPost } from './boards.sql.ts';
import * as store from './comments.sql.ts';
import type { AskedPage } from './lists.service.ts';

export type PostComment = store.CommentRow;
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
type Forbidden = AppError<'NO_ACCESS_PERMISSION'>;
type TooMany = AppError<'TOO_MANY_REQUESTS'>;

/** Comments below posts, and answers below comments: one level. */
export type CommentsService = {
  /** Threads by their first comment, oldest first, each with its answers. */
  listComments(postId: number, asked: AskedPage, viewerId?: number): Promise<Result<PostComment[], Invalid | Missing>>;
  countComments(postId: number, viewerId?: number): Promise<Result<number, Missing>>;
  /** Below `parentId` it joins the thread of that one. */
  writeComment(viewer: Viewer, postId: number, content: string, parentId?: number): Promise<Result<PostComment, AppError>>;
  /** Of the house; shown as its own. Inside the caller's transaction. */
  writeAsOperator(
    tx: Transaction,
    postId: number,
    comment: { content: string; name: string; email: string },
  ): Promise<Result<PostComment, Invalid | Missing>>;
  editComment(viewer: Viewer, id: number, content: string): Promise<Result<PostComment, Invalid | Missing | Forbidden | TooMany>>;
  /** One with answers stays, without its words. */
  deleteComment(viewer: Viewer, id: number): Promise<Result<true, Missing | Forbidden>>;
};

const noPost = notFound('없는 글이에요. 이미 삭제됐을 수 있어요.');
const noComment = notFound('없는 댓글이에요. 이미 삭제됐을 수 있어요.');

type Deps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  alerts: Pick<AlertsService, 'tell'>;
  words: Pick<WordsService, 'check'>;
};

export function createCommentsService({ db, clock, rateLimits, alerts, words }: Deps): CommentsService {
  const limitWrites = createLimitWrites(rateLimits);
  async function ownComment(sql: Sql, viewer: Viewer, id: number): Promise<Result<PostComment, Missing | Forbidden>> {
    const comment = await store.findComment(sql, id, viewer.id);
    if (!comment || comment.deletedAt !== null) return err(noComment);
    return isAuthor(viewer.id, comment.userId) ? ok(comment) : err(noAccessPermission);
  }

  /** Runs `change` on a comment of the viewer's that nobody else changes meanwhile. */
  async function onOwnComment<T>(
    viewer: Viewer,
    id: number,
    change: (tx: Transaction, comment: PostComment) => Promise<T>,
  ): Promise<Result<T, Missing | Forbidden>> {
    const own = await ownComment(db, viewer, id);
    if (!own.ok) return own;
    return inTransaction<Result<T, Missing | Forbidden>>(db, async (tx) => {
      await lockPost(tx, own.value.postId);
      const still = await ownComment(tx, viewer, id);
      return still.ok ? ok(await change(tx, still.value)) : still;
    });
  }

  async function parseContent(typed: string): Promise<Result<string, Invalid>> {
    const content = typed.trim();
    const errors = [...checkComment(content), ...(await words.check({ content: { label: '댓글', text: content } }))];
    return errors.length > 0 ? err(validationFailed(errors)) : ok(maskNumbers(content));
  }

  return {
    async listComments(postId, asked, viewerId) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const post = await findPost(db, postId, null);
      if (!post || !isShown(post, viewerId)) return err(noPost);
      return ok(await store.listComments(db, postId, viewerId ?? null, page.value));
    },

    async countComments(postId, viewerId) {
      const post = await findPost(db, postId, null);
      return post && isShown(post, viewerId) ? ok(post.commentCount) : err(noPost);
    },

    async writeComment(viewer, postId, typed, below) {
      const content = await parseContent(typed);
      if (!content.ok) return content;
      const allowed = await limitWrites('comment', viewer);
      if (!allowed.ok) return allowed;
      return inTransaction<Result<PostComment, AppError>>(db, async (tx) => {
        const post = (await lockPost(tx, postId)) ? await findPost(tx, postId, viewer.id) : undefined;
        if (!post || post.hiddenReason !== null) return err(noPost);
        const parent = below === undefined ? null : ((await store.findComment(tx, below, viewer.id)) ?? noComment);
        if (parent !== null && ('code' in parent || parent.postId !== postId || isGone(parent))) return err(noComment);
        if (!canWriteComment(post, viewer, parent !== null)) return err(noAccessPermission);
        const id = await store.insertComment(tx, {
          postId,
          parentId: parent && (parent.parentId ?? parent.id),
          userId: viewer.id,
          content: content.value,
          adminName: null,
          adminEmail: null,
          createdAt: clock.now(),
        });
        await alerts.tell(tx, alertsOfComment({ post, writerId: viewer.id, parent }));
        const written = await store.findComment(tx, id, viewer.id);
        return written ? ok(written) : err(noComment);
      });
    },

    async writeAsOperator(tx, postId, { content: typed, name, email }) {
      const content = await parseContent(typed);
      if (!content.ok) return content;
      if (!(await lockPost(tx, postId))) return err(noPost);
      const comment = { postId, parentId: null, userId: null, content: content.value, adminName: name, adminEmail: email };
      const id = await store.insertComment(tx, { ...comment, createdAt: clock.now() });
      const written = await store.findComment(tx, id, null);
      return written ? ok(written) : err(noComment);
    },

    async editComment(viewer, id, typed) {
      const own = await ownComment(db, viewer, id);
      if (!own.ok) return own;
      const content = await parseContent(typed);
      if (!content.ok) return content;
      const allowed = await limitWrites('comment', viewer);
      if (!allowed.ok) return allowed;
      const change = { content: content.value, updatedAt: clock.now() };
      return onOwnComment(viewer, id, async (tx, comment) => {
        await store.updateComment(tx, id, change);
        return { ...comment, content: change.content, updatedAt: change.updatedAt.toISOString() };
      });
    },

    deleteComment: (viewer, id) =>
      onOwnComment<true>(viewer, id, async (tx, comment) => {
        await store.deleteComment(tx, comment, clock.now());
        return true;
      }),
  };
}
