import { useLocation } from 'react-router-dom';

export type Board = { id: string; name: string; path: string; description: string };

export const freeBoard: Board = {
  id: 'mypet',
  name: '자유게시판',
  path: '/community/mypet',
  description: '반려동물과 지내는 이야기를 편하게 나눠 보세요.',
};

const petTips: Board = {
  id: 'petcafe',
  name: '펫 꿀팁',
  path: '/community/petcafe',
  description: '반려동물을 키우며 알게 된 작은 비법을 나눠요.',
};

export const boards: readonly Board[] = [freeBoard, petTips];

/** The community's screens as people find them. */
export const tabs: readonly { name: string; path: string }[] = [
  freeBoard,
  petTips,
  { name: '이벤트', path: '/community/marketplace' },
  { name: '콘테스트', path: '/community/contest' },
];

export function useBoard(): Board {
  const { pathname } = useLocation();
  return boards.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? freeBoard;
}

export const postPath = (board: Board, idx: number) => `${board.path}/${idx}`;
export const inputPath = (board: Board) => `${board.path}/input`;
export const editPath = (board: Board, idx: number) => `${board.path}/${idx}/edit`;
