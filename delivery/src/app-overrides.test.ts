import type { FastifyInstance } from 'fastify';
import { addKey, revokeKey } from './keys/keys.ts';
import type { LiveRegistry } from './live/live-registry.ts';
import { releasePackage } from './release/release-package.ts';
import { aDelivery, type FixtureDelivery } from './testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from './testing/fixture-house.ts';

let house: FixtureHouse;
let delivery: FixtureDelivery;
let registry: LiveRegistry;
let app: FastifyInstance;

beforeAll(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  await releasePackage(house, 'mf-search');
  delivery = await aDelivery(house);
  ({ app, registry } = delivery);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

const compositionIn = (html: string) => JSON.parse(/id="composition">([^<]*)</.exec(html)?.[1] ?? '') as Record<string, unknown>;

describe('a remote that a developer serves on this machine', () => {
  const url = '/hospital?remote=mf-search@localhost:4200';

  test('replaces the release on a local site', async () => {
    const { headers, body } = await app.inject({ url, headers: { host: 'localhost:4000' } });
    expect(compositionIn(body)).toMatchObject({
      remotes: { 'mf-search': { entry: 'http://localhost:4200/remoteEntry.js' } },
      overrides: ['mf-search'],
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self' http://localhost:4200 ws://localhost:4200");
  });

  test('loads the script of its dev server before the shell, and keeps the release as the previous one', async () => {
    const { release } = await releasePackage(house, 'mf-search');
    await registry.refresh();
    const { body } = await app.inject({ url, headers: { host: 'localhost:4000' } });
    const scripts = [...body.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address]) => address);
    expect(scripts).toEqual(['http://localhost:4200/development-page.js', expect.stringContaining('/releases/shell/')]);
    expect(compositionIn(body)).toMatchObject({ remotes: { 'mf-search': { release: 'localhost:4200', previous: { release } } } });
  });

  test('stays for the next addresses until it is removed', async () => {
    const cookie = 'petcare-remote=mf-search@localhost:4200';
    const kept = await app.inject({ url: '/', headers: { host: 'localhost:4000', cookie } });
    expect(compositionIn(kept.body)).toHaveProperty('overrides');
    const off = await app.inject({ url: '/?remote=', headers: { host: 'localhost:4000', cookie } });
    expect(compositionIn(off.body)).not.toHaveProperty('overrides');
    expect(off.headers['set-cookie']).toContain('Max-Age=0');
  });

  test.each(['petcare.example', 'localhost.evil.example:4000', 'evil.example:localhost'])('is ignored on %s', async (host) => {
    const { body } = await app.inject({ url, headers: { host } });
    expect(compositionIn(body)).not.toHaveProperty('overrides');
  });
});

describe('a tester’s key on a site elsewhere', () => {
  const host = 'petcare.example';
  const swapped = '/hospital?remote=mf-search@localhost:4200&fault=mf-reviews:hang';

  test('allows overrides and faults, also without the key in later addresses, until it is revoked', async () => {
    await releasePackage(house, 'mf-reviews');
    const { id, key } = await addKey(house.sql, { scope: 'tester', note: null, actor: 'owner' });
    await registry.refresh();
    const first = await app.inject({ url: `${swapped}&tester=${key}`, headers: { host } });
    const asked = { overrides: ['mf-search'], faults: [{ remote: 'mf-reviews', fault: 'hang' }] };
    expect(compositionIn(first.body)).toMatchObject(asked);
    const cookie = [first.headers['set-cookie']]
      .flat()
      .map((text) => String(text).split(';')[0])
      .join('; ');
    const next = await app.inject({ url: swapped, headers: { host, cookie } });
    expect(compositionIn(next.body)).toMatchObject(asked);
    await revokeKey(house.sql, { id, actor: 'owner' });
    await registry.refresh();
    const after = compositionIn((await app.inject({ url: swapped, headers: { host, cookie } })).body);
    expect([after['overrides'], after['faults']]).toEqual([undefined, undefined]);
  });

  test('allows nothing when it is wrong', async () => {
    const { body } = await app.inject({ url: `${swapped}&tester=00000000.x`, headers: { host } });
    expect(compositionIn(body)).not.toHaveProperty('overrides');
    expect(compositionIn(body)).not.toHaveProperty('faults');
  });
});
