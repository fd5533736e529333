import { usePageParam } from '@petcare/ui';
import { useState } from 'react';
import type { ReviewSort } from '../review/ratings.ts';

export const REVIEWS_A_PAGE = 5;

/** Which of a business's reviews are shown: the order stays with the screen, the page stands in the address (`reviews`). */
export function useReviewChoice() {
  const [sort, setSort] = useState<ReviewSort>('recent');
  const { page, hrefOf, goTo } = usePageParam('reviews');
  function choose(next: ReviewSort) {
    setSort(next);
    goTo(1);
  }
  return { sort, page, hrefOf, choose };
}
export type ReviewChoice = ReturnType<typeof useReviewChoice>;
