import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { withApp } from '../../testing/with-app.ts';
import { importListings } from './import-listings.ts';
import { sources } from './sources.ts';

const server = withApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'petcare-import-'))));
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => void (await server().db`truncate businesses cascade`));

const GROOMING = 'id,name,category3,address,phone,url,closedDays,hours,parking,lat,lng';
const groomer = (id: number) =>
  `${id},시험미용${id},미용,경기도 하남시 신평로 168,031-555-1234,,매주 일요일,월~토 10:00~19:00,Y,37.54714391,127.211452`;

test('a row with a letter that cannot be read is refused with its line, wherever it stands in the file', async () => {
  const path = join(folder, 'broken.csv');
  const lines = Array.from({ length: 1_000 }, (_, index) => Buffer.from(`${groomer(index + 1)}\r\n`));
  lines[900] = Buffer.from(lines[900]!.toString('latin1').replace('901', '\xff901'), 'latin1');
  await writeFile(path, Buffer.concat([Buffer.from(`${GROOMING}\r\n`), ...lines]));
  const report = await importListings(server(), sources.grooming, path);
  expect(report).toMatchObject({ inserted: 999, unusable: [{ line: 902, reason: '읽을 수 없는 글자가 있어요' }] });
  expect(await server().db`select 1 from businesses where name like '%\ufffd%'`).toHaveLength(0);
});

test('a list that Excel has saved as 유니코드 텍스트 is imported', async () => {
  const path = join(folder, 'unicode.txt');
  const text = [GROOMING, groomer(1)].map((line) => line.replaceAll(',', '\t')).join('\r\n');
  await writeFile(path, iconv.encode(text, 'utf16le', { addBOM: true }));
  expect(await importListings(server(), sources.grooming, path)).toMatchObject({ inserted: 1, unusable: [] });
  expect((await server().db`select name from businesses`)[0]).toMatchObject({ name: '시험미용1' });
});
