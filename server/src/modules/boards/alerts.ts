import type { AlertFacts } from '../alerts/index.ts';
import type { PostRow } from './boards.sql.ts';

/** The path of a post. */
export function addressOf({ boardId, idx }: Pick<PostRow, 'boardId' | 'idx'>): string {
  if (boardId === 'pet-doctor') return `/ask/${idx}?board=pet-doctor`;
  return boardId === 'ask' ? `/ask/${idx}` : `/community/${boardId}/${idx}`;
}

type NewComment = { post: PostRow; writerId: number; parent: { userId: number | null } | null };

/** The hearers of a comment: whoever wrote the post, and whoever began its thread. Nobody hears of their own. */
export function alertsOfComment({ post, writerId, parent }: NewComment): AlertFacts[] {
  const isAnswer = post.boardId === 'ask' && parent === null;
  const facts = { subject: String(post.id), path: addressOf(post) };
  const many = (noun: string, times: number) => (times > 1 ? `${noun} ${times}개가` : `${noun}이`);
  const toAuthor: AlertFacts | null =
    post.userId !== null && post.userId !== writerId
      ? {
          ...facts,
          userId: post.userId,
          kind: isAnswer ? 'post.answered' : 'post.commented',
          text: (times) => `‘${post.title}’에 새 ${many(isAnswer ? '답변' : '댓글', times)} 달렸어요.`,
        }
      : null;
  const below = parent?.userId ?? null;
  const toParent: AlertFacts | null =
    below !== null && below !== writerId && below !== post.userId
      ? {
          ...facts,
          userId: below,
          kind: 'comment.answered',
          text: (times) => `‘${post.title}’에 남긴 댓글에 새 ${many('답글', times)} 달렸어요.`,
        }
      : null;
  return [toAuthor, toParent].filter((alert) => alert !== null);
}

/** The hospital whose answer helped hears of it. */
export const alertOfAccepted = (post: PostRow, userId: number): AlertFacts => ({
  userId,
  kind: 'answer.accepted',
  subject: String(post.id),
  text: `‘${post.title}’에 쓴 답변이 채택됐어요.`,
  path: addressOf(post),
});
