import { parseId } from '../../platform/database/ids.ts';
import type { OperatorPosts } from './posts.service.ts';

/** As they were typed. */
export type PostValues = { text?: string | undefined; writer?: string | undefined; email?: string | undefined };
type Say = { say(line: string): number; refuse(line: string): number };

const HOUSE = '펫케어 운영팀';
const MAILBOX = 'help@petcare.example';

/** `posts reports` and `posts comment …`. Null where it is none of them. */
export async function runPosts(
  posts: OperatorPosts,
  [kind, what, board, idx]: readonly (string | undefined)[],
  { text, writer = HOUSE, email = MAILBOX }: PostValues,
  { say, refuse }: Say,
): Promise<number | null> {
  if (kind === 'posts' && what === 'reports') {
    const reported = await posts.reported();
    for (const one of reported) {
      const reasons = one.reports.map(({ reason, detail }) => (detail ? `${reason}: ${detail}` : reason));
      const named = one.commentId === null ? '글' : `댓글 ${one.commentId}번`;
      say([`${one.boardId} ${one.idx}번 ${named}`, `신고 ${reasons.length}건`, ...reasons].join(' · '));
      say(`  ${(one.comment ?? one.title).replaceAll('\n', ' ')}`);
    }
    return say(`신고된 글과 댓글 ${reported.length}개`);
  }
  if (kind !== 'posts' || what !== 'comment' || !board || !idx || text === undefined) return null;
  const written = await posts.comment(board, parseId(idx), { content: text, name: writer, email });
  return written.ok ? say(`댓글 ${written.value}번을 남겼어요.`) : refuse(written.error.message);
}
