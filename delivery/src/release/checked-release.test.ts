import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { releasePackage } from './release-package.ts';

let house: FixtureHouse;
let live: string;
beforeEach(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  live = (await releasePackage(house, 'mf-search')).release;
  await house.edit('mf-search', 'mf-search 2');
});
afterEach(() => house.remove());

const tight = { default: 10 };
const pointer = async () => (await selectLiveReleases(house.sql)).find((row) => row.package === 'mf-search');

test.each([undefined, { share: 10, minutes: 30, budget: 2 }])(
  'the pointer stays where a release is refused, and the log says why (canary: %j)',
  async (canary) => {
    const { release, moved, refused } = await releasePackage({ ...house, budgets: tight, ...(canary && { canary }) }, 'mf-search');
    expect(moved).toBe(false);
    expect(refused).toEqual([expect.stringContaining('The first load of mf-search is')]);
    expect(await pointer()).toMatchObject({ release: live, canary: null });
    expect((await selectActs(house.sql, 'mf-search')).at(-1)).toMatchObject({
      act: 'refuse',
      actor: 'tester',
      release,
      note: refused?.join('\n'),
    });
  },
);

test('faults at a start of the site are reported, and it goes on', async () => {
  const told: string[] = [];
  const { release, moved } = await releasePackage({ ...house, budgets: tight, advisory: (faults) => told.push(...faults) }, 'mf-search');
  expect(moved).toBe(true);
  expect(told).toHaveLength(1);
  expect(await pointer()).toMatchObject({ release });
});

test('a dry run says that a release passes, or what is wrong with it, and moves no pointer', async () => {
  const before = await selectActs(house.sql, 'mf-search');
  expect(await releasePackage({ ...house, dryRun: true }, 'mf-search')).toMatchObject({ moved: false, passes: true });
  expect(await releasePackage({ ...house, dryRun: true, preview: { days: 1 } }, 'mf-search')).not.toHaveProperty('preview');
  expect(await selectActs(house.sql, 'mf-search')).toEqual(before);
  const { passes, refused } = await releasePackage({ ...house, dryRun: true, budgets: tight }, 'mf-search');
  expect([passes, refused]).toEqual([undefined, [expect.stringContaining('The first load of mf-search is')]]);
  expect(await pointer()).toMatchObject({ release: live, canary: null });
});
