import { selectActs } from '../registry/audit.sql.ts';
import { selectLiveReleases } from '../registry/registry.sql.ts';
import { selectComposition } from '../compositions/compositions.sql.ts';
import type { Candidate } from '../smoke/candidate.ts';
import { createSmoke, leftOut, type Smoke } from '../smoke/smoke.ts';
import { aDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { releasePackage, type ReleaseResult, type ReleaseOptions } from './release-package.ts';
import { readSmokeSettings } from '../settings/read-settings.ts';

const name = 'mf-search';
let house: FixtureHouse;
let shell: string;
let live: string;

beforeEach(async () => {
  house = await aFixtureHouse();
  shell = (await releasePackage(house, 'shell')).release;
  live = (await releasePackage(house, name)).release;
  await house.edit(name, 'mf-search 2');
});
afterEach(() => house.remove());

const pointer = async (of = name) => (await selectLiveReleases(house.sql)).find((row) => row.package === of);
const lastAct = async () => (await selectActs(house.sql, name)).at(-1);

/** Releases with somebody who looks at the candidates; what was looked at. */
async function released(
  look: (candidate: Candidate) => Promise<string[]>,
  options: Partial<ReleaseOptions> = {},
): Promise<ReleaseResult & { looks: Candidate[] }> {
  const looks: Candidate[] = [];
  const smoke: Smoke = async (candidate) => {
    looks.push(candidate);
    return { faults: await look(candidate), note: 'smoke run: 1 page' };
  };
  return { ...(await releasePackage({ ...house, ...options, smoke }, name)), looks };
}
const good = async () => [];

test.each([undefined, { share: 10, minutes: 30, budget: 2 }])(
  'nothing that looks broken is released, and the log says what was seen (canary: %j)',
  async (canary) => {
    const { release, moved, refused } = await released(async () => ['/hospital is blank'], canary && { canary });
    expect([moved, refused]).toEqual([false, ['/hospital is blank']]);
    expect(await pointer()).toMatchObject({ release: live, canary: null });
    expect(await lastAct()).toMatchObject({ act: 'refuse', actor: 'tester', release, note: '/hospital is blank' });
  },
);

test('the smoke run looks at the live mix with the release in it, which can be opened then', async () => {
  let opened: string[] = [];
  const { release, moved, looks } = await released(async ({ after, before }) => {
    expect(before?.releases).toEqual({ shell, [name]: live });
    expect(await pointer()).toMatchObject({ release: live });
    await house.sql`insert into delivery.compositions (id, releases) values (${after.id}, ${house.sql.json(after.releases)})`;
    opened = (await selectComposition(house.sql, after.id)).map((row) => row.release);
    return [];
  });
  expect(looks).toMatchObject([{ after: { releases: { shell, [name]: release } }, released: [name] }]);
  expect(opened.sort()).toEqual([shell, release].sort());
  expect(moved).toBe(true);
  expect(await lastAct()).toMatchObject({ act: 'release', release, note: 'smoke run: 1 page' });
});

test('the log of a canary logs the terms of a canary beside the note', async () => {
  await released(good, { canary: { share: 10, minutes: 30, budget: 2 } });
  expect((await lastAct())?.note?.split('\n')).toEqual([expect.stringContaining('10 %'), 'smoke run: 1 page']);
});

test('the smoke run does not look at what other checks refuse or what is live already', async () => {
  expect((await released(good, { budgets: { default: 10 } })).looks).toEqual([]);
  await house.edit(name, 'mf-search 1');
  expect(await released(good)).toMatchObject({ release: live, moved: false, looks: [] });
});

test('the smoke run looks at the new mix when another pointer moved meanwhile', async () => {
  let other: string | undefined;
  const { release, moved, looks } = await released(async () => {
    other ??= (await releasePackage(house, 'mf-reviews')).release;
    return [];
  });
  expect(looks.map(({ after }) => after.releases)).toEqual([
    { shell, [name]: release },
    { shell, [name]: release, 'mf-reviews': other },
  ]);
  expect(moved).toBe(true);
});

test('two releases that break each other are not both released', async () => {
  let waiting = 0;
  let bothLook: () => void;
  const together = new Promise<void>((resolve) => (bothLook = resolve));
  const smoke: Smoke = async ({ after }) => {
    waiting += 1;
    if (waiting === 2) bothLook();
    await together;
    return {
      faults: after.releases['mf-reviews'] && after.releases[name] !== live ? ['they break each other'] : [],
      note: 'smoke run: 1 page',
    };
  };
  const results = await Promise.all([name, 'mf-reviews'].map((one) => releasePackage({ ...house, smoke }, one)));
  expect(results.filter(({ moved }) => moved)).toHaveLength(1);
  expect(results.find(({ moved }) => !moved)).toMatchObject({ refused: ['they break each other'] });
});

test('nothing moves when the smoke run fails', async () => {
  await expect(
    released(async () => {
      throw new Error('the database is gone');
    }),
  ).rejects.toThrow('gone');
  expect(await pointer()).toMatchObject({ release: live });
});

describe('releases without a smoke run, and logs it, when', () => {
  const told = async (smoke: Smoke) => {
    expect(await releasePackage({ ...house, smoke }, name)).toMatchObject({ moved: true, note: expect.stringMatching(/^no smoke run: /) });
    return (await lastAct())?.note;
  };

  test('no site is running', async () => {
    expect(await told(createSmoke({ sql: house.sql, siteUrl: undefined, settings: readSmokeSettings({}) }))).toContain(
      'no site is running',
    );
  });
  test('the site does not answer', async () => {
    expect(await told(createSmoke({ sql: house.sql, siteUrl: 'http://127.0.0.1:9', settings: readSmokeSettings({}) }))).toContain(
      'does not answer',
    );
  });
  test('the site is another one', async () => {
    const elsewhere = await aFixtureHouse();
    const delivery = await aDelivery(elsewhere);
    const siteUrl = await delivery.app.listen({ port: 0, host: '127.0.0.1' });
    try {
      expect(await told(createSmoke({ sql: house.sql, siteUrl, settings: readSmokeSettings({}) }))).toContain('other releases');
    } finally {
      await delivery.close();
      await elsewhere.remove();
    }
  });
  test('it was left out', async () => {
    expect(await told(leftOut)).toContain('left out');
  });
});
