import type { ListingKind } from '../../listings/index.ts';

type Rating = { label: string; praise: string };

/** The ratings of a review of each kind of business, from 1 to 5: the name that people use, and the praise for a good one. */
export const rubrics = {
  hospital: {
    kindnessRating: { label: '친절', praise: '친절해요' },
    explainRating: { label: '설명', praise: '설명이 자세해요' },
    diagnosisRating: { label: '진단', praise: '진단을 믿을 수 있어요' },
    facilityRating: { label: '시설', praise: '시설이 깨끗해요' },
    priceRating: { label: '가격', praise: '가격이 합리적이에요' },
  },
  pharmacy: {
    kindnessRating: { label: '친절', praise: '친절해요' },
    priceRating: { label: '가격', praise: '가격이 합리적이에요' },
    medicineRating: { label: '약품', praise: '약이 다양해요' },
  },
  company: {
    kindnessRating: { label: '친절', praise: '친절해요' },
    priceRating: { label: '가격', praise: '가격이 합리적이에요' },
    hygieneRating: { label: '위생', praise: '위생적이에요' },
    facilityRating: { label: '시설', praise: '시설이 깨끗해요' },
    locationRating: { label: '위치', praise: '찾아가기 쉬워요' },
  },
} as const satisfies Record<ListingKind, Record<`${string}Rating`, Rating>>;

export const ratingNames = [
  'kindnessRating',
  'priceRating',
  'explainRating',
  'diagnosisRating',
  'facilityRating',
  'medicineRating',
  'hygieneRating',
  'locationRating',
] as const;
export type RatingName = (typeof ratingNames)[number];

/** The rows of a kind's rubric, in the order in which people are asked. */
export function ratingsOf(kind: ListingKind): (Rating & { name: RatingName })[] {
  return Object.entries<Rating>(rubrics[kind]).map(([name, rating]) => ({ name: name as RatingName, ...rating }));
}
