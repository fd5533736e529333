import type { PageHead, BusinessKind } from '@petcare/contracts';
import { breadcrumbs } from '@petcare/remote';
import { formatNumber } from '@petcare/ui';
import { kinds } from '../review/kinds.ts';
import { structuredReview } from '../review/review-structured.ts';
import { isWholeList, type ListChoice } from './list-address.ts';
import type { Review } from '../review/review.ts';

const labelOf = (star: number | null) => (star === null ? '' : `${star}점${star === 5 ? '' : '대'} `);

/** The head of a page of the reviews, for search engines. A choice of stars or an order are views of the same list. */
export function reviewsHead(
  kind: BusinessKind,
  choice: ListChoice,
  answer: { reviews: readonly Review[]; total: number } | null,
): PageHead {
  const { sort, star, page } = choice;
  const { label, reviewsPath: path, rubric } = kinds[kind];
  const isWhole = isWholeList(choice) && sort === 'recent';
  const isEmpty = answer?.reviews.length === 0;
  return {
    title: `${label} ${labelOf(star)}리뷰${page > 1 ? ` ${page}페이지` : ''}`,
    description: `다녀온 보호자가 직접 남긴 ${label} ${labelOf(star)}리뷰${answer && !isEmpty ? ` ${formatNumber(answer.total)}개` : ''}예요. ${rubric.map((rating) => rating.label).join(', ')} 별점을 나누어 매겨요.`,
    canonical: isWhole && page > 1 ? `${path}?page=${page}` : path,
    ...(isEmpty && { noindex: true }),
    ...(isEmpty && page > 1 && { status: 404 as const }),
    structured: [breadcrumbs([{ name: `${label} 리뷰`, path }]), ...(answer?.reviews ?? []).map(structuredReview)],
  };
}
