import { lineOf } from './csv-line.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹢1',
  '\u200b=1+1',
  '\ufeff＝1',
  '\u00ad-1',
  '\u202e=1',
  '\u3164=1',
  ' =1+1',
  '\u3000＝1',
  '\n=1',
  '\t=1',
  '\rx',
  '\tx',
])('the cell %j begins with an apostrophe', (text) => {
  expect(lineOf([text])).toBe(`"'${text.replace(/\r/g, '\n')}"\r\n`);
});

test.each(['', '보리', '010-1234-5678', '1+1=2', '2026-11-26', 'ㅡ', '~10', '👨‍👩‍👧', '"'])('the cell %j stays', (text) => {
  expect(lineOf([text])).toBe(`"${text.replaceAll('"', '""')}"\r\n`);
});

test('cells are divided by commas, and lines within them are kept', () => {
  expect(lineOf(['a,b', 'c\r\nd', ''])).toBe('"a,b","c\nd",""\r\n');
});
