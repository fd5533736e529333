import type { ReviewSort } from '../review/ratings.ts';

/** What the address says about the list. `star` null: all. */
export type ListChoice = { sort: ReviewSort; star: number | null; page: number };

const isSort = (text: string | null): text is ReviewSort => text === 'recent' || text === 'score' || text === 'like';

/** Reads the address; rubbish counts as not said. */
export function readChoice(params: URLSearchParams): ListChoice {
  const sort = params.get('sort');
  const star = Number(params.get('star'));
  const page = Number(params.get('page'));
  return {
    sort: isSort(sort) ? sort : 'recent',
    star: Number.isInteger(star) && star >= 1 && star <= 5 ? star : null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Writes it, leaving out what is as it is anyway. */
export function writeChoice({ sort, star, page }: ListChoice): Record<string, string> {
  return {
    ...(sort === 'recent' ? {} : { sort }),
    ...(star === null ? {} : { star: String(star) }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
