import { writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { rollback } from '../moves/moves.ts';
import { releasePackage } from '../release/release-package.ts';
import { sweep } from '../sweep/sweep.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { storeKinds } from '../testing/fixture-stores.ts';

describe.each(storeKinds)('the files of a release in a %s store', (kind) => {
  let house: FixtureHouse;
  let delivery: FixtureDelivery;
  let app: FastifyInstance;
  let search: string;

  beforeAll(async () => {
    house = await aFixtureHouse(kind);
    await releasePackage(house, 'shell');
    await house.edit('mf-search', 'mf-search 1', 'exports.render = 1;');
    search = (await releasePackage(house, 'mf-search')).release;
    delivery = await aDelivery(house);
    ({ app } = delivery);
  });
  afterAll(async () => {
    await delivery.close();
    await house.remove();
  });

  const address = (path: string) => `/releases/mf-search/${search}/${path}`;

  test('are immutable, in the smallest encoding that the browser accepts', async () => {
    const plain = await app.inject(address('remoteEntry.js'));
    const small = await app.inject({ url: address('remoteEntry.js'), headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(new Uint8Array(small.rawPayload)).toString()).toBe(plain.body);
    const gzip = await app.inject({ url: address('remoteEntry.js'), headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  test('have a length, and answer 304 for a known ETag', async () => {
    const head = await app.inject({ method: 'HEAD', url: address('remoteEntry.js') });
    const full = await app.inject(address('remoteEntry.js'));
    expect(Number(head.headers['content-length'])).toBe(full.rawPayload.length);
    const again = await app.inject({ url: address('remoteEntry.js'), headers: { 'if-none-match': String(full.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    'missing.js',
    'manifest.json',
    'remoteEntry.js.br',
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/shell/package.json',
    '....//package.json',
    'server/main.cjs',
    'server%2fmain.cjs',
    'remoteEntry.js%00',
  ])('answer an uncached 404 for %s', async (path) => {
    const { statusCode, headers } = await app.inject(address(path));
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('are served as they are stored; the browser checks their hash', async () => {
    const path = house.place.fileOf('mf-search', search, 'remoteEntry.js');
    await writeFile(path, 'alert("another one")');
    const fresh = await aDelivery({ ...house, store: await house.place.open() });
    const { statusCode, body } = await fresh.app.inject(address('remoteEntry.js'));
    expect([statusCode, body]).toEqual([200, 'alert("another one")']);
    await fresh.close();
  });

  test('exist from the release to the sweep, and again when the same sources are released', async () => {
    const first = (await releasePackage(house, 'mf-reviews')).release;
    const at = (release: string) => `/releases/mf-reviews/${release}/remoteEntry.js`;
    await house.edit('mf-reviews', 'broken');
    const broken = (await releasePackage(house, 'mf-reviews')).release;
    const statuses = () => Promise.all([first, broken].map(async (release) => (await app.inject(at(release))).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await rollback(house.sql, 'mf-reviews', { actor: 'tester' });
    await delivery.registry.refresh();
    expect((await app.inject('/')).body).toContain(at(first));
    await house.sql`update delivery.releases set created_at = created_at - interval '7 days'`;
    expect(await sweep(house.sql, { store: house.store, actor: 'tester' })).toEqual([{ package: 'mf-reviews', release: broken }]);
    expect(await statuses()).toEqual([200, 404]);
    expect((await app.inject('/')).statusCode).toBe(200);
    await releasePackage(house, 'mf-reviews');
    expect(await statuses()).toEqual([200, 200]);
  });
});
