import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@petcare/node/processes';
import type { FastifyInstance } from 'fastify';
import { paths } from './platform/paths.ts';
import { keepSnapshot, latestSnapshot } from './live/snapshot.ts';
import { selectSnapshot } from './live/snapshot.sql.ts';
import { releasePackage } from './release/release-package.ts';
import { openObjects } from '@petcare/node/objects';
import { buildStandby } from './standby.ts';
import { aFixtureHouse, type FixtureHouse } from './testing/fixture-house.ts';
import { storeKinds } from './testing/fixture-stores.ts';
import { readSiteSettings, readStoreSettings } from './settings/read-settings.ts';

async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const found = await look().catch(() => null);
    if (found !== null) return found;
    await pause(100);
  }
  throw new Error('It never came');
}

describe('while the registry is away', () => {
  let house: FixtureHouse;
  let standby: FastifyInstance;
  beforeAll(async () => {
    house = await aFixtureHouse();
    await releasePackage(house, 'shell');
    const settings = readSiteSettings({ API_URL: 'http://127.0.0.1:9' });
    standby = await buildStandby(await selectSnapshot(house.sql), { store: house.store, settings });
  });
  afterAll(async () => {
    await standby.close();
    await house.remove();
  });

  test.each([
    ['GET', '/releases/mf-search'],
    ['POST', '/releases/mf-search?note=a'],
    ['POST', '/releases/mf-search/rollback'],
    ['POST', '/releases/mf-search/promote'],
  ] as const)('the delivery service tells a team that asks %s %s to try again', async (method, url) => {
    const headers = { authorization: 'Bearer key', accept: 'text/html' };
    const sent =
      method === 'POST' ? { payload: 'x'.repeat(100_000), headers: { ...headers, 'content-type': 'application/gzip' } } : { headers };
    const answer = await standby.inject({ method, url, ...sent });
    expect({ status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() as unknown }).toEqual({
      status: 503,
      retryAfter: '5',
      body: { code: 'UNAVAILABLE', message: expect.any(String), faults: [] },
    });
  });

  test('the delivery service tells a tester who wants a link to try again', async () => {
    const answer = await standby.inject({ method: 'POST', url: '/testers/links', payload: { composition: '0123456789' } });
    expect([answer.statusCode, answer.json()]).toEqual([503, { message: expect.stringMatching(/요\.$/) }]);
  });

  test('the delivery service tells search engines what they may read', async () => {
    expect((await standby.inject('/robots.txt')).body).toContain('Sitemap:');
  });
});

describe.each(storeKinds)('a service that starts while the registry is away, with a %s store', (kind) => {
  let house: FixtureHouse;
  let service: ChildProcess;
  let said = '';
  let url: string;
  let registryPort: number;
  beforeEach(async () => {
    house = await aFixtureHouse(kind);
    registryPort = await freePort();
  });
  afterEach(async () => {
    service.kill('SIGKILL');
    await house.remove();
  });

  async function start(): Promise<void> {
    const registry = new URL(house.database.url);
    registry.port = String(registryPort);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      ...house.place.env,
      DATABASE_URL: registry.href,
      API_URL: 'http://127.0.0.1:9',
      PORT: String(port),
      HOST: '127.0.0.1',
    };
    service = spawn(process.execPath, ['--import', 'tsx', join(paths.repository, 'delivery/src/main.ts')], {
      cwd: paths.repository,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [service.stdout, service.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  }
  const page = async (path = '/hospital') => (await fetch(`${url}${path}`)).text();

  test('serves the last live releases, and everything as soon as the registry answers', async () => {
    await releasePackage(house, 'shell');
    const { release } = await releasePackage(house, 'mf-search');
    const objects = await openObjects(readStoreSettings(house.place.env));
    await keepSnapshot(objects, await selectSnapshot(house.sql));
    await start();
    const file = `/releases/mf-search/${release}/remoteEntry.js`;
    expect(await until(() => page())).toContain(file);
    expect((await fetch(`${url}${file}`)).status).toBe(200);
    const report = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await fetch(`${url}/telemetry`, report)).status).toBe(204);
    expect((await fetch(`${url}/?composition=0123456789&until=1&signature=x`)).status).toBe(404);

    await house.edit('mf-search', 'mf-search 2');
    const next = (await releasePackage(house, 'mf-search')).release;
    const { hostname, port } = new URL(house.database.url);
    const gate = createServer((socket) =>
      socket
        .pipe(connect(Number(port), hostname))
        .on('error', () => socket.destroy())
        .pipe(socket)
        .on('error', () => undefined),
    );
    gate.listen(registryPort, '127.0.0.1');
    try {
      await until(async () => ((await page()).includes(`/releases/mf-search/${next}/`) ? true : null));
      await until(async () => (JSON.stringify(await latestSnapshot(objects)).includes(next) ? true : null));
    } finally {
      gate.close();
    }
  });

  test('exits with the reason when nothing was ever live', async () => {
    await start();
    const [code] = (await once(service, 'exit')) as [number];
    expect(code).not.toBe(0);
    expect(said).toContain('ECONNREFUSED');
  });
});
