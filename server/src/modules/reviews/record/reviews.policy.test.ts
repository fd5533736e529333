import type { ListingKind } from '../../listings/index.ts';
import { maskNumbers } from '../../../platform/text/mask-numbers.ts';
import { checkReview, keywordOf, maskName, reviewerOf, type ReviewDraft } from './reviews.policy.ts';

const draft: ReviewDraft = {
  kindnessRating: 5,
  explainRating: 4,
  diagnosisRating: 3,
  facilityRating: 2,
  priceRating: 1,
  wouldRevisit: true,
  visitDate: '2026-11-23',
  review: '열 글자를 딱 넘겨요',
  files: [],
};
const image = '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp';

test.each<[string, Partial<ReviewDraft>, string[]]>([
  ['nothing wrong', {}, []],
  ['a rating of another kind', { medicineRating: 5 }, ['medicineRating']],
  ['ratings beyond the scale', { kindnessRating: 0, priceRating: 6 }, ['kindnessRating', 'priceRating']],
  ['a rating that is no whole number', { explainRating: 3.5 }, ['explainRating']],
  ['a visit tomorrow', { visitDate: '2026-11-24' }, ['visitDate']],
  ['a visit before 1990', { visitDate: '0026-11-23' }, ['visitDate']],
  ['nine characters', { review: '가나다라마바사아자' }, ['review']],
  ['ten characters', { review: '가나다라마바사아자차' }, []],
  ['ten characters of four bytes', { review: '🐶'.repeat(10) }, []],
  ['2,000 characters', { review: '가'.repeat(2_000) }, []],
  ['2,001 characters', { review: '가'.repeat(2_001) }, ['review']],
  ['ten pictures', { files: Array.from({ length: 10 }, () => image) }, []],
  ['eleven pictures', { files: Array.from({ length: 11 }, () => image) }, ['files']],
  ['a picture on another site', { files: ['https://elsewhere.test/a.png'] }, ['files']],
])('a draft with %s is checked', (_case, change, wrong) => {
  expect(checkReview('hospital', { ...draft, ...change }, '2026-11-23').map(({ property }) => property)).toEqual(wrong);
});

test.each<[ListingKind, string[]]>([
  ['hospital', ['kindnessRating', 'explainRating', 'diagnosisRating', 'facilityRating', 'priceRating']],
  ['pharmacy', ['kindnessRating', 'priceRating', 'medicineRating']],
  ['company', ['kindnessRating', 'priceRating', 'hygieneRating', 'facilityRating', 'locationRating']],
])('every rating of a %s is asked for', (kind, names) => {
  const { wouldRevisit, visitDate, review, files } = draft;
  const withoutRatings = { wouldRevisit, visitDate, review, files } as ReviewDraft;
  expect(checkReview(kind, withoutRatings, '2026-11-23').map(({ property }) => property)).toEqual(names);
});

test.each([
  [{ kindnessRating: 4.8, explainRating: 4.9, diagnosisRating: 4, facilityRating: 3, priceRating: 1 }, '설명이 자세해요'],
  [{ kindnessRating: 3.9, explainRating: 3, diagnosisRating: 3, facilityRating: 3, priceRating: 3 }, null],
  [{ kindnessRating: null, explainRating: null, diagnosisRating: null, facilityRating: null, priceRating: null }, null],
])('the best average of %j is named as keyword %s', (averages, keyword) => {
  expect(keywordOf('hospital', averages)).toBe(keyword);
});

test('the best average of a pharmacy is named from its own ratings', () => {
  expect(keywordOf('pharmacy', { kindnessRating: 4, priceRating: 3, medicineRating: 4.5 })).toBe('약이 다양해요');
});

test.each([
  ['김하늘', '김*늘'],
  ['남궁하늘', '남**늘'],
  ['김늘', '김*'],
  ['김', '김'],
])('the name %s is masked as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('a writer who has left is shown as 탈퇴한 회원', () => {
  expect(reviewerOf(undefined)).toEqual({ id: null, name: '탈퇴한 회원', nickname: '탈퇴한 회원', userImage: null });
});

test.each([
  ['전화는 010-1234-5678이에요', '전화는 010-****-****이에요'],
  ['전화는 01012345678 이에요', '전화는 010-****-**** 이에요'],
  ['제 번호 010.123.4567', '제 번호 010-****-****'],
  ['주민번호 900101-1234567 확인', '주민번호 ******-******* 확인'],
  ['병원 전화 02-123-4567', '병원 전화 02-123-4567'],
  ['숫자만 9001011234567 적음', '숫자만 ******-******* 적음'],
  ['1795454815619번째 방문', '1795454815619번째 방문'],
  ['등록번호 410097100001234', '등록번호 410097100001234'],
  ['2026-11-20에 35,000원', '2026-11-20에 35,000원'],
])('numbers of persons in %j are masked', (text, expected) => {
  expect(maskNumbers(text)).toBe(expected);
});
