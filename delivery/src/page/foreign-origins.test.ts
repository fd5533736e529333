import type { AskedOrigins } from '@petcare/contracts';
import { acceptOrigin, knownOrigins, rejectOrigin } from '../origins/origins.ts';
import { rollback } from '../moves/moves.ts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

const name = 'mf-search';
const weather = { package: name, kind: 'connect', origin: 'https://weather.example' } as const;
const tiles = { package: name, kind: 'img', origin: 'https://tiles.example' } as const;

let house: FixtureHouse;
let delivery: FixtureDelivery;
let edition = 0;

async function release(origins: AskedOrigins) {
  edition += 1;
  await house.edit(name, `edition ${edition}`, undefined, { origins });
  const released = await releasePackage(house, name);
  await delivery.registry.refresh();
  return released;
}

/** The sources that the policy of a page allows it. */
async function allowed(kind: 'connect' | 'img' | 'script'): Promise<string> {
  await delivery.registry.refresh();
  const { headers } = await delivery.app.inject({ url: '/hospital', headers: { host: 'petcare.example' } });
  return new RegExp(`${kind}-src ([^;]*)`).exec(String(headers['content-security-policy']))?.[1] ?? '';
}

beforeEach(async () => {
  house = await aFixtureHouse();
  await releasePackage(house, 'shell');
  delivery = await aDelivery(house);
  await release({});
});
afterEach(async () => {
  await delivery.close();
  await house.remove();
});

test('an origin is in force from when it is accepted, on pages with a release that asks for it', async () => {
  const { note } = await release({ connect: [weather.origin], img: [tiles.origin] });
  expect(note).toContain('asks for connect https://weather.example, img https://tiles.example: not in force until');
  expect(await allowed('connect')).toBe("'self'");
  expect(await knownOrigins(house.sql)).toEqual([
    { ...weather, accepted: false },
    { ...tiles, accepted: false },
  ]);

  expect(await acceptOrigin(house.sql, weather, 'owner')).toEqual({ done: true });
  expect(await allowed('connect')).toBe("'self' https://weather.example");
  expect(await allowed('img')).toBe("'self' data: blob:");

  await rollback(house.sql, name, { actor: 'owner' });
  expect(await allowed('connect')).toBe("'self'");
});

test('the registry accepts only what a release that visitors get waits for', async () => {
  await release({ connect: [weather.origin] });
  expect(await acceptOrigin(house.sql, tiles, 'owner')).toMatchObject({ done: false, why: expect.stringContaining('waits for img') });
  await acceptOrigin(house.sql, weather, 'owner');
  expect(await acceptOrigin(house.sql, weather, 'owner')).toMatchObject({ done: false });
  expect(await rejectOrigin(house.sql, weather, 'owner')).toEqual({ done: true });
  expect(await allowed('connect')).toBe("'self'");
  expect(await rejectOrigin(house.sql, weather, 'owner')).toMatchObject({ done: false });
});

test('the site refuses a release that asks for what is no origin', async () => {
  const { moved, refused } = await release({ img: ["https://tiles.example; script-src 'unsafe-inline'"] });
  expect([moved, refused]).toEqual([false, [expect.stringContaining('mf-search/remote.ts, origins.img')]]);
});

test('a page may run WebAssembly while a release in it asks for it and that is accepted', async () => {
  const wasm = { package: name, kind: 'wasm', origin: 'self' } as const;
  await release({ wasm: ['self'] });
  expect(await allowed('script')).not.toContain('wasm');
  expect(await acceptOrigin(house.sql, wasm, 'owner')).toEqual({ done: true });
  expect(await allowed('script')).toContain("'strict-dynamic' 'wasm-unsafe-eval'");
  await release({});
  expect(await allowed('script')).not.toContain('wasm');
});
