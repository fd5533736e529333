export type RatingName =
  | 'kindnessRating'
  | 'priceRating'
  | 'explainRating'
  | 'diagnosisRating'
  | 'facilityRating'
  | 'medicineRating'
  | 'hygieneRating'
  | 'locationRating';

/** The ratings of a kind of business, in the order in which people are asked. */
export type Rubric = readonly {
  name: RatingName;
  label: string;
  hint: string;
  /** The praise for a good rating, as the API names it. */ praise: string;
}[];

export const hospitalRatings: Rubric = [
  { name: 'kindnessRating', label: '친절', hint: '직원과 의료진이 친절했나요?', praise: '친절해요' },
  { name: 'explainRating', label: '설명', hint: '상태와 치료를 잘 설명해 주었나요?', praise: '설명이 자세해요' },
  { name: 'diagnosisRating', label: '진단', hint: '진단을 믿을 수 있었나요?', praise: '진단을 믿을 수 있어요' },
  { name: 'facilityRating', label: '시설', hint: '시설이 깨끗하고 편했나요?', praise: '시설이 깨끗해요' },
  { name: 'priceRating', label: '가격', hint: '가격이 알맞았나요?', praise: '가격이 합리적이에요' },
];

export const pharmacyRatings: Rubric = [
  { name: 'kindnessRating', label: '친절', hint: '약사가 친절했나요?', praise: '친절해요' },
  { name: 'priceRating', label: '가격', hint: '가격이 알맞았나요?', praise: '가격이 합리적이에요' },
  { name: 'medicineRating', label: '약품', hint: '찾는 약이 있었나요?', praise: '약이 다양해요' },
];

export const companyRatings: Rubric = [
  { name: 'kindnessRating', label: '친절', hint: '직원이 친절했나요?', praise: '친절해요' },
  { name: 'priceRating', label: '가격', hint: '가격이 알맞았나요?', praise: '가격이 합리적이에요' },
  { name: 'hygieneRating', label: '위생', hint: '깨끗하게 관리되고 있었나요?', praise: '위생적이에요' },
  { name: 'facilityRating', label: '시설', hint: '시설이 좋고 편했나요?', praise: '시설이 깨끗해요' },
  { name: 'locationRating', label: '위치', hint: '찾아가기 쉬웠나요?', praise: '찾아가기 쉬워요' },
];

export type ReviewSort = 'recent' | 'score' | 'like';
export const sorts: readonly { value: ReviewSort; label: string }[] = [
  { value: 'recent', label: '최신순' },
  { value: 'score', label: '별점 높은순' },
  { value: 'like', label: '도움순' },
];
