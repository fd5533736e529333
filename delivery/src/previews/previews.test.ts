import { day } from '@petcare/wire/elsewhere';
import type { Composition } from '@petcare/contracts';
import { MOST_PREVIEWS } from './previews.ts';
import { releasePackage } from '../release/release-package.ts';
import { sweep } from '../sweep/sweep.ts';
import { archiveOfBuild } from '../testing/archives.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { aListeningDelivery, type FixtureUploads } from '../testing/fixture-uploads.ts';

const name = 'mf-search';
const ID = /^[0-9a-f]{32}$/;

let house: FixtureHouse;
let site: FixtureUploads;
let first: string;
let key: string;
let keyId: string;
beforeEach(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  first = (await releasePackage(house, name)).release;
  site = await aListeningDelivery(house);
  ({ key, id: keyId } = await site.key(name));
});
afterEach(async () => {
  await site.delivery.close();
  await house.remove();
});

async function open(url: string, cookie = '') {
  const { statusCode, headers, body } = await site.delivery.app.inject({
    url,
    headers: { host: 'petcare.example', ...(cookie && { cookie }) },
  });
  const composition = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? 'null') as Composition | null;
  return { status: statusCode, headers, body, release: composition?.remotes[name]?.release };
}

async function preview(source: string, query = 'preview=14') {
  const { status, body } = await site.post(`${name}?${query}`, key, archiveOfBuild(name, source));
  expect({ status, body }).toMatchObject({ status: 200, body: { moved: false } });
  return { release: String(body['release']), ...(body['preview'] as { id: string; expiresAt: string }) };
}

const standing = async () => {
  const answer = await fetch(`${site.origin}/releases/${name}/previews`, { headers: { authorization: `Bearer ${key}` } });
  return ((await answer.json()) as { previews: { id: string; release: string }[] }).previews;
};

test('a preview shows an upload to whoever has its address, marked and kept from caches and search engines; others get what is live', async () => {
  const { release, id, expiresAt } = await preview('new map', 'preview=3&note=pull%20request%2012');
  expect(id).toMatch(ID);
  expect(new Date(expiresAt).getTime() / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 3, 2);
  expect(await site.pointer(name)).toMatchObject({ release: first, canary: null });

  const page = await open(`/hospital?preview=${id}`);
  expect([page.status, page.release]).toEqual([200, release]);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store', vary: expect.stringContaining('Cookie') });
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(page.body).toContain(`미리보기예요 · ${name} ${release}`);
  expect(page.body).toContain('<a href="/hospital?preview=">');
  expect(String(page.headers['set-cookie'])).toMatch(`petcare-preview=${id}; Path=/; HttpOnly; SameSite=Lax`);

  const cookie = `petcare-preview=${id}`;
  expect((await open('/', cookie)).release).toBe(release);
  const other = await open('/hospital');
  expect(other.release).toBe(first);
  expect(other.body).not.toContain('미리보기');
  expect(other.headers).not.toHaveProperty('x-robots-tag');
  const left = await open('/?preview=', cookie);
  expect([left.release, String(left.headers['set-cookie'])]).toEqual([first, expect.stringContaining('petcare-preview=;')]);
  expect((await site.acts()).at(-1)).toMatchObject({
    act: 'preview',
    actor: `key ${keyId}`,
    release,
    previous: null,
    note: `preview ${id.slice(0, 6)}… until ${day(expiresAt)}\npull request 12`,
  });
});

test('a preview leaves a canary and its figures alone', async () => {
  await house.edit(name, 'a canary');
  const canary = await releasePackage({ ...house, canary: { share: 99, minutes: 30, budget: 2 } }, name);
  const { id, release } = await preview('beside it');
  expect((await site.pointer(name))?.canary).toMatchObject({ release: canary.release });
  const page = await open('/', `petcare-preview=${id}`);
  expect([page.release, page.headers['set-cookie']]).toEqual([release, undefined]);

  const visit = await open('/');
  const visitor = String(visit.headers['set-cookie']).split(';')[0];
  const report = async (cookie: string) => {
    const outcome = { package: name, release: canary.release, stage: 'mount', ok: false, milliseconds: 1, reason: 'broken' };
    const payload = { composition: '0123456789', outcomes: [outcome] };
    expect((await site.delivery.app.inject({ method: 'POST', url: '/telemetry', headers: { cookie }, payload })).statusCode).toBe(204);
    await site.delivery.collector.flush();
    return (await house.sql`select count from delivery.outcomes`).length;
  };
  expect(await report(`${visitor}; petcare-preview=${id}`)).toBe(0);
  expect(await report(`${visitor}`)).toBe(1);
});

