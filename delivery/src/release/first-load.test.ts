import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLoad, firstLoadOf } from '@petcare/wire/first-load';
import { INTEGRITY_PLACEHOLDER, RELEASE_PLACEHOLDER } from '@petcare/wire/manifest';
import { finishBuild } from './build.ts';

const TABLE_NAMES = 40;
const page = (number: number) => `page-${number}.0123abcd.js`;
const sources: Record<string, string> = {
  'remoteEntry.js': `self["chunks_${RELEASE_PLACEHOLDER}"] = "${INTEGRITY_PLACEHOLDER}"; ${'const text = "the same in each release"; '.repeat(40)}`,
  ...Object.fromEntries(
    Array.from({ length: TABLE_NAMES }, (_, number) => [page(number), `self["chunks_${RELEASE_PLACEHOLDER}"].push(${number})`]),
  ),
};

async function aBuild(dir: string, sourceMap: string): Promise<void> {
  const files = { ...sources, 'remoteEntry.js.map': sourceMap };
  for (const [path, text] of Object.entries(files)) await writeFile(join(dir, path), text);
  const listed = Object.entries(files).map(([path, text]) => ({ path, bytes: text.length, integrity: '' }));
  const said = {
    name: 'mf-search',
    entry: 'remoteEntry.js',
    initial: ['remoteEntry.js'],
    pages: { first: [page(1)] },
    parts: {},
    shared: {},
  };
  await writeFile(join(dir, 'manifest.json'), JSON.stringify({ ...said, files: listed }));
}

test('the first load of the same code is one figure under every id, and the one that the build has told', async () => {
  const releases = new Set<string>();
  const compressed = new Set<number | undefined>();
  const told = new Set<number>();
  for (let number = 0; number < 20; number += 1) {
    const dir = await mkdtemp(join(tmpdir(), 'petcare-first-load-'));
    await aBuild(dir, `{"version":3,"mappings":"${number}"}`);
    told.add((await firstLoadOf(dir)).bytes);
    const manifest = await finishBuild(dir);
    told.add(firstLoad(manifest));
    releases.add(manifest.release);
    compressed.add(manifest.files.find(({ path }) => path === 'remoteEntry.js')?.br);
    await rm(dir, { recursive: true });
  }
  expect(releases.size).toBe(20);
  // What is given to browsers does vary.
  expect(compressed.size).toBeGreaterThan(1);
  expect([...told]).toHaveLength(1);
});
