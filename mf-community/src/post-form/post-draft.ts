import type { Board } from '../board/boards.ts';

/** A post as somebody writes it; `content` is HTML, and a choice that was not made is ''. */
export type PostDraft = {
  title: string;
  content: string;
  category: string;
  /** Of an event: 0 while it goes on, 1 when it is over. */
  status: string;
  /** Of a question: which of one's own pets, and what is seen. */
  petId: string;
  symptom: string;
};

export const emptyDraft: PostDraft = { title: '', content: '', category: '', status: '0', petId: '', symptom: '' };

type StoredPost = { title: string; content: string; category: string | null; status: number; symptom: string | null };

/** For changing what is stored. A question keeps its pet as it was, unless another is chosen. */
export const draftOf = ({ title, content, category, status, symptom }: StoredPost): PostDraft => ({
  ...emptyDraft,
  title,
  content,
  category: category ?? '',
  status: String(status),
  symptom: symptom ?? '',
});

/** As the API takes it; null leaves what is stored. */
export const inputOf = (board: Board, { title, content, category, status, petId, symptom }: PostDraft) => ({
  title,
  content,
  category: category || null,
  status: board.hasStatus ? Number(status) : null,
  petId: petId || null,
  symptom: board.id === 'ask' ? symptom : null,
});

export const TITLE_MAX = 100;
export const SYMPTOM_MAX = 100;
const CONTENT_MAX = 20_000;

const lengthOf = (text: string) => [...text].length;

/** True where no word is written and no picture shown. */
const isEmpty = (html: string) => !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** The faults of a draft, before it is sent. A post that was stored without a category may stay so. */
export function checkDraft(
  board: Board,
  { title, content, category }: PostDraft,
  stored = emptyDraft,
): Partial<Record<keyof PostDraft, string>> {
  const mayBeUnsorted = board.categories.length === 0 || (stored.content !== '' && stored.category === '');
  const isUnsorted = !board.categories.includes(category) && !(category === '' && mayBeUnsorted);
  return {
    ...(isUnsorted && { category: '분류를 골라 주세요.' }),
    ...((title.trim() === '' || lengthOf(title) > TITLE_MAX) && { title: `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.` }),
    ...(isEmpty(content) && { content: '내용을 적어 주세요.' }),
    ...(lengthOf(content) > CONTENT_MAX && { content: '내용은 20,000자까지 적을 수 있어요. 조금 줄여 주세요.' }),
  };
}
