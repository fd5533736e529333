import { readdir } from 'node:fs/promises';
import { promoteFrom, type OtherSite } from '@petcare/wire/elsewhere';
import { selectActs } from '../registry/audit.sql.ts';
import { releasePackage } from '../release/release-package.ts';
import { archiveOfBuild } from '../testing/archives.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { aListeningDelivery, type FixtureUploads } from '../testing/fixture-uploads.ts';
import { promoteMixCommand } from './promote-mix.ts';

const name = 'mf-search';
const contract = { pages: [], parts: ['home-hospitals', 'home-reviews', 'hospital-reviews'], slots: {}, emits: {}, hears: {}, names: {} };

type Site = FixtureUploads & { house: FixtureHouse };
let staging: Site;
let production: Site;
let said: string[];
const say = (line: string) => void said.push(line);

async function aSite(): Promise<Site> {
  const house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  return { ...(await aListeningDelivery(house)), house };
}
beforeEach(async () => {
  said = [];
  [staging, production] = await Promise.all([aSite(), aSite()]);
});
afterEach(async () => {
  for (const { delivery, house } of [staging, production]) {
    await delivery.close();
    await house.remove();
  }
});

const on = async (site: Site, scope: string): Promise<OtherSite> => ({ to: new URL(site.origin), key: (await site.key(scope)).key });

async function release(site: Site, of: string, source: string, more: object = {}): Promise<string> {
  const { key } = await site.key(of);
  const archive = archiveOfBuild(of, source, { said: { contract: { ...contract, ...more } } });
  const { status, body } = await site.post(of, key, archive);
  expect({ status, body }).toMatchObject({ status: 200 });
  await site.delivery.registry.refresh();
  return String(body['release']);
}

async function promote(options: { release?: string; canary?: { share: number; minutes: number; budget: number }; note?: string } = {}) {
  return promoteFrom(await on(production, name), { from: await on(staging, name), package: name, say, ...options });
}

test('a release that is live on one site is released on another: the same id, the same bytes, checked and logged there', async () => {
  const id = await release(staging, name, 'new map');
  expect(await promote({ note: 'seen by all' })).toBe(0);
  expect(said).toEqual([expect.stringContaining(`${name} ${id}: from 127.0.0.1`), `${name} ${id}: live`]);
  expect(await production.pointer(name)).toMatchObject({ release: id });
  const bytes = (site: Site) => site.house.store.read(name, id, 'remoteEntry.js');
  expect(await bytes(production)).toEqual(await bytes(staging));
  expect((await production.acts()).at(-1)).toMatchObject({
    act: 'release',
    release: id,
    note: expect.stringMatching(/^from 127\.0\.0\.1:\d+: seen by all$/),
  });
  expect(await staging.pointer(name)).toMatchObject({ release: id });
  for (const { workDir } of [staging, production]) expect(await readdir(workDir)).toEqual([]);
});

test('a release is taken by its id, as a canary, and when it is live there already', async () => {
  const first = await release(staging, name, 'first');
  const second = await release(staging, name, 'second');
  expect(await promote({ release: first })).toBe(0);
  expect(await promote({ canary: { share: 10, minutes: 30, budget: 2 } })).toBe(0);
  expect(await production.pointer(name)).toMatchObject({ release: first, canary: { release: second, share: 10 } });
  expect(await promote({ release: first })).toBe(0);
  expect(said.at(-1)).toContain('is live already');
});

test('a mix is refused where it does not fit, and leaves nothing there', async () => {
  await staging.house.edit('shell', 'with an event', undefined, { hears: { 'walk.ended': { type: 'object' } } });
  await releasePackage(staging.house, 'shell');
  await production.house.edit('shell', 'without it', undefined, { hears: {} });
  await releasePackage(production.house, 'shell');
  await release(staging, name, 'listening', { hears: { 'walk.ended': { type: 'object' } } });
  const before = await production.traces();
  expect(await promote()).toBe(1);
  expect(said.at(-1)).toContain('walk.ended');
  expect(await production.traces()).toEqual(before);
});

test.each([
  ['nothing is live there', undefined, 'Nothing of mf-search is live'],
  ['it is not stored there', '0'.repeat(12), 'has no stored release 000000000000'],
])('the site gives nothing when %s', async (_what, wanted, why) => {
  expect(await promote({ ...(wanted !== undefined && { release: wanted }) })).toBe(1);
  expect(said).toEqual([expect.stringContaining(why)]);
});

test('the site gives a build to the key of its package and of the shell, and to nobody else', async () => {
  const id = await release(staging, name, 'ours');
  const build = async (path: string, scope: string) => {
    const { key } = await staging.key(scope);
    const answer = await fetch(`${staging.origin}/releases/${path}`, { headers: { authorization: `Bearer ${key}` } });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('petcare-release')];
  };
  expect(await build(`${name}/build`, name)).toEqual([200, id]);
  expect(await build(`shell/build?of=${name}`, 'shell')).toEqual([200, id]);
  expect(await build(`${name}/build`, 'mf-reviews')).toEqual([403, null]);
  expect(await build(`mf-reviews/build?of=${name}`, 'mf-reviews')).toEqual([403, null]);
});

test('the site refuses bytes that are not those of the id they come under', async () => {
  const { key } = await production.key(name);
  const answer = await production.post(`${name}?release=${'0'.repeat(12)}`, key, archiveOfBuild(name, 'other', { said: { contract } }));
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining(`not ${'0'.repeat(12)}`) } });
  expect(await production.pointer(name)).toBeUndefined();
});

describe('a whole mix', () => {
  const all = [name, 'mf-reviews'];
  async function promoteAll(names = all): Promise<number> {
    const { database, store, actor } = production.house;
    const options = { from: await on(staging, 'shell'), names, store, budgets: { default: Infinity }, actor, site: production.origin, say };
    const code = await promoteMixCommand(database.url, options);
    await production.delivery.registry.refresh();
    return code;
  }

  test('becomes live with the shell’s key of the other site, under the same ids', async () => {
    const ids = [await release(staging, name, 'search'), await release(staging, 'mf-reviews', 'reviews')];
    expect(await promoteAll()).toBe(0);
    expect(await Promise.all(all.map(async (one) => (await production.pointer(one))?.release))).toEqual(ids);
    expect((await selectActs(production.house.sql, name)).at(-1)).toMatchObject({
      act: 'release',
      note: expect.stringContaining('from 127.0.0.1'),
    });
  });

  test('becomes live whole or not at all', async () => {
    const fits = await release(staging, name, 'fits');
    await staging.house.edit('shell', 'with an event', undefined, { hears: { 'walk.ended': { type: 'object' } } });
    await releasePackage(staging.house, 'shell');
    await release(staging, 'mf-reviews', 'does not', { hears: { 'walk.ended': { type: 'object' } } });
    await production.house.edit('shell', 'without it', undefined, { hears: {} });
    await releasePackage(production.house, 'shell');
    expect(await promoteAll()).toBe(1);
    expect(said.at(-1)).toContain('walk.ended');
    expect(await production.pointer(name)).toBeUndefined();
    expect(await production.house.store.has(name, fits)).toBe(false);
  });

  test('stays where it is when one of its packages is not given', async () => {
    await release(staging, name, 'alone');
    expect(await promoteAll()).toBe(1);
    expect(said).toEqual([expect.stringContaining('Nothing of mf-reviews is live')]);
    expect(await production.pointer(name)).toBeUndefined();
  });
});
