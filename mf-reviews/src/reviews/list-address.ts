import type { ReviewSort } from '../review/ratings.ts';

/** What the address says about the list. `star` and `pet` null: all. */
export type ListChoice = { sort: ReviewSort; star: number | null; hasPictures: boolean; pet: string | null; page: number };

export const petDivisions = ['강아지', '고양이'] as const;
/** The choices that leave nothing out. */
export const wholeList = { star: null, hasPictures: false, pet: null } as const;
export const isWholeList = ({ star, hasPictures, pet }: ListChoice) => star === null && !hasPictures && pet === null;

const isSort = (text: string | null): text is ReviewSort => text === 'recent' || text === 'score' || text === 'like';

/** Reads the address; rubbish counts as not said. */
export function readChoice(params: URLSearchParams): ListChoice {
  const sort = params.get('sort');
  const star = Number(params.get('star'));
  const page = Number(params.get('page'));
  return {
    sort: isSort(sort) ? sort : 'recent',
    star: Number.isInteger(star) && star >= 1 && star <= 5 ? star : null,
    hasPictures: params.get('pictures') === '1',
    pet: petDivisions.find((division) => division === params.get('pet')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Writes it, leaving out what is as it is anyway. */
export function writeChoice({ sort, star, hasPictures, pet, page }: ListChoice): Record<string, string> {
  return {
    ...(sort === 'recent' ? {} : { sort }),
    ...(star === null ? {} : { star: String(star) }),
    ...(hasPictures ? { pictures: '1' } : {}),
    ...(pet === null ? {} : { pet }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
