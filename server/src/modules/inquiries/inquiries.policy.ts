import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank } from '../../platform/text/plain-text.ts';
import { isPrivateKey } from '../../platform/text/image-url.policy.ts';

/** The form has the same words (mf-community/src/inquiry). */
export const inquiryCategories = [
  '회원·계정',
  '예약',
  '결제·환불',
  '리뷰',
  '포인트·상품권',
  '커뮤니티·신고',
  '서비스 제안',
  '기타',
] as const;

const TITLE_MAX = 100;
const CONTENT_MAX = 2_000;
const ANSWER_MAX = 5_000;
export const PICTURES_MAX = 5;

/** Texts without blanks at their ends; pictures are keys of private uploads. */
export type InquiryDraft = { category: string; title: string; content: string; pictures: readonly string[] };

export function checkInquiry({ category, title, content, pictures }: InquiryDraft): PropertyError[] {
  return [
    ...(inquiryCategories.some((one) => one === category) ? [] : [invalid('category', 'isIn', '문의 유형을 골라 주세요.')]),
    ...(isShort(title, TITLE_MAX) ? [] : [invalid('title', 'length', `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.`)]),
    ...(isShort(content, CONTENT_MAX) ? [] : [invalid('content', 'length', '내용은 1자에서 2,000자까지 적어 주세요.')]),
    ...checkPictures(pictures),
  ];
}

function checkPictures(pictures: readonly string[]): PropertyError[] {
  if (pictures.length > PICTURES_MAX) return [invalid('pictures', 'arrayMaxSize', `사진은 ${PICTURES_MAX}장까지 올릴 수 있어요.`)];
  return pictures.every(isPrivateKey) && new Set(pictures).size === pictures.length
    ? []
    : [invalid('pictures', 'isUpload', '사진을 다시 올려 주세요.')];
}

export function checkAnswer(answer: string): PropertyError[] {
  return isShort(answer, ANSWER_MAX) ? [] : [invalid('answer', 'length', '답은 1자에서 5,000자까지 적어 주세요.')];
}

const isShort = (text: string, most: number) => !isBlank(text) && [...text].length <= most;
