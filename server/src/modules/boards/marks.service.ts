import { decideLike } from '../../platform/access/likes.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, noAccessPermission, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AlertsService } from '../alerts/index.ts';
import { alertOfAccepted } from './alerts.ts';
import { isAuthor, isGone } from './boards.policy.ts';
import { countBookmarked, findPost, lockPost, type PostRow } from './boards.sql.ts';
import { findComment } from './comments.sql.ts';
import * as store from './marks.sql.ts';

type Missing = AppError<'NOT_FOUND'>;
type TooMany = AppError<'TOO_MANY_REQUESTS'>;

/** Marks of readers on a post or a comment that is there. */
export type MarksService = {
  /** Gives a thumbs-up, or takes it back. OWN_LIKE for the author. */
  toggleLike(viewer: Viewer, id: number): Promise<Result<PostRow, Missing | TooMany | AppError<'OWN_LIKE'>>>;
  /** Keeps a post, or no more; at most 1,000 a person: TOO_MANY_BOOKMARKS. */
  toggleBookmark(viewer: Viewer, id: number): Promise<Result<PostRow, Missing | TooMany | AppError<'TOO_MANY_BOOKMARKS'>>>;
  /** By whoever asked, once: ANSWER_ACCEPTED when it is another one. */
  acceptAnswer(
    viewer: Viewer,
    postId: number,
    commentId: number,
  ): Promise<Result<PostRow, Missing | TooMany | AppError<'NO_ACCESS_PERMISSION' | 'ANSWER_ACCEPTED' | 'OWN_POST'>>>;
};

const MOST_BOOKMARKS = 1_000;
const noPost = notFound('없는 글이에요. 이미 삭제됐을 수 있어요.');
const noComment = notFound('없는 댓글이에요. 이미 삭제됐을 수 있어요.');
const ownAnswer = conflict('OWN_POST', '내가 쓴 답변은 채택할 수 없어요.');
const accepted = conflict('ANSWER_ACCEPTED', '이미 다른 답변을 채택했어요.');
const tooMany = conflict('TOO_MANY_BOOKMARKS', `글은 ${MOST_BOOKMARKS.toLocaleString('ko-KR')}개까지 스크랩할 수 있어요.`);

type Deps = { db: Database; clock: Clock; rateLimits: RateLimiter; alerts: Pick<AlertsService, 'tell'> };

export function createMarksService({ db, clock, rateLimits, alerts }: Deps): MarksService {
  /** Runs `mark` on a post that stays meanwhile, and answers what it is then. */
  function onPost<E extends AppError>(
    viewer: Viewer,
    id: number,
    mark: (tx: Transaction, post: PostRow) => Promise<E | null>,
  ): Promise<Result<PostRow, E | Missing>> {
    return inTransaction<Result<PostRow, E | Missing>>(db, async (tx) => {
      const post = (await lockPost(tx, id)) ? await findPost(tx, id, viewer.id) : undefined;
      if (!post || post.hiddenReason !== null) return err(noPost);
      const refused = await mark(tx, post);
      if (refused) return err(refused);
      const marked = await findPost(tx, id, viewer.id);
      return marked ? ok(marked) : err(noPost);
    });
  }

  const limitWrites = createLimitWrites(rateLimits);
  const allowMark = (viewer: Viewer) => limitWrites('post-mark', viewer);

  return {
    async toggleLike(viewer, id) {
      const allowed = await allowMark(viewer);
      if (!allowed.ok) return allowed;
      return onPost<AppError<'OWN_LIKE'>>(viewer, id, async (tx, post) => {
        const decided = decideLike(viewer, post);
        if (!decided.ok) return decided.error;
        await store.toggleLike(tx, id, viewer.id, clock.now());
        return null;
      });
    },

    async toggleBookmark(viewer, id) {
      const allowed = await allowMark(viewer);
      if (!allowed.ok) return allowed;
      return onPost<AppError<'TOO_MANY_BOOKMARKS'>>(viewer, id, async (tx, post) => {
        if (!post.isBookmarked && (await countBookmarked(tx, viewer.id)) >= MOST_BOOKMARKS) return tooMany;
        await store.toggleBookmark(tx, id, viewer.id, clock.now());
        return null;
      });
    },

    async acceptAnswer(viewer, postId, commentId) {
      const allowed = await allowMark(viewer);
      if (!allowed.ok) return allowed;
      return onPost<AppError<'NOT_FOUND' | 'NO_ACCESS_PERMISSION' | 'ANSWER_ACCEPTED' | 'OWN_POST'>>(viewer, postId, async (tx, post) => {
        if (post.boardId !== 'ask') return noPost;
        if (!isAuthor(viewer.id, post.userId)) return noAccessPermission;
        const answer = await findComment(tx, commentId, viewer.id);
        if (answer?.postId !== postId || answer.parentId !== null || isGone(answer)) return noComment;
        if (isAuthor(viewer.id, answer.userId)) return ownAnswer;
        if (post.acceptedCommentId !== null) return post.acceptedCommentId === commentId ? null : accepted;
        await store.acceptAnswer(tx, postId, commentId);
        if (answer.userId !== null) await alerts.tell(tx, [alertOfAccepted(post, answer.userId)]);
        return null;
      });
    },
  };
}
