import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_PLACEHOLDER } from '@petcare/wire/manifest';
import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { storeKinds } from '../testing/fixture-stores.ts';
import { releasePackage } from './release-package.ts';

describe.each(storeKinds)('with a %s store', (kind) => {
  let house: FixtureHouse;
  beforeEach(async () => {
    house = await aFixtureHouse(kind);
  });
  afterEach(() => house.remove());

  async function liveReleases(): Promise<Record<string, string>> {
    return Object.fromEntries((await selectLiveReleases(house.sql)).map((row) => [row.package, row.release]));
  }

  const stored = async () => (await house.place.paths()).filter((path) => path.startsWith('mf-'));

  test('the release command stores a release whole, with its id and its compressed forms, and makes it live', async () => {
    const { release, built, moved } = await releasePackage(house, 'mf-search');
    expect({ built, moved }).toEqual({ built: true, moved: true });
    const files = ['manifest.json', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz'];
    expect(await stored()).toEqual(files.map((path) => `mf-search/${release}/${path}`));
    expect(await readFile(house.place.fileOf('mf-search', release, 'remoteEntry.js'), 'utf8')).toContain(release);
    expect(await liveReleases()).toEqual({ 'mf-search': release });
  });

  test('the release command stores the server build with the release unchanged', async () => {
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

  test('neither builds nor releases unchanged sources again', async () => {
    const first = await releasePackage(house, 'mf-search');
    const second = await releasePackage(house, 'mf-search');
    expect(second).toMatchObject({ release: first.release, built: false, moved: false });
    expect(house.builds).toEqual(['mf-search']);
    expect(await selectActs(house.sql, 'mf-search')).toHaveLength(1);
  });

  test('the release command restores cleared files from the build cache', async () => {
    const { release } = await releasePackage(house, 'mf-search');
    const before = await stored();
    await Promise.all(before.map((path) => rm(house.place.fileOf(path))));
    expect(await releasePackage(house, 'mf-search')).toMatchObject({ release, built: false, moved: false });
    expect(await stored()).toEqual(before);
  });

  test('the release command releases a changed source as a new release, and keeps the one before as the previous one', async () => {
    const first = await releasePackage(house, 'mf-search');
    await house.edit('mf-search', 'mf-search 2');
    const second = await releasePackage(house, 'mf-search');
    expect(second.release).not.toBe(first.release);
    const [live] = await selectLiveReleases(house.sql);
    expect(live).toMatchObject({ release: second.release, previous: first.release });
    expect(house.builds).toEqual(['mf-search', 'mf-search']);
  });

  test('another contract makes another release of the same files', async () => {
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

  test('the registry loses no release of several at the same time', async () => {
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
          note: name === 'shell' ? expect.stringContaining('it has no server build') : null,
          at: expect.any(Date),
        },
      ]);
    }
  });

  test('the registry logs two releases of one package at once, and makes the last one live', async () => {
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

  test('a build that fails leaves no release, no pointer and no files', async () => {
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

  test('lines of the audit log can be neither changed nor deleted', async () => {
    await releasePackage(house, 'mf-search');
    await expect(house.sql`delete from delivery.audit`).rejects.toThrow('only added to');
    await expect(house.sql`update delivery.audit set actor = 'nobody'`).rejects.toThrow('only added to');
  });
});
