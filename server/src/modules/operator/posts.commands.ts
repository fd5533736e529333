import { parseId } from '../../platform/database/ids.ts';
import type { OperatorPosts } from './posts.service.ts';

/** As they were typed. */
export type PostValues = { text?: string | undefined; writer?: string | undefined; email?: string | undefined };
type Say = { say(line: string): number; refuse(line: string): number };

const HOUSE = '펫케어 운영팀';
const MAILBOX = 'help@petcare.example';

/** `posts comment …`. Null where it is none of them. */
export async function runPosts(
  posts: OperatorPosts,
  [kind, what, board, idx]: readonly (string | undefined)[],
  { text, writer = HOUSE, email = MAILBOX }: PostValues,
  { say, refuse }: Say,
): Promise<number | null> {
  if (kind !== 'posts' || what !== 'comment' || !board || !idx || text === undefined) return null;
  const written = await posts.comment(board, parseId(idx), { content: text, name: writer, email });
  return written.ok ? say(`댓글 ${written.value}번을 남겼어요.`) : refuse(written.error.message);
}
