import type { FastifyInstance } from 'fastify';
import { rollback } from '../moves/moves.ts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

let house: FixtureHouse;
let delivery: FixtureDelivery;
let app: FastifyInstance;
let stable: string;
let canary: string;

beforeAll(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  stable = (await releasePackage(house, 'mf-search')).release;
  await house.edit('mf-search', 'mf-search 2');
  canary = (await releasePackage({ ...house, canary: { share: 50, minutes: 30, budget: 2 } }, 'mf-search')).release;
  delivery = await aDelivery(house, { trustedProxies: ['127.0.0.1'] });
  ({ app } = delivery);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
const searchIn = (html: string) =>
  (
    JSON.parse(/id="composition">([^<]*)</.exec(html)?.[1] ?? '') as {
      remotes: { 'mf-search': { release: string; previous?: { release: string } } };
    }
  ).remotes['mf-search'];

test('a visitor gets the release of their first page again, in files and composition', async () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 20; turn += 1) {
    const first = await app.inject('/hospital');
    const { release } = searchIn(first.body);
    seen.add(release);
    expect(first.body).toContain(`href="/releases/mf-search/${release}/hospital.js"`);
    const again = await app.inject({ url: '/', headers: { cookie: cookieOf(first.headers) } });
    expect(searchIn(again.body).release).toBe(release);
    expect(again.headers['set-cookie']).toBeUndefined();
  }
  expect(seen).toEqual(new Set([stable, canary]));
});

test('a canary has the live release as its previous one', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const search = searchIn((await app.inject('/')).body);
    if (search.release === canary) expect(search.previous?.release).toBe(stable);
  }
});

test.each(['petcare-visitor=0123456789abcdef0123456789abcdef.AAAAAAAAAAAAAAAAAAAAAA', 'petcare-visitor=me', 'other=1'])(
  'a request with the cookie %s gets a new visitor id',
  async (cookie) => {
    const { headers } = await app.inject({ url: '/', headers: { cookie } });
    expect(headers['set-cookie']).toMatch(/^petcare-visitor=[0-9a-f]{32}\.[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  },
);

test('the visitor’s cookie marks the cookie as Secure behind https', async () => {
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['set-cookie']).toMatch(/; Secure(?:;|$)/);
});

test('everybody gets the live release and no cookie when there is no canary', async () => {
  await rollback(house.sql, 'mf-search', { actor: 'tester' });
  await delivery.registry.refresh();
  const { headers, body } = await app.inject('/');
  expect(headers['set-cookie']).toBeUndefined();
  expect(searchIn(body).release).toBe(stable);
});
