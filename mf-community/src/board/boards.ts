import { useLocation } from 'react-router-dom';

export type BoardId = 'marketplace' | 'petcafe' | 'mypet' | 'ask' | 'pet-doctor';
export type Board = {
  id: BoardId;
  name: string;
  path: string;
  description: string;
  /** The order of its posts, in the words of the API. */
  categories: readonly string[];
  /** Its posts are going on, or over. */
  hasStatus?: boolean;
  /** Seen by who writes there, in the business page. */
  isDesk?: boolean;
};

export const freeBoard: Board = {
  id: 'mypet',
  name: '자유게시판',
  path: '/community/mypet',
  description: '반려동물과 지내는 이야기를 편하게 나눠 보세요.',
  categories: ['일상', '질문', '자랑', '나눔', '기타'],
};

export const petTips: Board = {
  id: 'petcafe',
  name: '펫 꿀팁',
  path: '/community/petcafe',
  description: '반려동물을 키우며 알게 된 작은 비법을 나눠요.',
  categories: ['건강', '미용', '훈련', '먹거리', '용품', '여행', '기타'],
};

export const events: Board = {
  id: 'marketplace',
  name: '이벤트',
  path: '/community/marketplace',
  description: '반려동물과 함께하는 할인, 나눔, 모임 소식을 모았어요.',
  categories: [],
  hasStatus: true,
};

const fields = ['피부', '눈', '귀', '치아·구강', '소화기', '관절·뼈', '심장·호흡기', '비뇨기', '행동', '예방·영양', '기타'];

export const questions: Board = {
  id: 'ask',
  name: '수의사에게 물어보기',
  path: '/ask',
  description: '아이의 증상과 궁금한 점을 물어보면 동물병원 수의사가 답해 드려요.',
  categories: fields,
};

/** Vets' columns: read in the second tab of the questions, written in the business page. */
export const columns: Board = {
  id: 'pet-doctor',
  name: '수의사 칼럼',
  path: '/ask',
  description: '동물병원 수의사가 알려 주는 건강 이야기를 읽어 보세요.',
  categories: fields,
};

/** The same where a hospital writes its own. */
export const columnDesk: Board = { ...columns, path: '/bizpage/pet-doctor', isDesk: true };

export const boards: readonly Board[] = [freeBoard, petTips, events];

/** The community's screens as people find them. */
export const tabs: readonly { name: string; path: string }[] = [
  freeBoard,
  petTips,
  events,
  { name: '콘테스트', path: '/community/contest' },
];

export function useBoard(): Board {
  const { pathname } = useLocation();
  return boards.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? freeBoard;
}

const isRead = ({ id, isDesk }: Board) => id === 'pet-doctor' && !isDesk;

export const listPath = (board: Board) => (isRead(board) ? `${board.path}?tab=column` : board.path);
export const postPath = (board: Board, idx: number) => (isRead(board) ? `${board.path}/${idx}?board=pet-doctor` : `${board.path}/${idx}`);
const placeToWrite = (board: Board) => (isRead(board) ? columnDesk : board).path;
export const inputPath = (board: Board) => `${placeToWrite(board)}/input`;
export const editPath = (board: Board, idx: number) => `${placeToWrite(board)}/${idx}/edit`;
