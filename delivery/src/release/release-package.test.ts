import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_PLACEHOLDER } from '@petcare/tooling/manifest';
import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { storeKinds } from '../testing/fixture-stores.ts';
import { releasePackage } from './release-package.ts';

describe.each(storeKinds)('with a store of the kind %s', (kind) => {
  let house: FixtureHouse;
  beforeEach(async () => {
    house = await aFixtureHouse(kind);
  });
  afterEach(() => house.remove());

  async function liveReleases(): Promise<Record<string, string>> {
    return Object.fromEntries((await selectLiveReleases(house.sql)).map((row) => [row.package, row.release]));
  }

  const stored = async () => (await house.place.paths()).filter((path) => path.startsWith('mf-'));

  test('a release is stored whole, stamped with its id, compressed, and live', async () => {
    const { release, built, moved } = await releasePackage(house, 'mf-search');
    expect({ built, moved }).toEqual({ built: true, moved: true });
    const files = ['manifest.json', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz'];
    expect(await stored()).toEqual(files.map((path) => `mf-search/${release}/${path}`));
    expect(await readFile(house.place.fileOf('mf-search', release, 'remoteEntry.js'), 'utf8')).toContain(release);
    expect(await liveReleases()).toEqual({ 'mf-search': release });
  });

  test('a server build is stored with the release, as it is', async () => {
    await house.edit('mf-search', 'mf-search 1', `exports.address = '/${RELEASE_PLACEHOLDER}/';`.repeat(60));
    const { release } = await releasePackage(house, 'mf-search');
    expect(await stored()).toEqual(
      ['manifest.json', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz', 'server/main.cjs'].map(
        (path) => `mf-search/${release}/${path}`,
      ),
    );
    expect(await readFile(house.place.fileOf('mf-search', release, 'server/main.cjs'), 'utf8')).toContain(`'/${release}/'`);
    const [live] = await selectLiveReleases(house.sql);
    expect(live?.manifest.server).toBe('server/main.cjs');
  });

  test('what is unchanged is neither built nor released again', async () => {
    const first = await releasePackage(house, 'mf-search');
    const second = await releasePackage(house, 'mf-search');
    expect(second).toMatchObject({ release: first.release, built: false, moved: false });
    expect(house.builds).toEqual(['mf-search']);
    expect(await selectActs(house.sql, 'mf-search')).toHaveLength(1);
  });

  test('files that were cleared away come back from the build cache', async () => {
    const { release } = await releasePackage(house, 'mf-search');
    const before = await stored();
    await Promise.all(before.map((path) => rm(house.place.fileOf(path))));
    expect(await releasePackage(house, 'mf-search')).toMatchObject({ release, built: false, moved: false });
    expect(await stored()).toEqual(before);
  });

  test('a changed source is a new release, and the one before it is remembered', async () => {
    const first = await releasePackage(house, 'mf-search');
    await house.edit('mf-search', 'mf-search 2');
    const second = await releasePackage(house, 'mf-search');
    expect(second.release).not.toBe(first.release);
    const [live] = await selectLiveReleases(house.sql);
    expect(live).toMatchObject({ release: second.release, previous: first.release });
    expect(house.builds).toEqual(['mf-search', 'mf-search']);
  });

  test('a build that promises something else is another release, though its files are the same', async () => {
    const first = await releasePackage(house, 'mf-search');
    const more: FixtureHouse = {
      ...house,
      build: async (dir, out) => {
        await house.build?.(dir, out);
        const path = join(out, 'manifest.json');
        await writeFile(path, JSON.stringify({ ...(JSON.parse(await readFile(path, 'utf8')) as object), parts: { 'home-hospitals': [] } }));
      },
    };
    await writeFile(join(house.root, 'mf-search', 'other.ts'), '');
    expect((await releasePackage(more, 'mf-search')).release).not.toBe(first.release);
  });

  test('releases at the same time lose none', async () => {
    const names = ['shell', 'mf-search', 'mf-reviews'];
    const outcomes = await Promise.all([...names, ...names].map((name) => releasePackage(house, name)));
    expect(await liveReleases()).toEqual(Object.fromEntries(names.map((name, index) => [name, outcomes[index]?.release])));
    for (const [index, name] of names.entries()) {
      expect(await selectActs(house.sql, name)).toEqual([
        {
          actor: 'tester',
          act: 'release',
          package: name,
          release: outcomes[index]?.release,
          previous: null,
          note: null,
          at: expect.any(Date),
        },
      ]);
    }
  });

  test('two different releases of one package at once: both are in the log, the last is live', async () => {
    const twin = await aFixtureHouse();
    await twin.edit('mf-search', 'mf-search twin');
    try {
      const shared = { sql: house.sql, store: house.store, cacheDir: house.cacheDir };
      await Promise.all([releasePackage(house, 'mf-search'), releasePackage({ ...twin, ...shared }, 'mf-search')]);
      const acts = await selectActs(house.sql, 'mf-search');
      expect(acts).toHaveLength(2);
      expect(acts[1]).toMatchObject({ previous: acts[0]?.release });
      expect(await liveReleases()).toEqual({ 'mf-search': acts[1]?.release });
    } finally {
      await twin.remove();
    }
  });

  test('a build that dies in the middle leaves no release, no pointer and no leftovers', async () => {
    const broken: FixtureHouse = {
      ...house,
      build: async (dir, out) => {
        await house.build?.(dir, out);
        throw new Error('killed');
      },
    };
    await expect(releasePackage(broken, 'mf-search')).rejects.toThrow('killed');
    expect(await liveReleases()).toEqual({});
    expect(await house.place.paths()).toEqual([]);
    expect(await readdir(join(house.cacheDir, 'mf-search'))).toEqual([]);
    expect((await releasePackage(house, 'mf-search')).moved).toBe(true);
  });

  test('the audit log is only added to', async () => {
    await releasePackage(house, 'mf-search');
    await expect(house.sql`delete from delivery.audit`).rejects.toThrow('only added to');
    await expect(house.sql`update delivery.audit set actor = 'nobody'`).rejects.toThrow('only added to');
  });
});
