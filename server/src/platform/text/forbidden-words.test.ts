import { findForbidden, lettersOf } from './forbidden-words.ts';

const forbidden = [{ letters: lettersOf('나쁜말') }, { letters: lettersOf('시발') }, { letters: lettersOf('Casino') }];

test.each([
  ['나쁜말', '나쁜말'],
  ['이건나쁜말이에요', '나쁜말'],
  ['나쁜말'.normalize('NFD'), '나쁜말'],
  ['나\u200b쁜\u2060말', '나쁜말'],
  ['나 쁜\n말', '나쁜말'],
  ['나.쁜*말!', '나쁜말'],
  ['아 시 발 참', '시발'],
  ['ＣＡＳＩＮＯ', 'casino'],
  ['c a s i n o', 'casino'],
  ['c\u0301asi\u00adno', 'casino'],
])('%j has %j', (text, letters) => {
  expect(findForbidden(text, forbidden)?.letters).toBe(letters);
});

test.each(['다시 발견했어요', '서울시 발표', '나쁜 습관을 말했어요', '', '\u200b', '카지노'])('%j has none', (text) => {
  expect(findForbidden(text, forbidden)).toBeUndefined();
});

test('a word without letters is none', () => {
  expect(lettersOf(' \u200b!? ')).toBe('');
  expect(findForbidden('무엇이든', [{ letters: '' }])).toBeUndefined();
});

test('a long text against many words takes no time worth naming', () => {
  const many = Array.from({ length: 500 }, (_none, index) => ({ letters: `${'가'.repeat(20)}${index}` }));
  const text = '가 '.repeat(10_000);
  const begun = performance.now();
  expect(findForbidden(text, many)).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(2_000);
});
