import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Sheet } from '../../../e2e/sheets/filed.ts';
import { compareSheets, differenceOf } from './compare-sheets.ts';
import { readSheets } from './read-sheets.ts';
import { writeIndex } from './write-index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-sheets-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A picture of one colour, with a black row at its top where it is marked. */
function aPicture({ width = 10, height = 10, isMarked = false } = {}): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  if (isMarked) for (let at = 0; at < width * 4; at += 1) if (at % 4 !== 3) picture.data[at] = 0;
  return picture;
}

async function aRun(name: string, pictures: Record<string, PNG>, faults: string[] = []): Promise<string> {
  const dir = join(folder, name);
  await mkdir(join(dir, 'hospital'), { recursive: true });
  for (const [file, picture] of Object.entries(pictures)) await writeFile(join(dir, 'hospital', file), PNG.sync.write(picture));
  const taken = { size: 'phone', scheme: 'light', state: '' } as const;
  const sheet: Sheet = {
    ...{ path: '/hospital', at: '/hospital?id=1&x=<b>', owner: 'mf-search', as: null, title: '병원 "가"' },
    pictures: Object.keys(pictures).map((file) => ({ ...taken, file, faults })),
  };
  await writeFile(join(dir, 'hospital', 'sheet.json'), JSON.stringify(sheet));
  return dir;
}

test('a picture that is the same does not differ, a changed row is its share of the picture', () => {
  expect(differenceOf(aPicture(), aPicture()).share).toBe(0);
  expect(differenceOf(aPicture({ isMarked: true }), aPicture()).share).toBe(0.1);
});

test('a higher picture differs by what the other lacks', () => {
  const { share, drawn } = differenceOf(aPicture({ height: 20 }), aPicture());
  expect(share).toBe(0.5);
  expect([drawn.width, drawn.height]).toEqual([10, 20]);
});

test('the page of a run shows changed pictures between those before and the difference, and what is new', async () => {
  const before = await aRun('before', { 'phone.png': aPicture(), 'tablet.png': aPicture() });
  const now = await aRun('now', { 'phone.png': aPicture({ isMarked: true }), 'tablet.png': aPicture(), 'desktop.png': aPicture() });
  const sheets = await readSheets(now);
  const differences = await compareSheets(sheets, before, now);
  expect(differences).toEqual([
    { name: 'hospital', file: 'phone.png', share: 0.1, isNew: false },
    { name: 'hospital', file: 'tablet.png', share: 0, isNew: false },
    { name: 'hospital', file: 'desktop.png', share: 1, isNew: true },
  ]);
  const page = await readFile(new URL(await writeIndex(now, sheets, before, differences)), 'utf8');
  for (const image of ['../before/hospital/phone.png', 'hospital/phone.png', 'hospital/phone.difference.png', 'hospital/desktop.png'])
    expect(page).toContain(`src="${image}"`);
  expect(page).not.toContain('tablet.difference.png');
  expect(page).toContain('10.00 % differs');
});

test('the page of a run writes faults and addresses as text', async () => {
  const dir = await aRun('now', { 'phone.png': aPicture() }, ['<script>alert(1)</script>']);
  const page = await readFile(new URL(await writeIndex(dir, await readSheets(dir), null, null)), 'utf8');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('/hospital?id=1&amp;x=&lt;b&gt;');
});
