import { rm } from 'node:fs/promises';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { releasePackage, type ReleaseOptions } from '../release/release-package.ts';
import { promote, rollback } from './moves.ts';
import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';

const plan = { share: 10, minutes: 30, budget: 2 };
const by = { actor: 'tester' };
const name = 'mf-search';

let house: FixtureHouse;
beforeEach(async () => {
  house = await aFixtureHouse();
});
afterEach(() => house.remove());

async function released(source: string, options: Partial<ReleaseOptions> = {}): Promise<string> {
  await house.edit(name, source);
  return (await releasePackage({ ...house, ...options }, name)).release;
}
const pointer = async () => (await selectLiveReleases(house.sql)).find((row) => row.package === name);

test('a package rolls back to the previous release, again and again, until there is none', async () => {
  const [one, two, three] = [await released('1'), await released('2'), await released('3')];
  expect(await rollback(house.sql, name, by)).toEqual({ done: true, release: two, replaced: three });
  expect(await pointer()).toMatchObject({ release: two, previous: one });
  expect(await rollback(house.sql, name, by)).toEqual({ done: true, release: one, replaced: two });
  expect(await pointer()).toMatchObject({ release: one, previous: null });
  expect(await rollback(house.sql, name, by)).toMatchObject({ done: false, why: expect.stringContaining('no good release') });
});

test('a rollback makes no rolled back release the previous one', async () => {
  const one = await released('1');
  await released('2');
  await rollback(house.sql, name, by);
  const three = await released('3');
  expect(await pointer()).toMatchObject({ release: three, previous: one });
});

test('a rolled back release does not come back at a start, but by a deliberate release', async () => {
  const one = await released('1');
  const two = await released('2');
  await rollback(house.sql, name, by);
  expect(await releasePackage({ ...house, keepHeld: true }, name)).toMatchObject({ moved: false });
  expect(await pointer()).toMatchObject({ release: one });
  expect(await releasePackage(house, name)).toMatchObject({ moved: true });
  expect(await pointer()).toMatchObject({ release: two, previous: one });
});

describe('a start of the site', () => {
  /** As `npm start` releases: in a checkout with this source. */
  const start = async (source: string) => {
    await house.edit(name, source);
    return releasePackage({ ...house, keepHeld: true, followsCheckout: true }, name);
  };
  const live = async () => (await pointer())?.release;

  test('moves what starts have moved', async () => {
    await start('1');
    expect(await start('2')).toMatchObject({ moved: true, release: await live() });
    expect(await start('1')).toMatchObject({ moved: true, release: await live() });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['released', () => released('by hand')],
    ['promoted', async () => (await released('by hand', { canary: plan }), promote(house.sql, name, by))],
    ['rolled back to', () => rollback(house.sql, name, by)],
  ])('leaves live what somebody has %s, in another checkout too', async (_act, move) => {
    await start('1');
    await start('2');
    await move();
    const kept = await live();
    expect(await start('3')).toMatchObject({ moved: false, why: expect.stringContaining(`npm run release ${name}`) });
    expect(await live()).toBe(kept);
  });

  test('ends no canary', async () => {
    await start('1');
    const canary = await released('2', { canary: plan });
    expect(await start('3')).toMatchObject({ moved: false });
    expect(await pointer()).toMatchObject({ canary: { release: canary } });
  });

  test('moves it again after a release of the whole checkout', async () => {
    await start('1');
    await released('by hand');
    await house.edit(name, '2');
    await releasePackage({ ...house, followsCheckout: true }, name);
    expect(await start('3')).toMatchObject({ moved: true });
    await released('by hand');
    await releasePackage({ ...house, followsCheckout: true }, name);
    expect(await start('4')).toMatchObject({ moved: true });
  });

  test('takes the place of what is not in the store', async () => {
    const byHand = await released('by hand');
    for (const path of await house.place.paths()) if (path.includes(byHand)) await rm(house.place.fileOf(path));
    expect(await start('1')).toMatchObject({ moved: true });
  });
});

test('two rollbacks at once make one', async () => {
  await released('1');
  const two = await released('2');
  await released('3');
  const live = (await pointer())?.release ?? '';
  const outcomes = await Promise.all([1, 2].map(() => rollback(house.sql, name, { ...by, expect: live })));
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
  expect(await pointer()).toMatchObject({ release: two });
});

test('a canary keeps the live release live for a canary, which a start of the site leaves a canary', async () => {
  const one = await released('1');
  const two = await released('2', { canary: plan });
  expect(await pointer()).toMatchObject({ release: one, canary: { release: two, ...plan } });
  expect(await releasePackage({ ...house, keepHeld: true }, name)).toMatchObject({ moved: false });
  expect(await pointer()).toMatchObject({ release: one, canary: { release: two } });
});

test('a promoted canary becomes live, and the live release its previous one', async () => {
  const one = await released('1');
  const two = await released('2', { canary: plan });
  expect(await promote(house.sql, name, by)).toEqual({ done: true, release: two, replaced: one });
  expect(await pointer()).toMatchObject({ release: two, previous: one, canary: null });
  expect(await promote(house.sql, name, by)).toMatchObject({ done: false });
});

test('a rollback takes back the canary only in a rollback during it', async () => {
  const one = await released('1');
  const two = await released('2', { canary: plan });
  expect(await rollback(house.sql, name, by)).toEqual({ done: true, release: one, replaced: two });
  expect(await pointer()).toMatchObject({ release: one, canary: null });
});

test('a canary of a package with nothing live is refused', async () => {
  expect(await releasePackage({ ...house, canary: plan }, name)).toMatchObject({
    moved: false,
    refused: [expect.stringContaining('nothing live')],
  });
  expect(await pointer()).toBeUndefined();
});

test('every act is logged with its actor and note', async () => {
  const one = await released('1');
  const two = await released('2', { canary: plan });
  await promote(house.sql, name, by);
  await rollback(house.sql, name, { ...by, note: 'the map was blank' });
  expect(await selectActs(house.sql, name)).toMatchObject([
    { actor: 'tester', act: 'release', release: one, previous: null },
    { act: 'canary', release: two, previous: null, note: expect.stringContaining('10 %') },
    { act: 'promote', release: two, previous: one },
    { act: 'rollback', release: one, previous: two, note: 'the map was blank' },
  ]);
});

test('a release that has ended a canary is told so, and the log says it', async () => {
  await released('1');
  const canary = await released('2', { canary: plan });
  await house.edit(name, '3');
  const note = `the canary ${canary} has ended with it.`;
  expect(await releasePackage(house, name)).toMatchObject({ moved: true, note });
  expect((await selectActs(house.sql, name)).at(-1)).toMatchObject({ act: 'release', note });
});
