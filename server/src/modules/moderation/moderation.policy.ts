import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { WrittenKind } from '../../platform/moderated.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

export const reportReasons = ['advertising', 'abuse', 'privacy', 'falsehood', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** The ends of a report: nothing was wrong, the thing was hidden, its author may write no more for a time. */
export const outcomes = ['kept', 'hidden', 'blocked'] as const;
export type Outcome = (typeof outcomes)[number];

const DETAIL_MAX = 500;
const REASON_MAX = 500;
/** So much of what is reported is kept. */
const KEPT_MAX = 1_000;

export function checkReport(detail: string | null): PropertyError[] {
  const isRight = detail === null || [...detail].length <= DETAIL_MAX;
  return isRight ? [] : [invalid('detail', 'maxLength', `신고 내용은 ${DETAIL_MAX}자까지 적을 수 있어요.`)];
}

/** The faults of an operator's reason, which the author is told. */
export function checkReason(reason: string): PropertyError[] {
  const isRight = !isBlank(reason) && [...reason].length <= REASON_MAX;
  return isRight ? [] : [invalid('reason', 'length', `이유를 1자에서 ${REASON_MAX}자까지 적어 주세요.`)];
}

/** A kind as sentences name it. */
const nouns: Record<WrittenKind, { noun: string; object: string; subject: string; missing: string }> = {
  post: { noun: '글', object: '글을', subject: '글이', missing: '없는 글이에요' },
  comment: { noun: '댓글', object: '댓글을', subject: '댓글이', missing: '없는 댓글이에요' },
  entry: { noun: '응모작', object: '응모작을', subject: '응모작이', missing: '없는 응모작이에요' },
  entryComment: { noun: '콘테스트 댓글', object: '댓글을', subject: '댓글이', missing: '없는 댓글이에요' },
  message: { noun: '쪽지', object: '쪽지를', subject: '쪽지가', missing: '없는 쪽지예요' },
  review: { noun: '리뷰', object: '리뷰를', subject: '리뷰가', missing: '없는 리뷰예요' },
};
export const missingText = (kind: WrittenKind): string => `${nouns[kind].missing}. 이미 삭제됐을 수 있어요.`;

/** The sentence to whoever reported it. */
export function answerTo(kind: WrittenKind, outcome: Outcome): string {
  const { object } = nouns[kind];
  switch (outcome) {
    case 'kept':
      return `신고하신 ${object} 살펴봤어요. 운영 정책에 어긋나지 않아 그대로 두었어요.`;
    case 'hidden':
      return `신고하신 ${object} 살펴보고 가렸어요. 알려 주셔서 고마워요.`;
    case 'blocked':
      return `신고하신 ${object} 살펴보고 쓴 회원의 글쓰기를 제한했어요. 알려 주셔서 고마워요.`;
  }
}

export const hiddenText = (kind: WrittenKind, reason: string): string =>
  `내 ${nouns[kind].subject} 운영 정책에 따라 가려졌어요. 이유: ${reason}`;
export const shownText = (kind: WrittenKind): string => `가려졌던 내 ${nouns[kind].subject} 다시 보여요.`;

/** The first letters of a text, whole ones. */
export function keptText(text: string): string {
  return [...text.trim()].slice(0, KEPT_MAX).join('');
}
