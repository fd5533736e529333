import { isAddress } from './address-words.ts';

test.each([
  '구로구',
  '서울',
  '서울특별시 구로구',
  '역삼동',
  '강남구 역삼동 737',
  '테헤란로 152',
  '디지털로32길 30',
  '제주 애월읍',
  '상도1동',
  '종로1가',
])('%s is a place', (text) => {
  expect(isAddress(text)).toBe(true);
});

test.each([
  '',
  '구로동물병원',
  '역삼동 동물병원',
  '강남구 24시',
  '구로동 고양이',
  'ㄱㄹㄷㅁㅂㅇ',
  '마리',
  '고양이',
  '해운대',
  '하늘구름 약국',
  '김수의',
  '24시',
])('%j is none', (text) => {
  expect(isAddress(text)).toBe(false);
});
