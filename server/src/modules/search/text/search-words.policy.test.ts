import { lettersApart, otherWords, ownParticularsOf, particularsOf, universitiesInFull } from './search-words.policy.ts';

test.each([
  ['hospital', ['서울대동물병원'], ['서울대'], []],
  ['hospital', ['역삼24시동물의료센터'], ['역삼'], ['is24']],
  ['hospital', ['청담고양이병원'], ['청담', '고양이'], []],
  ['hospital', ['남궁하늘', '원장님'], ['남궁하늘'], []],
  ['hospital', ['서다온수의사'], ['서다온'], []],
  ['hospital', ['s동물병원'], ['s동물병원'], []],
  ['hospital', ['행복'], ['행복'], []],
  ['hospital', ['동물병원'], [], []],
  ['hospital', ['24시강아지병원'], [], ['is24']],
  ['pharmacy', ['역삼동물약국'], ['역삼'], []],
  ['pharmacy', ['24시약국'], ['24시'], []],
  ['pharmacy', ['역삼동물병원'], ['역삼동물병원'], []],
  ['company', ['24시', '애견미용'], ['24시'], ['isBeautyParlor']],
  ['company', ['역삼', '애견미용'], ['역삼'], ['isBeautyParlor']],
  ['company', ['역삼강아지호텔'], ['역삼'], ['isHotel']],
  ['company', ['애견유치원', '용품점'], [], ['isKindergarten', 'isStore']],
  ['company', ['역삼약국'], ['역삼약국'], []],
] as const)('to a search for a %s what is particular in %j is %j, with %j', (kind, words, particular, features) =>
  expect(particularsOf(kind, words)).toEqual({ words: particular, features }),
);

test.each([
  ['hospital', ['강남', '24시', '동물병원'], ['강남'], ['is24']],
  ['hospital', ['강남동물병원'], ['강남동물병원'], []],
  ['company', ['강남애견미용'], ['강남애견미용'], []],
] as const)('to a search for a %s the words of %j that are particular are %j, with %j', (kind, words, particular, features) =>
  expect(ownParticularsOf(kind, words)).toEqual({ words: particular, features }),
);

test.each([
  ['hospital', ['강아지', '치과'], ['치과']],
  ['hospital', ['고양이', '전문', '병원'], ['고양이', '병원']],
  ['hospital', ['슬개골', '수술', '가격'], ['정형외과']],
  ['hospital', ['건대동물병원'], ['건국대']],
  ['hospital', ['토끼'], ['특수']],
  ['company', ['토끼'], ['토끼']],
  ['hospital', ['vip동물의료센터', '성북점'], ['vip', '성북']],
  ['hospital', ['정자역'], ['정자']],
  ['hospital', ['역삼1동'], ['역삼동']],
  ['hospital', ['테헤란로', '152'], ['테헤란로']],
  ['hospital', ['119'], ['119']],
  ['hospital', ['동물벙원'], []],
  ['hospital', ['강남동믈병원'], ['강남']],
  ['hospital', ['에스엔씨동물병원'], ['snc동물병원']],
  ['hospital', ['에이플'], ['에이플']],
  ['hospital', ['강난구'], ['강남구']],
  ['hospital', ['강남구'], ['강남구']],
  ['hospital', ['고양이'], ['고양이']],
] as const)('to a search for a %s that finds nothing %j is %j', (kind, words, expected) => {
  expect(otherWords(kind, words)).toEqual(expected);
});

test('the short name of a university is read, and that of a beach is not', () => {
  expect(universitiesInFull(['서울대', '해운대', '청대'])).toEqual(['서울대학교', '해운대', '청대']);
});

test('letters are added, removed and replaced', () => {
  expect(lettersApart('동물벙원', '동물병원')).toBe(1);
  expect(lettersApart('동물병', '동물병원')).toBe(3);
});
