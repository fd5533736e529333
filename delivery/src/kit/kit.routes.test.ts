import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KIT_LIST, KIT_SCHEMA, type BuildManifest, type Kit } from '@petcare/wire/manifest';
import type { FastifyInstance } from 'fastify';
import type { Builder } from '../release/build.ts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';

const fileOf = (version: string) => `kit/petcare-ui-${version}.tgz`;
const kitOf = (version: string): Kit => ({
  version,
  packages: [
    {
      name: '@petcare/ui',
      version,
      file: fileOf(version),
      integrity: 'sha512-abc',
      manifest: { name: '@petcare/ui', version, dependencies: { '@petcare/time': version } },
    },
  ],
});
const kit = kitOf('1.2.0');

/** A build of the fixture house, with a kit in it. */
const withKit =
  (build: Builder, { version = '1.2.0', tarball = 'a tarball' } = {}): Builder =>
  async (dir, out) => {
    const file = fileOf(version);
    await build(dir, out);
    await mkdir(join(out, 'kit'));
    await writeFile(join(out, file), tarball);
    await writeFile(join(out, KIT_LIST), JSON.stringify(kitOf(version)));
    await writeFile(join(out, KIT_SCHEMA), 'type Query { pets: Int }');
    const path = join(out, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as BuildManifest;
    const files = [...manifest.files, ...[file, KIT_LIST, KIT_SCHEMA].map((one) => ({ path: one, bytes: 0, integrity: '' }))];
    await writeFile(path, JSON.stringify({ ...manifest, files }));
  };

const nothing = { type: 'object', properties: {}, required: [] };

let house: FixtureHouse;
let delivery: FixtureDelivery;
let app: FastifyInstance;
let release: string;

beforeAll(async () => {
  house = await aFixtureHouse();
  if (!house.build) throw new Error('the house has no builder');
  ({ release } = await releasePackage({ ...house, build: withKit(house.build) }, 'shell'));
  await house.edit('mf-search', 'search 2', undefined, { emits: { 'mf-search.found': nothing }, offers: { 'mf-search.below': nothing } });
  await releasePackage(house, 'mf-search');
  delivery = await aDelivery(house);
  ({ app } = delivery);
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

const address = () => `http://localhost/kit/-/${release}/petcare-ui-1.2.0.tgz`;

test('the kit lists the packages of the live shell, with their addresses', async () => {
  const { headers, body } = await app.inject({ url: '/kit', headers: { host: 'localhost' } });
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  expect(JSON.parse(body)).toEqual({
    version: '1.2.0',
    release,
    packages: [{ name: '@petcare/ui', version: '1.2.0', integrity: 'sha512-abc', address: address() }],
  });
});

test.each(['/kit/@petcare%2fui', '/kit/@petcare/ui', '/kit/%40petcare%2Fui'])(
  'the kit tells a package manager at %s what a package is',
  async (url) => {
    const { body } = await app.inject({ url, headers: { host: 'localhost' } });
    expect(JSON.parse(body)).toEqual({
      name: '@petcare/ui',
      'dist-tags': { latest: '1.2.0' },
      versions: { '1.2.0': { ...kit.packages[0]?.manifest, dist: { tarball: address(), integrity: 'sha512-abc' } } },
      time: { created: expect.any(String), modified: expect.any(String), '1.2.0': delivery.registry.live().get('shell')?.createdAt },
    });
  },
);

test('the kit gives a tarball for good, as every file of a release', async () => {
  const { headers, body } = await app.inject(new URL(address()).pathname);
  expect(body).toBe('a tarball');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = await app.inject({ url: new URL(address()).pathname, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test.each(['/kit/@petcare%2fserver', '/kit/react', '/kit/-/000000000000/petcare-ui-1.2.0.tgz', '/kit/@petcare/..%2f..', '/kit/__proto__'])(
  'the kit answers 404 for %s',
  async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test('the kit gives the schema of the API that the live shell was released with', async () => {
  const { headers, body } = await app.inject('/kit/schema.graphql');
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  expect(body).toBe('type Query { pets: Int }');
});

test('the kit gives no other file of the release', async () => {
  for (const path of ['main.js', '..%2fmain.js', '..%2froutes.json'])
    expect((await app.inject(`/kit/-/${release}/${path}`)).statusCode).toBe(404);
});

test('the kit lists every kit that is kept, each with its hash and address, and refuses other bytes under a version that is there', async () => {
  if (!house.build) throw new Error('the house has no builder');
  await house.edit('shell', 'the same version with other bytes');
  const changed = await releasePackage({ ...house, build: withKit(house.build, { tarball: 'other bytes' }) }, 'shell');
  expect(changed).toMatchObject({ moved: false, refused: [expect.stringContaining(`petcare-ui-1.2.0.tgz (shell ${release})`)] });

  await house.edit('shell', 'the next version');
  const next = await releasePackage({ ...house, build: withKit(house.build, { version: '1.3.0', tarball: 'the next' }) }, 'shell');
  expect(next.moved).toBe(true);
  await delivery.registry.refresh();
  const other = await aDelivery(house);
  const { body } = await other.app.inject({ url: '/kit/@petcare/ui', headers: { host: 'localhost' } });
  await other.close();
  const { 'dist-tags': tags, versions, time } = JSON.parse(body) as Record<string, Record<string, { dist: object }>>;
  expect(tags).toEqual({ latest: '1.3.0' });
  expect(versions).toMatchObject({
    '1.2.0': { dist: { tarball: address(), integrity: 'sha512-abc' } },
    '1.3.0': { dist: { tarball: `http://localhost/kit/-/${next.release}/petcare-ui-1.3.0.tgz` } },
  });
  expect(Object.keys(time ?? {}).sort()).toEqual(['1.2.0', '1.3.0', 'created', 'modified']);
});

test('a site has no kit where the shell brings none', async () => {
  await house.edit('shell', 'a shell without a kit');
  await releasePackage(house, 'shell');
  await delivery.registry.refresh();
  expect((await app.inject('/kit')).statusCode).toBe(404);
  expect((await app.inject('/kit/schema.graphql')).statusCode).toBe(404);
  expect((await app.inject(new URL(address()).pathname)).statusCode).toBe(200);
});

test('the kit tells which events and slots the live releases declare', async () => {
  const { headers, body } = await app.inject({ url: '/kit/contracts.json' });
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  expect(JSON.parse(body)).toEqual({
    events: [{ name: 'mf-search.found', by: 'mf-search', payload: nothing }],
    slots: [{ name: 'mf-search.below', by: 'mf-search', props: nothing }],
  });
});
