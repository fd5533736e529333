import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderObjects } from '@petcare/node/objects';
import { copyNew, filesBelow, sizeOf } from './stored-files.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'petcare-stored-files-'))));
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

test('a second copy takes what has come since, leaves what is there, and keeps what has gone', async () => {
  await write('from/images/a/800.webp', 'first');
  await write('from/images/b/800.webp', 'second');
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const copy = () => copyNew(folderObjects(from), folderObjects(to), (key) => !key.endsWith('.part'));
  expect(await copy()).toBe(2);
  await rm(join(from, 'images/a'), { recursive: true });
  await write('from/images/c/800.webp', 'third');
  await write('from/images/d/800.webp.part', 'half of');
  expect(await copy()).toBe(1);
  expect(await filesBelow(to)).toEqual(['images/a/800.webp', 'images/b/800.webp', 'images/c/800.webp']);
  expect(await readFile(join(to, 'images/c/800.webp'), 'utf8')).toBe('third');
  expect(await sizeOf(to)).toEqual({ files: 3, bytes: 16 });
});

test('a folder that is not there has no files', async () => {
  expect(await filesBelow(join(folder, 'none'))).toEqual([]);
  expect(await sizeOf(join(folder, 'none'))).toEqual({ files: 0, bytes: 0 });
});
