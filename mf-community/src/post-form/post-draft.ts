/** What somebody writes; `content` is HTML. */
export type PostDraft = { title: string; content: string };

export const emptyDraft: PostDraft = { title: '', content: '' };

export const TITLE_MAX = 100;
const CONTENT_MAX = 20_000;

const lengthOf = (text: string) => [...text].length;

export const isSameDraft = (one: PostDraft, other: PostDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** True where no word is written and no picture shown. */
const isEmpty = (html: string) => !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** What is wrong with it, before it is sent. */
export function checkDraft({ title, content }: PostDraft): { title?: string; content?: string } {
  return {
    ...((title.trim() === '' || lengthOf(title) > TITLE_MAX) && { title: `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.` }),
    ...(isEmpty(content) && { content: '내용을 적어 주세요.' }),
    ...(lengthOf(content) > CONTENT_MAX && { content: '내용은 20,000자까지 적을 수 있어요. 조금 줄여 주세요.' }),
  };
}
