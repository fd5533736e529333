import { grantPrefix, withdrawPrefix } from '../grants/grants.ts';
import { rollback } from '../moves/moves.ts';
import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { wholeRelease } from '../registry/whole-release.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { releasePackage, type ReleaseOptions } from './release-package.ts';
import { rollBackTo } from './roll-back-to.ts';

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

test('a rollback to a named release goes back over several releases, which nobody falls back on any more, and writes it down', async () => {
  const [one, two, three, four] = [await released('1'), await released('2'), await released('3'), await released('4')];
  expect(await rollBackTo(house, name, two, by)).toEqual({ done: true, release: two, replaced: four });
  expect(await pointer()).toMatchObject({ release: two, previous: one });
  expect((await selectActs(house.sql, name, 1))[0]).toMatchObject({ act: 'rollback', release: two, previous: four, actor: 'tester' });
  expect(await rollBackTo(house, name, three, by)).toMatchObject({ done: false, why: expect.stringContaining('was rolled back itself') });
  expect(await rollback(house.sql, name, by)).toMatchObject({ release: one, replaced: two });
});

test('a rollback to a named release ends a canary, which is withdrawn', async () => {
  const one = await released('1');
  await released('2');
  const canary = await released('3', { canary: { share: 10, minutes: 30, budget: 2 } });
  expect(await rollBackTo(house, name, one, by)).toEqual({ done: true, release: one, replaced: canary });
  expect(await pointer()).toMatchObject({ release: one, previous: null, canary: null });
});

test('a rollback to a named release refuses what is live, was never live or is not stored any more, and moves nothing', async () => {
  const [one, two] = [await released('1'), await released('2')];
  const canary = await released('3', { canary: { share: 10, minutes: 30, budget: 2 } });
  const why = async (release: string) => {
    const outcome = await rollBackTo(house, name, release, by);
    return outcome.done ? null : outcome.why;
  };
  expect(await why(two)).toContain('is live');
  expect(await why(canary)).toContain('was never live');
  expect(await why('0123456789ab')).toContain('no release');
  house.store = { ...house.store, has: async () => false };
  expect(await why(one)).toContain('is not stored any more');
  expect(await pointer()).toMatchObject({ release: two, canary: { release: canary } });
});

test('a release that does not fit what is live now is refused, with what does not fit', async () => {
  await releasePackage(house, 'shell');
  const grant = { package: name, prefix: '/walks' };
  await grantPrefix(house.sql, grant, 'tester');
  await house.edit(name, '1', undefined, { rows: [{ path: '/walks', page: null, access: 'public', title: '산책' }] });
  const one = (await releasePackage(house, name)).release;
  const two = await released('2');
  await withdrawPrefix(house.sql, grant, 'tester');
  expect(await rollBackTo(house, name, one, by)).toMatchObject({ done: false, why: expect.stringContaining('no prefix that is granted') });
  expect(await pointer()).toMatchObject({ release: two });
});

test('the start of an id is taken where one release has it, else those that share it are named', async () => {
  const [one, two] = [await released('1'), await released('2')];
  const starts = [one, two].map((release) => release.slice(0, 6));
  expect(await rollBackTo(house, name, starts[0] ?? '', by)).toMatchObject({ done: true, release: one, replaced: two });
  expect(await rollBackTo(house, name, 'ffffff0', by)).toMatchObject({
    done: false,
    why: expect.stringContaining('no stored release ffffff0'),
  });
  for (let number = 3; number < 20; number += 1) await released(`${number}`);
  // Of nineteen releases some share their first digit.
  const outcomes = await Promise.all([...'0123456789abcdef'].map((digit) => wholeRelease(house.sql, name, digit)));
  expect(outcomes.some((outcome) => 'why' in outcome && outcome.why.includes('write more of it'))).toBe(true);
});
