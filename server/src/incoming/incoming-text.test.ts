import { incomingText, incomingTexts } from './incoming-text.ts';

test.each([
  ['decomposed Hangul', '동물병원'.normalize('NFD'), '동물병원'],
  ['a letter that turns what follows round', '번호 \u202e8765-4321', '번호 8765-4321'],
  ['isolates', 'a\u2066b\u2069c\u200ed\u061ce', 'abcde'],
  ['letters without width', '보\u200b리\u2060\ufeff \u00adx', '보리 x'],
  ['fillers of Hangul', '가\u3164\u115f\u1160\uffa0나', '가나'],
  ['an empty Braille cell', 'a\u2800b', 'ab'],
  ['joiners between letters', '동\u200d물\u200c병원', '동물병원'],
  ['a joiner between digits', '1\u200d2', '12'],
  ['a colour of nothing', 'a\ufe0fb', 'ab'],
  ['tags without a flag', 'a\u{e0067}\u{e0062}', 'a'],
  ['control characters', 'a\u0007b\u001b[31mc\u009fd', 'ab[31mcd'],
  ['breaks of pasted lines', 'a\u2028b\u2029c\vd\u0085e', 'a\nb\nc\nd\ne'],
  ['what kept two letters apart', 'ᄀ\u200bᅡ', '가'],
])('%s: removed', (_what, text, seen) => expect(incomingText(text)).toBe(seen));

test.each([
  ['a family', '👨‍👩‍👧 가족'],
  ['a colour of skin', '👍🏽 👩🏽‍⚕️'],
  ['a heart on fire', '❤️‍🔥 ❤️'],
  ['a flag of a country', '🇰🇷'],
  ['a flag of a part of one', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a key', '1️⃣ #️⃣'],
  ['single letters of Hangul', 'ㄱㅏ ㅋㅋ'],
  ['lines and tabs', 'a\tb\r\nc'],
  ['other scripts', 'مرحبا कि ภาษา 犬'],
  ['what is refused elsewhere', 'a\0b'],
])('%s stays', (_what, text) => expect(incomingText(text)).toBe(text));

test('what is normalised stays as it is the second time', () => {
  for (const text of ['👨‍\u200d👩', '\u202e\u202dx\u{e0067}', '1\u200d\ufe0f\u20e3', 'ᄀ\u200bᅡ\u200bᆨ'])
    expect(incomingText(incomingText(text))).toBe(incomingText(text));
});

test('a long text of nothing but unseen letters takes no time', () => {
  for (const part of ['\u{e0067}', '\u200d', '🏴\u{e0067}', '👨\u200d', '\ufe0f', '1\ufe0f'])
    expect(incomingText(part.repeat(100_000))).toBeDefined();
});

test('every text of an object, at any depth, but no file and no password', () => {
  const file = new (class File {
    name = '\u202ex';
  })();
  const said = { a: ['\u200bx', { b: '보'.normalize('NFD') }], n: 1, none: null, file, password: 'p\u200bw' };
  expect(incomingTexts(said)).toEqual({ a: ['x', { b: '보' }], n: 1, none: null, file, password: 'p\u200bw' });
  expect((incomingTexts(said) as { file: unknown }).file).toBe(file);
});
