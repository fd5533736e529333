import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';
import { startOwnSite } from '../lib/site/own-site.ts';
import { ask, dataOf } from '../storm/front-door.ts';
import { aService } from './service.ts';

jest.setTimeout(900_000);

const run: Run = { undo: [], leave: new AbortController().signal };

afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

const MINE = '{ getMyHospital { id } }';
const OTHERS = '{ getHospitalsByPage(count: 5) { id } }';
const CHANGE = 'mutation($introduce: String!) { updateMyHospital(input: { introduce: $introduce }) { id } }';

test('a write through one delivery service is on the pages of another within a second, and empties no page of another listing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'petcare-heard-'));
  run.undo.push(() => rm(dataDir, { recursive: true, force: true }));
  await startOwnSite(run, dataDir, { NODE_ENV: 'development', DATABASE_URL: undefined, RATE_LIMITS: 'off' });
  const { databaseUrl } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as { databaseUrl: string };
  const env = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const [api, first, second, figures] = [await freePort(), await freePort(), await freePort(), await freePort()];
  await aService(run, 'server', api, env);
  const ofDelivery = { ...env, API_URL: `http://127.0.0.1:${api}` };
  await aService(run, 'delivery', first, ofDelivery);
  await aService(run, 'delivery', second, { ...ofDelivery, DELIVERY_METRICS_PORT: String(figures) });

  const graphql = async <T>(query: string, { variables = {}, token }: { variables?: object; token?: string } = {}) =>
    dataOf<T>(await ask(`http://127.0.0.1:${first}/graphql`, { json: { query, variables }, ...(token && { token }) }))!;
  /** Through the second. */
  const page = async (id: string) => String((await ask(`http://127.0.0.1:${second}/hospital?id=${id}`, { method: 'GET' })).body);
  const made = async () =>
    Number(
      /petcare_pages\{[^}]*"made"[^}]*\} (\d+)/.exec(
        String((await ask(`http://127.0.0.1:${figures}/metrics`, { method: 'GET' })).body),
      )?.[1],
    );

  const login = await ask(`http://127.0.0.1:${first}/api/client/user/login`, {
    json: { email: 'hospital@petcare.test', password: 'petcare-1234' },
  });
  const { token } = dataOf<{ token: string }>(login)!;
  const mine = (await graphql<{ getMyHospital: { id: string } }>(MINE, { token })).getMyHospital.id;
  const other = (await graphql<{ getHospitalsByPage: { id: string }[] }>(OTHERS)).getHospitalsByPage.find(({ id }) => id !== mine)!.id;

  const delays: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const introduce = `새로 적은 소개 ${round}, 언제나 반갑게 맞아요.`;
    await Promise.all([page(mine), page(other)]);
    await graphql(CHANGE, { token, variables: { introduce } });
    const written = performance.now();
    expect(await until(async () => (await page(mine)).includes(introduce), 10_000, 20)).toBe(true);
    delays.push(performance.now() - written);
    const before = await made();
    await page(other);
    expect(await made()).toBe(before);
  }
  console.log(JSON.stringify({ delays: delays.map(Math.round) }));
  expect(Math.max(...delays)).toBeLessThan(1_000);
});
