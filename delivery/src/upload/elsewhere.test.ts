import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { packFolder } from '@petcare/wire/pack-folder';
import { elsewhereOf, fromSiteOf, moveElsewhere, post, type OtherSite } from '@petcare/wire/elsewhere';
import { releasePackage } from '../release/release-package.ts';
import { entryCode } from '../testing/fixture-code.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { aListeningDelivery, type FixtureUploads } from '../testing/fixture-uploads.ts';

const key = `01234567.${'A'.repeat(43)}`;

test.each([
  ['https://petcare.example', 'https://petcare.example/'],
  ['http://localhost:4000', 'http://localhost:4000/'],
])('the release command sends a key to %s', (to, href) => {
  const elsewhere = elsewhereOf(to, key);
  expect('to' in elsewhere && [elsewhere.to.href, elsewhere.key]).toEqual([href, key]);
});

test.each([
  ['http://petcare.example', key, 'over https only'],
  ['http://localhost.evil.example', key, 'over https only'],
  ['ftp://localhost', key, 'over https only'],
  ['petcare.example', key, 'is no address'],
  ['https://petcare.example', undefined, 'PETCARE_KEY'],
])('the release command sends no key to %s with %j', (to, given, why) => {
  expect(elsewhereOf(to, given)).toEqual({ wrong: expect.stringContaining(why) });
});

test.each([
  ['https://staging.petcare.example', key, { to: new URL('https://staging.petcare.example'), key }],
  ['https://petcare.example/', key, { wrong: expect.stringContaining('is the site that is promoted to') }],
  ['http://staging.petcare.example', key, { wrong: expect.stringContaining('over https only') }],
  ['https://staging.petcare.example', undefined, { wrong: expect.stringContaining('PETCARE_FROM_KEY') }],
])('the release command takes releases from %s with %j', (from, given, expected) => {
  expect(fromSiteOf(from, { to: new URL('https://petcare.example'), key }, given)).toEqual(expected);
});

describe('with a site', () => {
  let house: FixtureHouse;
  let site: FixtureUploads;
  let outer: string;
  let archive: string;
  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
    await releasePackage(house, 'mf-search');
    site = await aListeningDelivery(house);
    outer = await mkdtemp(join(tmpdir(), 'petcare-build-'));
    const folder = join(outer, 'build');
    archive = join(outer, 'build.tgz');
    await mkdir(join(folder, 'parts'), { recursive: true });
    const files = { 'remoteEntry.js': '/* RELEASE_ID__ */', 'parts/large.js': `/* ${randomBytes(300_000).toString('hex')} */` };
    const listed = Object.keys(files).map((path) => ({ path, bytes: 0, integrity: '' }));
    const contract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
    const manifest = {
      name: 'mf-search',
      entry: 'remoteEntry.js',
      files: listed,
      initial: Object.keys(files),
      pages: {},
      parts: {},
      shared: {},
      contract,
    };
    files['remoteEntry.js'] += entryCode(manifest);
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await packFolder(folder, archive);
  });
  afterAll(async () => {
    await site.delivery.close();
    await house.remove();
    await rm(outer, { recursive: true });
  });
  const elsewhere = async (scope: string): Promise<OtherSite> => ({ to: new URL(site.origin), key: (await site.key(scope)).key });

  test('the release command releases a packed folder there', async () => {
    const { status, said } = await post(await elsewhere('mf-search'), '/releases/mf-search', { archive });
    expect([status, said['moved']]).toEqual([200, true]);
    expect(await site.pointer('mf-search')).toMatchObject({ release: said['release'] });
    expect(await house.place.paths()).toContain(join('mf-search', String(said['release']), 'parts/large.js'));
  });

  test('the release command reads a refusal before all is sent', async () => {
    const { status, said } = await post(await elsewhere('mf-reviews'), '/releases/mf-search', { archive });
    expect([status, said['code']]).toEqual([403, 'FORBIDDEN']);
  });

  test('the release command reports a move as one made here, and exits with 1 when it cannot be made', async () => {
    const there = await elsewhere('mf-search');
    const lines: string[] = [];
    const move = (kind: 'rollback' | 'promote') => moveElsewhere(kind, there, { package: 'mf-search', say: (line) => lines.push(line) });
    expect([await move('rollback'), await move('promote')]).toEqual([0, 1]);
    expect(lines).toEqual([
      expect.stringMatching(/^mf-search: back to [0-9a-f]{12}; [0-9a-f]{12} is withdrawn\.$/),
      'mf-search has no canary.',
    ]);
  });
});

describe('with another server', () => {
  let other: Server;
  let to: URL;
  beforeAll(async () => {
    other = createServer((request, response) =>
      request.url === '/broken' ? request.socket.destroy() : response.writeHead(404).end('<!doctype html>'),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    to = new URL(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  });
  afterAll(() => new Promise((resolve) => other.close(resolve)));

  test('an upload fails for a page as an answer', async () => {
    await expect(post({ to, key }, '/releases/mf-search')).rejects.toThrow('answers 404, and not as a delivery service does');
  });

  test('an upload fails when the connection breaks, with an archive or without', async () => {
    await expect(post({ to, key }, '/broken')).rejects.toThrow(/hang up|ECONNRESET/);
    await expect(post({ to, key }, '/broken', { archive: __filename })).rejects.toThrow(/hang up|ECONNRESET|EPIPE/);
  });

  test('an upload fails for a folder that cannot be read', async () => {
    await expect(packFolder('/nowhere', join(tmpdir(), 'nothing.tgz'))).rejects.toThrow('ENOENT');
  });
});
