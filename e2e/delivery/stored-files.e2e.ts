import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { compositionOf } from '../mix.ts';

const root = join(import.meta.dirname, '..', '..');
const releases = join(process.env['DATA_DIR'] ?? join(root, '.data'), 'releases');
const TEXT = /\.(m?js|css|map|json|html|svg)$/;

test.use({ mix: 'live' });
test.skip(!existsSync(releases), 'The files of this site lie elsewhere.');

test('no released file contains a path of the machine that built it', async ({ page }) => {
  await page.goto('/about');
  const composition = await compositionOf(page);
  if (!composition) throw new Error('The page says nothing of its composition');
  // Only what is live: a site that was begun long ago keeps what was built then.
  const folders = Object.entries({ shell: composition.shell, ...composition.remotes }).map(([name, { release }]) => join(name, release));
  const listed = await Promise.all(
    folders.map(async (folder) => (await readdir(join(releases, folder), { recursive: true })).map((path) => join(folder, path))),
  );
  const files = listed.flat().filter((path) => TEXT.test(path));
  expect(files.length).toBeGreaterThan(100);
  const telling: string[] = [];
  for (const path of files) {
    const text = await readFile(join(releases, path), 'utf8');
    if (text.includes(root) || text.includes('file:///')) telling.push(path);
  }
  expect(telling).toEqual([]);
});
