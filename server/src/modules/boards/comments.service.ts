import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noAccessPermission, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { canWriteComment, checkComment, isAuthor } from './boards.policy.ts';
import type { AskedPage } from './boards.service.ts';
import { findPost, lockPost } from './boards.sql.ts';
import * as store from './comments.sql.ts';

export type PostComment = store.CommentRow;
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;
type Refused = AppError<'NO_ACCESS_PERMISSION'>;

/** Comments below posts. */
export type CommentsService = {
  listComments(postId: number, asked: AskedPage): Promise<Result<PostComment[], Invalid | Missing>>;
  countComments(postId: number): Promise<Result<number, Missing>>;
  writeComment(viewer: Viewer, postId: number, content: string): Promise<Result<PostComment, AppError>>;
  editComment(viewer: Viewer, id: number, content: string): Promise<Result<PostComment, Invalid | Missing | Refused>>;
  deleteComment(viewer: Viewer, id: number): Promise<Result<true, Missing | Refused>>;
};

const WRITES = { max: 60, windowSeconds: 600 };
const noPost = notFound('없는 글이에요. 이미 지워졌을 수 있어요.');
const noComment = notFound('없는 댓글이에요. 이미 지워졌을 수 있어요.');

export function createCommentsService({ db, clock, rateLimits }: { db: Database; clock: Clock; rateLimits: RateLimiter }): CommentsService {
  async function ownComment(viewer: Viewer, id: number): Promise<Result<PostComment, Missing | Refused>> {
    const comment = await store.findComment(db, id);
    if (!comment) return err(noComment);
    return isAuthor(viewer.id, comment.userId) ? ok(comment) : err(noAccessPermission);
  }

  function parseContent(typed: string): Result<string, Invalid> {
    const content = typed.trim();
    const errors = checkComment(content);
    return errors.length > 0 ? err(validationFailed(errors)) : ok(content);
  }

  return {
    async listComments(postId, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      if (!(await findPost(db, postId, null))) return err(noPost);
      return ok(await store.listComments(db, postId, page.value));
    },

    async countComments(postId) {
      const post = await findPost(db, postId, null);
      return post ? ok(post.commentCount) : err(noPost);
    },

    async writeComment(viewer, postId, typed) {
      const content = parseContent(typed);
      if (!content.ok) return content;
      const allowed = await rateLimits.hit(`comment:${viewer.id}`, WRITES);
      if (!allowed.ok) return allowed;
      return inTransaction(db, async (tx) => {
        const post = (await lockPost(tx, postId)) ? await findPost(tx, postId, viewer.id) : undefined;
        if (!post) return err(noPost);
        if (!canWriteComment(post.boardId, viewer)) return err(noAccessPermission);
        return ok(await store.insertComment(tx, { postId, userId: viewer.id, content: content.value, createdAt: clock.now() }));
      });
    },

    async editComment(viewer, id, typed) {
      const own = await ownComment(viewer, id);
      if (!own.ok) return own;
      const content = parseContent(typed);
      if (!content.ok) return content;
      const change = { content: content.value, updatedAt: clock.now() };
      await store.updateComment(db, id, change);
      return ok({ ...own.value, content: change.content, updatedAt: change.updatedAt.toISOString() });
    },

    async deleteComment(viewer, id) {
      const own = await ownComment(viewer, id);
      if (!own.ok) return own;
      return inTransaction(db, async (tx) => {
        if (!(await lockPost(tx, own.value.postId))) return err(noComment);
        await store.deleteComment(tx, own.value);
        return ok(true);
      });
    },
  };
}
