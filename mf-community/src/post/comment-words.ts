import type { Board } from '../board/boards.ts';

/** What is said below a post is called: of questions the threads are answers. */
export const nounOf = (board: Board) => (board.id === 'ask' ? '답변' : '댓글');
