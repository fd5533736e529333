import type { PageHead } from '@petcare/contracts';
import { breadcrumbs } from '@petcare/remote';
import { formatNumber } from '@petcare/ui';
import type { ListChoice } from './list-address.ts';
import { structuredHospitalReview } from '../review/review-structured.ts';
import type { Review } from '../review/review.ts';

const PATH = '/hospital-reviews';
const labelOf = (star: number | null) => (star === null ? '' : `${star}점${star === 5 ? '' : '대'} `);

/** What search engines are told of a page of the reviews. A choice of stars or an order are views of the same list. */
export function reviewsHead({ sort, star, page }: ListChoice, answer: { reviews: readonly Review[]; total: number } | null): PageHead {
  const isWhole = star === null && sort === 'recent';
  const isEmpty = answer?.reviews.length === 0;
  return {
    title: `동물병원 ${labelOf(star)}리뷰${page > 1 ? ` ${page}페이지` : ''}`,
    description: `다녀온 보호자가 직접 남긴 동물병원 ${labelOf(star)}리뷰${answer && !isEmpty ? ` ${formatNumber(answer.total)}개` : ''}예요. 친절, 설명, 진단, 시설, 가격을 나누어 평가해요.`,
    canonical: isWhole && page > 1 ? `${PATH}?page=${page}` : PATH,
    ...(isEmpty && { noindex: true }),
    ...(isEmpty && page > 1 && { status: 404 as const }),
    structured: [breadcrumbs([{ name: '동물병원 리뷰', path: PATH }]), ...(answer?.reviews ?? []).map(structuredHospitalReview)],
  };
}