test('a preview is listed and ended by the key of its package only, and says so to whoever opens it then', async () => {
  const { id, release } = await preview('short-lived');
  const [foreign, shell] = [await site.key('mf-reviews'), await site.key('shell')];
  expect(await standing()).toMatchObject([{ id, release, package: name, madeBy: `key ${keyId}` }]);
  expect(await site.post(`${name}/discard?preview=${id}`, foreign.key)).toMatchObject({ status: 403 });
  expect(await site.post(`shell/discard?preview=${id}`, shell.key)).toMatchObject({ status: 409 });
  expect(await site.post(`${name}/discard?preview=${id}`, key)).toEqual({ status: 200, body: { package: name, release } });
  expect(await site.post(`${name}/discard?preview=${id}`, key)).toMatchObject({ status: 409 });
  expect(await standing()).toEqual([]);
  expect((await site.acts()).at(-1)).toMatchObject({ act: 'discard', release, note: `preview ${id.slice(0, 6)}…` });

  await site.delivery.registry.refresh();
  const over = await open('/hospital?from=mail', `petcare-preview=${id}`);
  expect([over.status, over.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(over.body).toContain('이 미리보기는 끝났거나 없는 미리보기예요.');
  expect(over.body).toContain('<a href="/hospital?from=mail">');
  expect(String(over.headers['set-cookie'])).toContain('petcare-preview=;');
});

test('a preview has one address for one build, for as long as it was asked for last', async () => {
  const once = await preview('the same', 'preview=1');
  const twice = await preview('the same', 'preview=90');
  expect(twice).toMatchObject({ id: once.id, release: once.release });
  expect(new Date(twice.expiresAt).getTime() - new Date(once.expiresAt).getTime()).toBeGreaterThan(88 * 86_400_000);
  expect((await preview('the same', 'preview=2')).expiresAt).toBe(twice.expiresAt);
});

test.each(['preview=0', 'preview=91', 'preview=1.5', 'preview=14&canary=10'])('the site refuses ?%s', async (query) => {
  expect(await site.post(`${name}?${query}`, key, archiveOfBuild(name, 'never'))).toMatchObject({ status: 400 });
  expect(await standing()).toEqual([]);
});

test('a preview is held to the checks of a release, and leaves nothing behind when it is refused', async () => {
  const before = await site.traces();
  const archive = archiveOfBuild(name, 'unfit', { said: { shared: { react: '99.0.0' } } });
  expect(await site.post(`${name}?preview=14`, key, archive)).toMatchObject({
    status: 409,
    body: { faults: [expect.stringContaining('react')] },
  });
  expect(await site.traces()).toEqual(before);
});

test('a preview keeps its files when the same build is refused as a release', async () => {
  await house.edit('shell', 'with an event', undefined, { hears: { 'walk.ended': { type: 'object' } } });
  await releasePackage(house, 'shell');
  const contract = { pages: [], parts: ['home-hospitals'], slots: {}, emits: {}, hears: { 'walk.ended': { type: 'object' } }, names: {} };
  const archive = archiveOfBuild(name, 'listening', { said: { contract } });
  const { status, body } = await site.post(`${name}?preview=14`, key, archive);
  expect({ status, body }).toMatchObject({ status: 200 });
  const { id } = body['preview'] as { id: string };
  await house.edit('shell', 'without it', undefined, { hears: {} });
  await releasePackage(house, 'shell');
  expect(await site.post(name, key, archive)).toMatchObject({ status: 409 });
  expect(await house.store.has(name, String(body['release']))).toBe(true);

  await site.delivery.registry.refresh();
  const page = await open('/hospital', `petcare-preview=${id}`);
  expect([page.status, page.headers['set-cookie']]).toEqual([409, undefined]);
  expect(page.body).toContain('walk.ended, which the shell doesn&#39;t carry');
  expect(page.body).toContain('<a href="/hospital?preview=">');
});

test('a preview gives way when there are too many, the oldest first', async () => {
  const ids: string[] = [];
  for (let count = 0; count < MOST_PREVIEWS + 1; count += 1) ids.push((await preview(`number ${count}`)).id);
  expect((await standing()).map(({ id }) => id)).toEqual(ids.slice(1));
  expect((await site.acts()).filter(({ act }) => act === 'discard')).toMatchObject([{ note: expect.stringContaining('makes room') }]);
});

test('a preview is swept when its time is over, and not before', async () => {
  const { id, release } = await preview('for two weeks');
  await house.sql`update delivery.releases set created_at = created_at - interval '7 days'`;
  const swept = async () => (await sweep(house.sql, { store: house.store, actor: 'tester' })).map((one) => one.release);
  expect(await swept()).toEqual([]);
  expect((await open('/', `petcare-preview=${id}`)).status).toBe(200);
  await house.sql`update delivery.previews set expires_at = now()`;
  await site.delivery.registry.refresh();
  expect((await open('/', `petcare-preview=${id}`)).status).toBe(404);
  // The page of it that was opened counts for a day.
  await house.sql`update delivery.compositions set given_at = given_at - interval '7 days'`;
  expect(await swept()).toEqual([release]);
  expect(await house.store.has(name, release)).toBe(false);
  expect((await preview('for two weeks')).release).toBe(release);
});

test('a preview is told of, without its address, by who uses what', async () => {
  const { id, release, expiresAt } = await preview('used');
  const { body } = await open('/usage.json');
  const told = JSON.parse(body) as { packages: { name: string; previews: unknown }[] };
  expect(told.packages.find((one) => one.name === name)?.previews).toEqual([{ release, expiresAt }]);
  expect(body).not.toContain(id);
});

test('the command ends a preview by the start of its id that the log tells', async () => {
  const { id, release } = await preview('short');
  expect(await site.post(`${name}/discard?preview=${'0'.repeat(6)}`, key)).toMatchObject({ status: 409 });
  expect(await site.post(`${name}/discard?preview=${id.slice(0, 6)}`, key)).toEqual({ status: 200, body: { package: name, release } });
});
