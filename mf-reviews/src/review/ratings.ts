/** The five ratings of a hospital review, in the order in which people are asked. */
export const ratings = [
  { name: 'kindnessRating', label: '친절', hint: '직원과 의료진이 친절했나요?' },
  { name: 'explainRating', label: '설명', hint: '상태와 치료를 잘 설명해 주었나요?' },
  { name: 'diagnosisRating', label: '진단', hint: '진단을 믿을 수 있었나요?' },
  { name: 'facilityRating', label: '시설', hint: '시설이 깨끗하고 편했나요?' },
  { name: 'priceRating', label: '가격', hint: '가격이 알맞았나요?' },
] as const;
export type RatingName = (typeof ratings)[number]['name'];

export const pharmacyRatings = [
  { name: 'kindnessRating', label: '친절' },
  { name: 'priceRating', label: '가격' },
  { name: 'medicineRating', label: '약품' },
] as const;

export const companyRatings = [
  { name: 'kindnessRating', label: '친절' },
  { name: 'priceRating', label: '가격' },
  { name: 'hygieneRating', label: '위생' },
  { name: 'facilityRating', label: '시설' },
  { name: 'locationRating', label: '위치' },
] as const;

/** What a kind of business is rated for, in the order in which it is shown. */
export type Rubric<Name extends string> = readonly { name: Name; label: string }[];

export type ReviewSort = 'recent' | 'score' | 'like';
export const sorts: readonly { value: ReviewSort; label: string }[] = [
  { value: 'recent', label: '최신순' },
  { value: 'score', label: '별점 높은순' },
  { value: 'like', label: '도움순' },
];
