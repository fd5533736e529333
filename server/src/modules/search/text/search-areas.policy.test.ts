import { areaMeant, takeAreas } from './search-areas.policy.ts';
import { regionByCode } from '../../regions/index.ts';

const named = (codes: string[] | undefined) => codes?.map((code) => regionByCode.get(code)!.sigungu);

test.each([
  [['서울시', '강남구'], ['강남구'], []],
  [['서울', '강남구', '행복'], ['강남구'], ['행복']],
  [['강원도', '강릉시'], ['강릉시'], []],
  [['광주', '북구'], ['북구'], []],
  [['광주광역시'], ['동구', '서구', '남구', '북구', '광산구'], []],
  [['전라남도', '여수시'], ['여수시'], []],
  [['경상북도', '군위군'], ['군위군'], []],
  [['분당구'], ['성남시 분당구'], []],
  [['성남시', '분당구', '고양이'], ['성남시 분당구'], ['고양이']],
] as const)('%j says %j and leaves %j', (words, areas, rest) => {
  const taken = takeAreas(words);
  expect(named(taken?.codes)).toEqual(areas);
  expect(taken?.rest).toEqual(rest);
});

test('words that may be a part of a name are left', () => {
  expect(takeAreas(['서울', '장승준'])).toEqual({ codes: undefined, rest: ['서울', '장승준'] });
  expect(takeAreas(['강남'])).toEqual({ codes: undefined, rest: ['강남'] });
});

test('광주 is read as the city in 경기도, too', () => {
  expect(named(takeAreas(['광주시'])?.codes)).toContain('광주시');
});

test('no area is found for two that exclude each other', () => expect(takeAreas(['경기도', '부산광역시'])).toBeUndefined());

test.each([
  [['강남'], ['강남구']],
  [['분당', '24시'], ['성남시 분당구']],
  [['일산'], ['고양시 일산동구', '고양시 일산서구']],
  [['대구', '군위'], ['군위군']],
  [['행복'], undefined],
  [['중'], undefined],
] as const)('who says %j means %j', (words, areas) => expect(named(areaMeant(words))).toEqual(areas));
