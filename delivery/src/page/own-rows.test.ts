import type { Composition } from '@petcare/contracts';
import type { PackageContract } from '@petcare/wire/manifest';
import { grantPrefix, withdrawPrefix } from '../grants/grants.ts';
import { promote, rollback } from '../moves/moves.ts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

const name = 'mf-search';
const walks = { package: name, prefix: '/walks' };
const row = { path: '/walks', page: 'hospital', access: 'public', title: '산책' } as const;
const by = { actor: 'owner' };

let house: FixtureHouse;
let delivery: FixtureDelivery;
let edition = 0;

/** Release mf-search with these rows. */
async function release(rows: PackageContract['rows'], more: object = {}) {
  edition += 1;
  await house.edit(name, `edition ${edition}`, undefined, rows && { rows });
  const released = await releasePackage({ ...house, ...more }, name);
  await delivery.registry.refresh();
  return released;
}

async function get(url: string) {
  const { statusCode, body } = await delivery.app.inject({ url, headers: { host: 'petcare.example' } });
  const composition = JSON.parse(/id="composition">([^<]*)</.exec(body)?.[1] ?? 'null') as Composition | null;
  return { status: statusCode, body, routes: composition?.routes };
}

const canary = { canary: { share: 99.999, minutes: 30, budget: 2 } };

beforeEach(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  delivery = await aDelivery(house);
  await release(undefined);
});
afterEach(async () => {
  await delivery.close();
  await house.remove();
});

test('the site refuses a release with a row that nobody has granted, and keeps what is live', async () => {
  const { moved, refused } = await release([row]);
  expect([moved, refused]).toEqual([false, [expect.stringContaining('mf-search/remote.ts, routes[0] (/walks): no prefix')]]);
  expect((await get('/walks')).status).toBe(404);
});

test('the page shows the rows of the release that a visitor gets, and no others', async () => {
  await grantPrefix(house.sql, walks, 'owner');
  expect((await get('/walks')).status).toBe(404);
  await release([row]);
  const page = await get('/walks');
  expect(page.status).toBe(200);
  expect(page.body).toContain('<title>산책 | 펫케어');
  expect(page.routes).toEqual([{ ...row, owner: name }]);
  expect((await get('/hospital')).routes).toEqual([{ ...row, owner: name }]);
  expect((await get('/sitemaps/pages-1.xml')).body).toContain('http://petcare.example/walks<');

  await rollback(house.sql, name, by);
  await delivery.registry.refresh();
  expect(await get('/walks')).toMatchObject({ status: 404, routes: undefined });
});

test('rows of a canary are given to its visitors, and to all when it is promoted', async () => {
  await grantPrefix(house.sql, walks, 'owner');
  await release([row], canary);
  expect((await get('/walks')).status).toBe(200);
  expect((await get('/sitemaps/pages-1.xml')).body).not.toContain('/walks<');
  await promote(house.sql, name, by);
  await delivery.registry.refresh();
  expect((await get('/walks')).status).toBe(200);
});

test('a prefix is taken back only when no release that visitors get has rows there', async () => {
  await grantPrefix(house.sql, walks, 'owner');
  await release([row]);
  expect(await withdrawPrefix(house.sql, walks, 'owner')).toMatchObject({
    done: false,
    why: expect.stringContaining('/walks of mf-search'),
  });
  await release(undefined);
  expect(await withdrawPrefix(house.sql, walks, 'owner')).toEqual({ done: true });
  expect(await withdrawPrefix(house.sql, walks, 'owner')).toMatchObject({ done: false, why: '/walks is not granted to mf-search.' });
  expect((await release([row])).moved).toBe(false);
});
