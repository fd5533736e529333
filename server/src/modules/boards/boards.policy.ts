import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { holdsRightsOf } from '../../platform/access/access.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

export const boardIds = ['marketplace', 'petcafe', 'mypet', 'ask', 'pet-doctor'] as const;
export type BoardId = (typeof boardIds)[number];

export const TITLE_MAX = 100;
export const CONTENT_MAX = 20_000;
export const COMMENT_MAX = 1_000;
const SYMPTOM_MAX = 100;

/** The states of an event: running and ended. */
export const RUNNING = 0;
export const ENDED = 1;

const fields = ['피부', '눈', '귀', '치아·구강', '소화기', '관절·뼈', '심장·호흡기', '비뇨기', '행동', '예방·영양', '기타'] as const;

/** A board's categories. Of questions and columns: the field of medicine. */
export const categories: Record<BoardId, readonly string[]> = {
  marketplace: [],
  petcafe: ['건강', '미용', '훈련', '먹거리', '용품', '여행', '기타'],
  mypet: ['일상', '질문', '자랑', '나눔', '기타'],
  ask: fields,
  'pet-doctor': fields,
};

export function toBoardId(text: string): BoardId | undefined {
  return boardIds.find((id) => id === text);
}

/** Columns of vets are written by hospitals only; the other boards are everybody's. */
export function canWritePost(board: BoardId, viewer: Viewer): boolean {
  return board !== 'pet-doctor' || holdsRightsOf('hospital', viewer);
}

/** A question to vets is answered by hospitals only; below an answer whoever asked may speak with them. */
export function canWriteComment(post: { boardId: BoardId; userId: number | null }, viewer: Viewer, isBelowAnother: boolean): boolean {
  if (post.boardId !== 'ask' || holdsRightsOf('hospital', viewer)) return true;
  return isBelowAnother && isAuthor(viewer.id, post.userId);
}

export function isAuthor(viewerId: number | undefined, authorId: number | null): boolean {
  return viewerId !== undefined && viewerId === authorId;
}

/** A hidden post is there for its author alone. */
export function isShown(post: { userId: number | null; hiddenReason: string | null }, viewerId: number | undefined): boolean {
  return post.hiddenReason === null || isAuthor(viewerId, post.userId);
}

/** A comment that was deleted or hidden takes no answers, and is none. */
export function isGone(comment: { deletedAt: string | null; hiddenReason: string | null }): boolean {
  return comment.deletedAt !== null || comment.hiddenReason !== null;
}

export const contentTooLong = invalid('content', 'maxLength', '내용은 20,000자까지 적을 수 있어요.');

/** The fields of a post beside its text: left out of a change, it stays as it is. */
export type PostFacts = { category?: string | null; status?: number | null; symptom?: string | null };

/** `text` is what the content says without its markup, `pictures` how many it shows. */
export function checkPost(
  board: BoardId,
  post: { title: string; html: string; text: string; pictures: number } & PostFacts,
): PropertyError[] {
  const titleLength = [...post.title].length;
  const { category, status, symptom } = post;
  return [
    ...(!isBlank(post.title) && titleLength <= TITLE_MAX
      ? []
      : [invalid('title', 'length', `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.`)]),
    ...(!isBlank(post.text) || post.pictures > 0 ? [] : [invalid('content', 'minLength', '내용을 적어 주세요.')]),
    ...([...post.html].length <= CONTENT_MAX ? [] : [contentTooLong]),
    ...(category == null || categories[board].includes(category) ? [] : [invalid('category', 'isIn', '분류를 다시 골라 주세요.')]),
    ...(status == null || status === RUNNING || (status === ENDED && board === 'marketplace')
      ? []
      : [invalid('status', 'isIn', '진행 상태를 다시 골라 주세요.')]),
    ...(symptom == null || (board === 'ask' && [...symptom].length <= SYMPTOM_MAX)
      ? []
      : [invalid('symptom', 'maxLength', `증상은 ${SYMPTOM_MAX}자까지 적을 수 있어요.`)]),
  ];
}

export function checkComment(content: string): PropertyError[] {
  const length = [...content].length;
  return !isBlank(content) && length <= COMMENT_MAX ? [] : [invalid('content', 'length', '댓글은 1자에서 1,000자까지 적어 주세요.')];
}

/** Whole months from a birthday (`YYYY-MM-DD`) to a day. */
export function monthsBetween(birthday: string, day: string): number {
  const [from, to] = [birthday, day].map((text) => text.split('-').map(Number)) as [number[], number[]];
  const months = (to[0]! - from[0]!) * 12 + to[1]! - from[1]! - (to[2]! < from[2]! ? 1 : 0);
  return Math.max(0, months);
}
