import { setTimeout as pause } from 'node:timers/promises';
import { compositionId } from '../mix/composition-id.ts';
import { putComposition } from '../compositions/compositions.sql.ts';
import { rollback } from '../moves/moves.ts';
import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { releasePackage, type ReleaseOptions } from '../release/release-package.ts';
import { addOutcomes } from '../telemetry/telemetry.sql.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { storeKinds } from '../testing/fixture-stores.ts';
import { sweep } from './sweep.ts';
import { watchLeftovers } from './watch.ts';

const name = 'mf-search';
const DAY = 86_400_000;

describe.each(storeKinds)('with a %s store', (kind) => {
  let house: FixtureHouse;
  beforeEach(async () => {
    house = await aFixtureHouse(kind);
  });
  afterEach(() => house.remove());

  async function released(source: string, options: Partial<ReleaseOptions> = {}): Promise<string> {
    await house.edit(name, source);
    return (await releasePackage({ ...house, ...options }, name)).release;
  }
  const aWeekLater = async () => {
    await house.sql`update delivery.releases set created_at = created_at - interval '7 days'`;
    await house.sql`update delivery.compositions set given_at = given_at - interval '7 days'`;
  };
  const swept = async () => (await sweep(house.sql, { store: house.store, actor: 'tester' })).map(({ release }) => release);
  const hasFiles = (release: string) => house.store.has(name, release);

  test('a sweep keeps live, previous and canary releases, removes the others once, and logs it', async () => {
    const one = await released('1');
    const used = [await released('2'), await released('3'), await released('4', { canary: { share: 10, minutes: 30, budget: 2 } })];
    expect(await swept()).toEqual([]);
    await aWeekLater();
    expect(await swept()).toEqual([one]);
    expect(await Promise.all([one, ...used].map(hasFiles))).toEqual([false, true, true, true]);
    expect(await swept()).toEqual([]);
    expect((await selectActs(house.sql, name)).at(-1)).toMatchObject({ act: 'sweep', release: one, actor: 'tester' });
  });

  test('a sweep is done by the service as long as it runs, and logged as its own', async () => {
    const one = await released('1');
    await released('2');
    await released('3');
    await aWeekLater();
    const errors: unknown[] = [];
    const watch = watchLeftovers({ ...house, onError: (error) => errors.push(error) }, { firstAfter: 0, every: 60_000 });
    while (await hasFiles(one)) await pause(20);
    await watch.stop();
    expect(errors).toEqual([]);
    expect((await selectActs(house.sql, name)).at(-1)).toMatchObject({ act: 'sweep', release: one, actor: 'sweep' });
  });

  test('a sweep keeps what an open tab reports about', async () => {
    const one = await released('1');
    await released('2');
    await released('3');
    await aWeekLater();
    await addOutcomes(house.sql, [
      { package: name, release: one, minute: new Date(Date.now() - DAY / 2), stage: 'mount', ok: true, count: 1, milliseconds: 1 },
    ]);
    expect(await swept()).toEqual([]);
  });

  test('a sweep keeps the releases of a signed link for 30 days, those of a given mix for one', async () => {
    const [one, two] = [await released('1'), await released('2')];
    await released('3');
    await released('4');
    for (const [release, until] of [
      [one, new Date(Date.now() + DAY)],
      [two, null],
    ] as const) {
      const releases = { shell: '0123456789ab', [name]: release };
      await putComposition(house.sql, compositionId(releases), releases, until);
    }
    await house.sql`update delivery.releases set created_at = created_at - interval '7 days'`;
    expect(await swept()).toEqual([]);
    await aWeekLater();
    expect(await swept()).toEqual([two]);
    await house.sql`update delivery.compositions set given_at = given_at - interval '30 days', kept_until = now() - interval '1 minute'`;
    expect(await swept()).toEqual([one]);
  });

  test('a sweep makes no swept release a previous one, and stores it again from the same sources', async () => {
    const one = await released('1');
    const two = await released('2');
    await released('3');
    await aWeekLater();
    expect(await swept()).toEqual([one]);
    await rollback(house.sql, name, { actor: 'tester' });
    const [pointer] = await selectLiveReleases(house.sql);
    expect(pointer).toMatchObject({ release: two, previous: null });
    expect(await released('1')).toBe(one);
    expect(await hasFiles(one)).toBe(true);
    expect((await selectLiveReleases(house.sql))[0]).toMatchObject({ release: one, previous: two });
  });

  test('a sweep keeps the releases of a shell, whose kits lock files name, for a quarter of a year after they were given out', async () => {
    const shells: string[] = [];
    for (const source of ['1', '2', '3', '4']) {
      await house.edit('shell', source);
      shells.push((await releasePackage(house, 'shell')).release);
    }
    const [one = '', two = ''] = shells;
    const given = { shell: one, [name]: await released('1') };
    await putComposition(house.sql, compositionId(given), given);
    await released('2');
    await released('3');
    await aWeekLater();
    // The second was given to nobody, and of the remote nothing is asked for any more.
    expect(new Set(await swept())).toEqual(new Set([two, given[name]]));
    await house.sql`update delivery.compositions set given_at = now() - interval '91 days'`;
    expect(await swept()).toEqual([one]);
  });

  test('a sweep forgets a mix a quarter of a year after it was given out, unless a link still opens it', async () => {
    const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'] as const;
    for (const id of ids) await putComposition(house.sql, id, { shell: '0123456789ab' });
    await putComposition(house.sql, ids[0], { shell: '0123456789ab' }, new Date(Date.now() + DAY));
    await house.sql`update delivery.compositions set given_at = now() - interval '91 days' where id <> ${ids[2]}`;
    await swept();
    const left = await house.sql<{ id: string }[]>`select id from delivery.compositions order by id`;
    expect(left.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  });
});
