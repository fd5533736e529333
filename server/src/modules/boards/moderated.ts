import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ModeratedKinds } from '../../platform/moderated.ts';
import { wordsOfHtml } from '../../platform/text/rich-text.ts';
import { topicsOfThings } from '../../platform/topics.ts';
import { addressOf } from './alerts.ts';
import { isGone, type BoardId } from './boards.policy.ts';
import { findPost, hidePost, lockPost, showPost } from './boards.sql.ts';
import { findComment, hideComment, showComment } from './comments.sql.ts';
import { addToCount } from './lists.sql.ts';

const listPathOf = (board: BoardId): string => (board === 'ask' || board === 'pet-doctor' ? '/ask' : `/community/${board}`);

/** A post stands in its board, and with its comments. */
const topicsOf = ({ id, boardId }: { id: number; boardId: BoardId }) => topicsOfThings(['posts'], [boardId, id]);

/** Posts and comments as operators see them. A post is locked before its comments, as everywhere. */
export function moderatedPosts(clock: Clock): ModeratedKinds<'post' | 'comment'> {
  const lockedPost = async (tx: Transaction, id: number, readerId: number | null) => {
    const post = (await lockPost(tx, id)) ? await findPost(tx, id, null) : undefined;
    return post && (readerId === null || post.hiddenReason === null) ? post : undefined;
  };
  const heldPost = async (tx: Transaction, id: number) => (await findPost(tx, id, null))!;
  const heldComment = async (tx: Transaction, id: number) => (await findComment(tx, id, null))!;
  return {
    post: {
      async lock(tx, id, readerId) {
        const post = await lockedPost(tx, id, readerId);
        if (!post) return undefined;
        const { title, content, userId: authorId, hiddenReason, boardId } = post;
        const text = `${title}\n${wordsOfHtml(content)}`;
        return { authorId, hiddenReason, text, authorPath: addressOf(post), listPath: listPathOf(boardId), topics: topicsOf(post) };
      },
      hiding: {
        async hide(tx, id, reason) {
          const { boardId, category, hiddenReason } = await heldPost(tx, id);
          await hidePost(tx, id, reason, clock.now());
          if (hiddenReason === null) await addToCount(tx, boardId, [{ category, by: -1 }]);
        },
        async show(tx, id) {
          const { boardId, category, hiddenReason } = await heldPost(tx, id);
          await showPost(tx, id);
          if (hiddenReason !== null) await addToCount(tx, boardId, [{ category, by: 1 }]);
        },
      },
    },
    comment: {
      async lock(tx, id, readerId) {
        const before = await findComment(tx, id, null);
        const post = before && (await lockedPost(tx, before.postId, readerId));
        const comment = post && (await findComment(tx, id, null));
        if (!comment || comment.deletedAt !== null || (readerId !== null && isGone(comment))) return undefined;
        const { content: text, userId: authorId, hiddenReason } = comment;
        return { authorId, hiddenReason, text, authorPath: addressOf(post), listPath: listPathOf(post.boardId), topics: topicsOf(post) };
      },
      hiding: {
        hide: async (tx, id, reason) => hideComment(tx, await heldComment(tx, id), reason, clock.now()),
        show: async (tx, id) => showComment(tx, await heldComment(tx, id)),
      },
    },
  };
}
