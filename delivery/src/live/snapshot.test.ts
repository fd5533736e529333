import { releasePackage } from '../release/release-package.ts';
import { openObjects } from '@petcare/node/objects';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { aStore, storeKinds, type FixtureStore } from '../testing/fixture-stores.ts';
import type { LiveRelease } from '../registry/registry.sql.ts';
import { keepSnapshot, latestSnapshot } from './snapshot.ts';
import { selectSnapshot } from './snapshot.sql.ts';
import { putSwitch } from '../switches/switches.sql.ts';
import { readStoreSettings } from '../settings/read-settings.ts';

const said = (release: string) => [{ package: 'mf-search', release, canary: null } as LiveRelease];

describe.each(storeKinds)('snapshots of the registry in a %s store', (kind) => {
  let place: FixtureStore;
  beforeEach(async () => {
    place = await aStore(kind);
  });
  afterEach(() => place.remove());

  test('reads null before the first snapshot', async () => {
    expect(await latestSnapshot(await openObjects(readStoreSettings(place.env)))).toBe(null);
  });

  test('reads the snapshot of the newest revision among many writers at once', async () => {
    const revisions = [7, 3, 12, 1, 9, 11, 2, 10, 8];
    await Promise.all(
      revisions.map(async (revision) =>
        keepSnapshot(await openObjects(readStoreSettings(place.env)), { revision, releases: said(`release ${revision}`) }),
      ),
    );
    expect(await latestSnapshot(await openObjects(readStoreSettings(place.env)))).toEqual({ revision: 12, releases: said('release 12') });
  });

  test('does not overwrite a snapshot of the same or a newer revision', async () => {
    const objects = await openObjects(readStoreSettings(place.env));
    await keepSnapshot(objects, { revision: 12, releases: said('newest') });
    await keepSnapshot(objects, { revision: 9, releases: said('late') });
    await Promise.all(
      ['a', 'b'].map(async (other) =>
        keepSnapshot(await openObjects(readStoreSettings(place.env)), { revision: 12, releases: said(other) }),
      ),
    );
    expect(await latestSnapshot(objects)).toEqual({ revision: 12, releases: said('newest') });
  });

  test('keeps only the last few', async () => {
    const objects = await openObjects(readStoreSettings(place.env));
    for (let revision = 1; revision <= 6; revision++) await keepSnapshot(objects, { revision, releases: said('some') });
    expect((await place.paths()).filter((path) => path.startsWith('registry'))).toHaveLength(3);
    expect(await latestSnapshot(objects)).toMatchObject({ revision: 6 });
  });
});

describe('the content of a snapshot', () => {
  let house: FixtureHouse;
  beforeEach(async () => {
    house = await aFixtureHouse();
  });
  afterEach(() => house.remove());

  test('is the feature switches, too', async () => {
    const objects = await openObjects(readStoreSettings(house.place.env));
    const newMap = { name: 'new-map', percent: 10, owner: 'mf-search', note: null };
    await house.sql.begin((tx) => putSwitch(tx, newMap));
    await keepSnapshot(objects, await selectSnapshot(house.sql));
    expect(await latestSnapshot(objects)).toMatchObject({ switches: [newMap] });
  });

  test('is what is live without canaries, with a higher revision after each act', async () => {
    const objects = await openObjects(readStoreSettings(house.place.env));
    const { release } = await releasePackage(house, 'mf-search');
    const first = await selectSnapshot(house.sql);
    await house.edit('mf-search', 'mf-search 2');
    await releasePackage({ ...house, canary: { share: 10, minutes: 30, budget: 2 } }, 'mf-search');
    const second = await selectSnapshot(house.sql);
    expect(second.revision).toBeGreaterThan(first.revision);
    await keepSnapshot(objects, second);
    await keepSnapshot(objects, first);
    const kept = await latestSnapshot(objects);
    expect(kept).toMatchObject({ revision: second.revision, releases: [{ package: 'mf-search', release, canary: null }] });
    expect(kept?.releases[0]?.manifest.files.map(({ path }) => path)).toEqual(['remoteEntry.js']);
  });
});
