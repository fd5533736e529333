import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

/** In the order in which they are shown. */
export const faqCategories = ['회원', '예약', '결제·환불', '리뷰', '포인트·상품권', '진료비', '커뮤니티', '병원·업체', '기타'] as const;
export type FaqCategory = (typeof faqCategories)[number];

const QUESTION_MAX = 200;
const ANSWER_MAX = 5_000;
const PLACE_MAX = 999;
export const SEARCH_MAX = 100;
const MOST_WORDS = 10;

/** A field that is left out stays as it is. */
export type CheckedFaq = { category?: string; question?: string; answer?: { html: string; text: string }; place?: number };

export function checkFaq({ category, question, answer, place }: CheckedFaq): PropertyError[] {
  return [
    ...(category === undefined || toCategory(category)
      ? []
      : [invalid('category', 'isIn', `분류는 ${faqCategories.join(', ')} 가운데 하나예요.`)]),
    ...(question === undefined || (!isBlank(question) && [...question].length <= QUESTION_MAX)
      ? []
      : [invalid('question', 'length', `질문은 1자에서 ${QUESTION_MAX}자까지 적어 주세요.`)]),
    ...(answer === undefined || (!isBlank(answer.text) && [...answer.html].length <= ANSWER_MAX)
      ? []
      : [invalid('answer', 'length', '답은 1자에서 5,000자까지 적어 주세요.')]),
    ...(place === undefined || (Number.isInteger(place) && place >= 0 && place <= PLACE_MAX)
      ? []
      : [invalid('place', 'range', `순서는 0에서 ${PLACE_MAX} 사이의 정수로 적어 주세요.`)]),
  ];
}

function toCategory(text: string): FaqCategory | undefined {
  return faqCategories.find((category) => category === text);
}

/** A text as it is searched: people write words together or apart, with capitals or without. */
export function searchKeyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}

/** The words of what is searched for; of a longer one the first ten. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/u).map(searchKeyOf).filter(Boolean).slice(0, MOST_WORDS);
}
