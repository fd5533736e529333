import type { Board } from '../board/boards.ts';

/** The words for what stands below a post: of questions the threads are answers. */
export const nounOf = (board: Board) => (board.id === 'ask' ? '답변' : '댓글');
