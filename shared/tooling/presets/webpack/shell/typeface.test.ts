import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { commonSyllables, ordinarySyllables, renamed } from './typeface.ts';

test('the typeface takes the common syllables from the frequent font pieces, without other characters', () => {
  const piece = (number: number, ranges: string) => `/* [${number}] */\n@font-face {\n\tunicode-range: ${ranges};\n}\n`;
  expect(commonSyllables(piece(74, 'U+ac02') + piece(75, 'U+ac00-ac01') + piece(91, 'U+20-22, U+b098'))).toBe('가각나');
});

test('the typeface lists the 2350 syllables of KS X 1001, from 가 to 힝', () => {
  const syllables = ordinarySyllables();
  expect([syllables.length, syllables.at(0), syllables.at(-1)]).toEqual([2350, '가', '힝']);
});

test('the typeface renames a font subset so that it does not carry the reserved name', async () => {
  const path = join(dirname(require.resolve('pretendard/package.json')), 'dist', 'public', 'variable', 'PretendardVariable.ttf');
  const font = await readFile(path);
  const name = Buffer.from('Pretendard', 'utf16le').swap16();
  expect(font.includes(name)).toBe(true);
  const changed = renamed(font);
  expect([changed.length, changed.includes(name)]).toEqual([font.length, false]);
});
