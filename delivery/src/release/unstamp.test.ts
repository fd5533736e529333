import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { INTEGRITY_PLACEHOLDER, RELEASE_PLACEHOLDER, type BuildManifest } from '@petcare/wire/manifest';
import type { ReleaseStore } from '../stores/store.ts';
import { aStore, storeKinds, type FixtureStore } from '../testing/fixture-stores.ts';
import { finishBuild } from './build.ts';
import { unstampRelease } from './unstamp.ts';

const NAME = 'mf-search';
const files: Record<string, string> = {
  'remoteEntry.js': `self["chunks_${RELEASE_PLACEHOLDER}"]; const table = "${INTEGRITY_PLACEHOLDER}"; const text = "|no sha384-table";`,
  'remote.1.js': `self["chunks_${RELEASE_PLACEHOLDER}"].push(1)`,
  'map.2.css': '.map { color: red }',
  'pictures/map.svg': `<svg id="${'ab'.repeat(6)}"/>`,
  'server/main.cjs': `exports.address = "/releases/mf-search/${RELEASE_PLACEHOLDER}/"`,
  'remote.1.js.map': `{"text":"${RELEASE_PLACEHOLDER}"}`,
};
const said = {
  name: NAME,
  entry: 'remoteEntry.js',
  initial: [],
  pages: {},
  parts: {},
  server: 'server/main.cjs',
  shared: { react: '19.0.0' },
};

describe.each(storeKinds)('in a %s store', (kind) => {
  let folder: string;
  let place: FixtureStore;
  let store: ReleaseStore;
  let release: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'petcare-unstamp-'));
    place = await aStore(kind);
    store = await place.open();
    release = await finished(join(folder, 'first'), files);
    await store.put(NAME, release, join(folder, 'first'));
  });
  afterEach(async () => {
    await place.remove();
    await rm(folder, { recursive: true });
  });

  async function finished(dir: string, contents: Record<string, string>): Promise<string> {
    for (const [path, text] of Object.entries(contents)) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), text);
    }
    const listed = Object.keys(contents).map((path) => ({ path, bytes: 0, integrity: '' }));
    const { name, entry, ...rest } = said;
    await writeFile(join(dir, 'manifest.json'), JSON.stringify({ name, entry, files: listed, ...rest }));
    return (await finishBuild(dir)).release;
  }

  test('a stored release comes back as it was built, and makes the same release again', async () => {
    const again = join(folder, 'again');
    expect(await unstampRelease(store, NAME, release, again)).toBe(true);
    for (const [path, text] of Object.entries(files)) expect(await readFile(join(again, path), 'utf8')).toBe(text);
    expect((await readdir(again)).filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
    const manifest = JSON.parse(await readFile(join(again, 'manifest.json'), 'utf8')) as BuildManifest;
    expect(manifest).not.toHaveProperty('release');
    expect((await finishBuild(again)).release).toBe(release);
    // What is stored never changes: the same bytes are no conflict.
    await store.put(NAME, release, again);
  });

  test('nothing comes back that is not stored, or that would make another release', async () => {
    expect(await unstampRelease(store, NAME, '0'.repeat(12), join(folder, 'none'))).toBe(false);
    // As after a fault of the disk.
    const odd = { ...files, 'map.2.css': '.map { color: blue }' };
    const id = await finished(join(folder, 'odd'), odd);
    const path = join(folder, 'odd', 'remote.1.js');
    await writeFile(path, `${await readFile(path, 'utf8')}// changed afterwards`);
    await store.put(NAME, id, join(folder, 'odd'));
    expect(await unstampRelease(store, NAME, id, join(folder, 'back'))).toBe(false);
  });
});
