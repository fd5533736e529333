import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { aBuild as aBuildIn } from '../testing/fixture-builds.ts';
import { aStore, storeKinds, type FixtureStore } from '../testing/fixture-stores.ts';
import type { ReleaseStore } from './store.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'petcare-builds-'));
});
afterAll(() => rm(scratch, { recursive: true }));
const aBuild = (content: Record<string, string>, options?: { level: number }) => aBuildIn(scratch, content, options);

const name = 'mf-search';
const release = '0123456789ab';
const files = { 'remoteEntry.js': 'entry '.repeat(500), 'assets/map.css': '.map { color: red }\n'.repeat(100) };
const others = { ...files, 'remoteEntry.js': 'another entry' };

describe.each(storeKinds)('releases in a %s store', (kind) => {
  let place: FixtureStore;
  let store: ReleaseStore;
  beforeEach(async () => {
    place = await aStore(kind);
    store = await place.open();
  });
  afterEach(() => place.remove());

  const text = async (path: string) => (await (await place.open()).read(name, release, path))?.toString('utf8') ?? null;
  const loseManifest = () => rm(place.fileOf(name, release, 'manifest.json'));

  test('stores every byte of a release for every process', async () => {
    expect(await store.has(name, release)).toBe(false);
    await store.put(name, release, await aBuild(files));
    expect(await (await place.open()).has(name, release)).toBe(true);
    for (const [path, content] of Object.entries(files)) {
      expect(await text(path)).toBe(content);
      expect(gunzipSync(new Uint8Array((await store.read(name, release, `${path}.gz`)) ?? [])).toString()).toBe(content);
    }
    expect(JSON.parse((await text('manifest.json')) ?? '')).toHaveProperty('files');
  });

  test('reads null for what is not stored', async () => {
    expect(await text('remoteEntry.js')).toBe(null);
    await store.put(name, release, await aBuild(files));
    expect(await text('nothing.js')).toBe(null);
    expect(await store.has('mf-reviews', release)).toBe(false);
    await store.remove(name, 'ffffffffffff');
  });

  test('stores a release once for several writers at once and later', async () => {
    const writers = await Promise.all([1, 2, 3].map(() => place.open()));
    await Promise.all(writers.map(async (writer) => writer.put(name, release, await aBuild(files))));
    await store.put(name, release, await aBuild(files));
    expect(await store.has(name, release)).toBe(true);
    expect(await text('remoteEntry.js')).toBe(files['remoteEntry.js']);
  });

  test('refuses other content for a stored release, and keeps the first', async () => {
    await store.put(name, release, await aBuild(files));
    await expect(store.put(name, release, await aBuild(others))).rejects.toThrow('stored already, with other content');
    expect(await text('remoteEntry.js')).toBe(files['remoteEntry.js']);
  });

  test('never mixes two contents that are stored as one release at once', async () => {
    const one = { 'a.js': 'one', 'b.js': 'one', 'c.js': 'one' };
    const two = { 'c.js': 'two', 'b.js': 'two', 'a.js': 'two' };
    const writers = await Promise.all([one, two].map(async (content) => ({ writer: await place.open(), build: await aBuild(content) })));
    const outcomes = await Promise.allSettled(writers.map(({ writer, build }) => writer.put(name, release, build)));
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1);
    expect(await store.has(name, release)).toBe(won !== -1);
    if (won !== -1) expect(new Set(await Promise.all(['a.js', 'b.js', 'c.js'].map(text)))).toEqual(new Set([['one', 'two'][won]]));
  });

  test('does not find a release without a manifest until it is stored again', async () => {
    await store.put(name, release, await aBuild(files));
    await loseManifest();
    const later = await place.open();
    expect(await later.has(name, release)).toBe(false);
    await later.put(name, release, await aBuild(files));
    expect(await later.has(name, release)).toBe(true);
    expect(await text('manifest.json')).not.toBe(null);
  });

  test('never mixes in what a writer of other content has left', async () => {
    await store.put(name, release, await aBuild(files));
    await loseManifest();
    const later = await place.open();
    const refused = await later.put(name, release, await aBuild(others)).then(
      () => false,
      () => true,
    );
    expect(await later.has(name, release)).toBe(!refused);
    if (!refused) expect(await text('remoteEntry.js')).toBe(others['remoteEntry.js']);
  });

  test('does not find a release that has lost a file, and restores it when it is stored again', async () => {
    await store.put(name, release, await aBuild(files));
    await rm(place.fileOf(name, release, 'assets/map.css'));
    const later = await place.open();
    expect(await later.has(name, release)).toBe(false);
    await later.put(name, release, await aBuild(files));
    expect(await later.has(name, release)).toBe(true);
    expect(await text('assets/map.css')).toBe(files['assets/map.css']);
  });

  test('takes differently compressed files as the same content', async () => {
    await store.put(name, release, await aBuild(files, { level: 1 }));
    await store.put(name, release, await aBuild(files));
    await loseManifest();
    await (await place.open()).put(name, release, await aBuild(files));
    expect(await store.has(name, release)).toBe(true);
  });

  test('removes a release, and can store it again', async () => {
    await store.put(name, release, await aBuild(files));
    await store.put(name, 'ffffffffffff', await aBuild(files));
    expect(await store.read(name, release, 'remoteEntry.js')).not.toBe(null);
    await store.remove(name, release);
    for (const path of [...Object.keys(files), 'remoteEntry.js.br', 'manifest.json']) {
      expect(await store.read(name, release, path)).toBe(null);
      expect(existsSync(place.fileOf(name, release, path))).toBe(false);
    }
    expect(await store.has(name, 'ffffffffffff')).toBe(true);
    await store.put(name, release, await aBuild(files));
    expect(await text('remoteEntry.js')).toBe(files['remoteEntry.js']);
  });

  test('clears away what dead writers left after an hour, and keeps releases of any age', async () => {
    const [fresh, old] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
    for (const id of [release, fresh, old]) await store.put(name, id, await aBuild(files));
    for (const id of [fresh, old]) await rm(place.fileOf(name, id, 'manifest.json'));
    for (const id of [release, old]) {
      for (const path of [
        'remoteEntry.js',
        'remoteEntry.js.br',
        'remoteEntry.js.gz',
        'assets/map.css',
        'assets/map.css.br',
        'assets/map.css.gz',
      ]) {
        await utimes(place.fileOf(name, id, path), twoHoursAgo, twoHoursAgo);
      }
    }
    await store.removeAbandoned();
    expect([release, fresh, old].map((id) => existsSync(place.fileOf(name, id, 'remoteEntry.js')))).toEqual([true, true, false]);
    expect(await store.has(name, release)).toBe(true);
  });
});
