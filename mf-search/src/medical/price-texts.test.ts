import { medicalPricePath, readMedicalSearch, regionOf } from './medical-search.ts';
import { comparedWith, sourcesText } from './price-texts.ts';

const seoul = { location: '서울특별시', avg: 10_000 };

test.each([
  [11_000, '서울특별시 평균보다 1,000원(10%) 비싸요.'],
  [9_990, '서울특별시 평균보다 10원 저렴해요.'],
  [10_000, '서울특별시 평균과 같아요.'],
])('%i won in words', (avg, text) => expect(comparedWith({ location: '서울특별시 강남구', avg }, seoul)).toBe(text));

test('the text of a price says how many prices there are and of which year', () => {
  expect(sourcesText({ sources: 3, year: 2025 })).toBe('2025년에 공개된 진료비로, 적어도 3개의 가격을 모은 값이에요.');
  expect(sourcesText({ sources: 1200, year: null })).toBe('적어도 1,200개의 가격을 모은 값이에요.');
});

test.each([
  ['경기도 성남시 분당구', { sido: '경기도', sigungu: '성남시 분당구' }],
  ['제주특별자치도', { sido: '제주특별자치도', sigungu: null }],
  ['전국', { sido: null, sigungu: null }],
])('%s is a place of the picker', (location, region) => expect(regionOf(location)).toEqual(region));

test.each([
  ['medical=12&sido=서울특별시&sigungu=강남구', { medical: '12', sido: '서울특별시', sigungu: '강남구', search: '' }],
  ['medical=x&sigungu=강남구&search=%20초진%20', { medical: null, sido: null, sigungu: null, search: '초진' }],
])('the address ?%s', (query, expected) => {
  const wish = readMedicalSearch(new URLSearchParams(query));
  expect(wish).toEqual(expected);
  expect(readMedicalSearch(new URL(medicalPricePath(wish), 'http://petcare').searchParams)).toEqual(expected);
});
