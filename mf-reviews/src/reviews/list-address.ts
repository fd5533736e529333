import type { RatingName, ReviewSort } from '../review/ratings.ts';

/** The list's filters, as its address says them; null and '': all. */
export type ListFilter = {
  star: number | null;
  hasPictures: boolean;
  isVerified: boolean;
  pet: string | null;
  /** Given five points for this. */
  praise: RatingName | null;
  sido: string | null;
  sigungu: string | null;
  search: string;
};
export type ListChoice = ListFilter & { sort: ReviewSort; page: number };

export const petDivisions = ['강아지', '고양이'] as const;
/** The choices that leave nothing out. */
export const wholeList: ListFilter = {
  star: null,
  hasPictures: false,
  isVerified: false,
  pet: null,
  praise: null,
  sido: null,
  sigungu: null,
  search: '',
};
export const isWholeList = (choice: ListFilter) =>
  (Object.keys(wholeList) as (keyof ListFilter)[]).every((name) => choice[name] === wholeList[name]);

const praises: readonly RatingName[] = [
  'kindnessRating',
  'priceRating',
  'explainRating',
  'diagnosisRating',
  'facilityRating',
  'medicineRating',
  'hygieneRating',
  'locationRating',
];
const MOST_LETTERS = 50;
/** The API lists no further. */
export const MOST_LISTED = 10_000;
const isSort = (text: string | null): text is ReviewSort => text === 'recent' || text === 'score' || text === 'like';

/** The parameters of an address that are the list's, besides its page. */
export const choiceNames = ['sort', 'star', 'pictures', 'verified', 'pet', 'praise', 'search'];

/** Reads the address; rubbish counts as not said. `pageName`: where several lists share an address. */
export function readChoice(params: URLSearchParams, pageName = 'page'): ListChoice {
  const sort = params.get('sort');
  const star = Number(params.get('star'));
  const page = Number(params.get(pageName));
  const sido = params.get('sido')?.trim().slice(0, MOST_LETTERS) || null;
  return {
    sort: isSort(sort) ? sort : 'recent',
    star: Number.isInteger(star) && star >= 1 && star <= 5 ? star : null,
    hasPictures: params.get('pictures') === '1',
    isVerified: params.get('verified') === '1',
    pet: petDivisions.find((division) => division === params.get('pet')) ?? null,
    praise: praises.find((name) => name === `${params.get('praise')}Rating`) ?? null,
    sido,
    sigungu: (sido && params.get('sigungu')?.trim().slice(0, MOST_LETTERS)) || null,
    search: params.get('search')?.trim().slice(0, MOST_LETTERS) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Writes it, leaving out what is as it is anyway. */
export function writeChoice(choice: ListChoice, pageName = 'page'): Record<string, string> {
  const { sort, star, hasPictures, isVerified, pet, praise, sido, sigungu, search, page } = choice;
  return {
    ...(sort === 'recent' ? {} : { sort }),
    ...(star === null ? {} : { star: String(star) }),
    ...(hasPictures ? { pictures: '1' } : {}),
    ...(isVerified ? { verified: '1' } : {}),
    ...(pet === null ? {} : { pet }),
    ...(praise === null ? {} : { praise: praise.replace('Rating', '') }),
    ...(sido === null ? {} : { sido }),
    ...(sido === null || sigungu === null ? {} : { sigungu }),
    ...(search === '' ? {} : { search }),
    ...(page === 1 ? {} : { [pageName]: String(page) }),
  };
}

/** As the API is asked. */
export function filterOf({ star, hasPictures, isVerified, pet, praise, sido, sigungu, search }: ListFilter) {
  return {
    star,
    hasPictures: hasPictures || null,
    isVerified: isVerified || null,
    petDivision: pet,
    praisedFor: praise,
    sido,
    sigungu,
    search: search || null,
  };
}
