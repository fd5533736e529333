import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ok, type Result } from '../../platform/errors/result.ts';
import type { BoardsVerbs } from '../boards/index.ts';
import { recordedActs } from './recorded-acts.ts';

/** The words of the house on boards. */
export type OperatorPosts = {
  /** Below the post with this number of a board; the comment's id. */
  comment(board: string, idx: number, comment: { content: string; name: string; email: string }): Promise<Result<number>>;
};

export type OperatorPostsDeps = { db: Database; clock: Clock; boards: Pick<BoardsVerbs, 'readPost' | 'comments'> };

export function createOperatorPosts({ boards, ...deps }: OperatorPostsDeps): OperatorPosts {
  const act = recordedActs(deps);
  return {
    async comment(board, idx, comment) {
      const post = await boards.readPost(board, { idx });
      if (!post.ok) return post;
      const details = { postId: post.value.id, content: comment.content, name: comment.name };
      return act<number>('comment-post', details, async (tx) => {
        const written = await boards.comments.writeAsOperator(tx, post.value.id, comment);
        return written.ok ? ok(written.value.id) : written;
      });
    },
  };
}
