import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { readCsv } from './csv.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-csv-'))));
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer) {
  const path = join(folder, 'table.csv');
  await writeFile(path, bytes);
  const records: [number, string[], boolean][] = [];
  for await (const { line, cells, isReadable } of readCsv(path)) records.push([line, cells, isReadable]);
  return records;
}

const rows = [
  ['이름', '주소'],
  ['행복동물병원', '서울, 구로구'],
  ['ABC', '쪽빛 길'],
];
const table = (delimiter: string) =>
  rows.map((cells) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(delimiter)).join('\r\n');
const asRead = rows.map((cells, index) => [index + 1, cells, true]);

test.each([
  ['UTF-8', table(','), 'utf8'],
  ['UTF-8 with its mark', `\ufeff${table(',')}`, 'utf8'],
  ['UTF-8 with tabs', table('\t'), 'utf8'],
  ['CP949', table(','), 'cp949'],
  ['CP949 with tabs', table('\t'), 'cp949'],
  ['UTF-16, Excel’s 유니코드 텍스트', `\ufeff${table('\t')}`, 'utf16le'],
  ['UTF-16 with commas', `\ufeff${table(',')}`, 'utf16le'],
  ['UTF-16 the other way round', `\ufeff${table('\t')}`, 'utf16be'],
])('a table is read in %s', async (_name, text, encoding) => {
  expect(await read(iconv.encode(text, encoding, { addBOM: false }))).toEqual(asRead);
});

/** Longer than what is read at a time, several times over. */
const MANY = 6_000;
const bad = Buffer.from([0xc7, 0xff]);

test.each([
  ['UTF-8', 'utf8'],
  ['CP949', 'cp949'],
])('of a table in %s only the row with a broken letter can’t be read, wherever it stands', async (_name, encoding) => {
  for (const at of [1, 2, 3_000, MANY]) {
    const lines = Array.from({ length: MANY + 1 }, (_, index) => iconv.encode(`${index},행복동물병원\n`, encoding));
    lines[at] = Buffer.concat([Buffer.from(`${at},`), bad, iconv.encode('동물병원\n', encoding)]);
    const records = await read(Buffer.concat(lines));
    expect(records).toHaveLength(MANY + 1);
    expect([at, records.filter(([, , isReadable]) => !isReadable).map(([line]) => line)]).toEqual([at, [at + 1]]);
    expect(records[at === 1 ? 2 : 1]![1][1]).toBe('행복동물병원');
  }
});

test('a short table with a broken letter is none in another encoding', async () => {
  const text = Buffer.concat([Buffer.from('이름,주소\n행복동물'), bad, Buffer.from('병원,서울\n')]);
  expect((await read(text)).map(([line, , isReadable]) => [line, isReadable])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test('an empty file has no rows', async () => expect(await read(Buffer.alloc(0))).toEqual([]));
