import { choseongOf, compact, stemOf } from '../../listings/index.ts';
import { fromEnglishKeys, fromHangulKeys, loosen, looseStemOf, parseSearch, splitAreas } from './search-terms.policy.ts';

test.each([
  ['구로 동물병원', '구로동물병원'],
  ['  24시-SNC 동물(메디컬)센터 ', '24시snc동물메디컬센터'],
  ['구로'.normalize('NFD'), '구로'],
  ["%_'\\", ''],
  ['ㄱㄹ', 'ㄱㄹ'],
])('compact %j is %j', (text, expected) => expect(compact(text)).toBe(expected));

test.each([
  ['구로동물병원', 'ㄱㄹㄷㅁㅂㅇ'],
  ['24시snc동물', '24ㅅsncㄷㅁ'],
  ['까치', 'ㄲㅊ'],
  ['ㄳ', 'ㄱㅅ'],
])('the initial consonants of %j are %j', (text, expected) => expect(choseongOf(text)).toBe(expected));

test.each([
  ['', { kind: 'none' }],
  ['  %% ', { kind: 'none' }],
  ['구로 동물병원', { kind: 'words', words: ['구로', '동물병원'], whole: '구로동물병원' }],
  ['구로24시간 병원', { kind: 'words', words: ['구로24시', '병원'], whole: '구로24시간병원' }],
  ['ㄱㄹㄷㅁㅂㅇ', { kind: 'choseong', choseong: 'ㄱㄹㄷㅁㅂㅇ', syllables: [] }],
  ['ㄱㄹ ㄷㅁ', { kind: 'choseong', choseong: 'ㄱㄹㄷㅁ', syllables: [] }],
  ['구로ㄷㅁ', { kind: 'choseong', choseong: 'ㄱㄹㄷㅁ', syllables: ['구로'] }],
])('%j is looked for as %j', (text, expected) => expect(parseSearch(text)).toEqual(expected));

test('at most fifty letters and eight words are searched for', () => {
  const terms = parseSearch('가 나 다 라 마 바 사 아 자 차'.repeat(20));
  expect(terms).toMatchObject({ kind: 'words', words: ['가', '나', '다', '라', '마', '바', '사', '아'] });
});

test.each([
  ['대학로동물병원', '대학로'],
  ['24시월드펫동물메디컬센터', '월드펫'],
  ['동물병원', '동물병원'],
  ['행복', '행복'],
])('what is particular about %j is %j', (name, expected) => expect(stemOf(name)).toBe(expected));

test.each([
  ['구로동물병언', '구로'],
  ['구로도물병원', '구로'],
  ['구로다나은', '구로다나은'],
])('%j, mistyped, is %j', (name, expected) => expect(looseStemOf(name)).toBe(expected));

test.each([
  [['강남구행복동물병원'], ['강남구', '행복동물병원']],
  [['서울강남구행복'], ['서울', '강남구', '행복']],
  [['강남동물병원'], ['강남동물병원']],
  [['강남구'], ['강남구']],
])('%j is read as %j', (words, expected) => expect(splitAreas(words)).toEqual(expected));

test('areas are compared exactly, and names of one syllable not at all', () => {
  expect(loosen(['종로구', '대학노동물병원'])).toEqual({ areas: ['종로구'], stem: '대학노' });
  expect(loosen(['펫'])).toBeUndefined();
});

test.each([
  ['rnfh', '구로'],
  ['구로', undefined],
  ['zoo', undefined],
  ['24tl ehdanfquddnjs', '24시 동물병원'],
  ['강남 ehdanfquddnjs', '강남 동물병원'],
  ['EHDANFQUDDNJS', '동물병원'],
  ['24', undefined],
  ['vip동물병원', undefined],
])('%j typed on English keys is %j', (text, expected) => expect(fromEnglishKeys(text)).toBe(expected));

test.each([
  ['ㅍㅑㅔ', 'vip'],
  ['ㅍㅑㅔ동물병원', 'vip동물병원'],
  ['누ㅊ동물병원', 'snc동물병원'],
  ['구로동물병원', undefined],
])('%j typed on hangul keys is %j', (text, expected) => expect(fromHangulKeys(text)).toBe(expected));
