import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import { licenceCsv, NEW } from '../../server/src/testing/licence-export.ts';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { startOwnSite } from '../lib/site/own-site.ts';
import { runTool } from '../lib/tool.ts';
import { ask, dataOf } from '../storm/front-door.ts';
import { aService } from './service.ts';

jest.setTimeout(900_000);

const run: Run = { undo: [], leave: new AbortController().signal };
let dataDir: string;
let env: Record<string, string>;
/** The ports of two delivery services, and of the figures of the second. */
let first: number;
let second: number;
let figures: number;
let token: string;
let mine: string;
let other: string;

const MINE = '{ getMyHospital { id } }';
const OTHERS = '{ getHospitalsByPage(count: 5) { id } }';
const CHANGE = 'mutation($introduce: String!) { updateMyHospital(input: { introduce: $introduce }) { id } }';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'petcare-heard-'));
  run.undo.push(() => rm(dataDir, { recursive: true, force: true }));
  await startOwnSite(run, dataDir, { NODE_ENV: 'development', DATABASE_URL: undefined, RATE_LIMITS: 'off' });
  const { databaseUrl } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as { databaseUrl: string };
  env = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const api = await freePort();
  [first, second, figures] = [await freePort(), await freePort(), await freePort()];
  await aService(run, 'server', api, env);
  const ofDelivery = { ...env, API_URL: `http://127.0.0.1:${api}` };
  await aService(run, 'delivery', first, ofDelivery);
  await aService(run, 'delivery', second, { ...ofDelivery, DELIVERY_METRICS_PORT: String(figures) });
  const login = await ask(`http://127.0.0.1:${first}/api/client/user/login`, {
    json: { email: 'hospital@petcare.test', password: 'petcare-1234' },
  });
  token = dataOf<{ token: string }>(login)!.token;
  mine = (await graphql<{ getMyHospital: { id: string } }>(MINE, { token })).getMyHospital.id;
  other = (await graphql<{ getHospitalsByPage: { id: string }[] }>(OTHERS)).getHospitalsByPage.find(({ id }) => id !== mine)!.id;
});

afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

const graphql = async <T>(query: string, asked: { variables?: object; token?: string } = {}) =>
  dataOf<T>(
    await ask(`http://127.0.0.1:${first}/graphql`, {
      json: { query, variables: asked.variables ?? {} },
      ...(asked.token && { token: asked.token }),
    }),
  )!;
const of = (hospital: string) => `/hospital?id=${hospital}`;
/** Through the second. */
const page = async (path: string) => String((await ask(`http://127.0.0.1:${second}${path}`, { method: 'GET' })).body);
const made = async () =>
  Number(
    /petcare_pages\{[^}]*"made"[^}]*\} (\d+)/.exec(String((await ask(`http://127.0.0.1:${figures}/metrics`, { method: 'GET' })).body))?.[1],
  );
/** A command beside the site, which is to end well; what it has printed. */
async function command(program: string, ...words: string[]): Promise<string> {
  const { code, output } = await runTool(join(root, program), words, { env });
  expect([code, output]).toEqual([0, expect.anything()]);
  return output;
}

test('a write through one delivery service is on the pages of another within a second, and empties no page of another listing', async () => {
  const delays: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const introduce = `새로 적은 소개 ${round}, 언제나 반갑게 맞아요.`;
    await Promise.all([page(of(mine)), page(of(other))]);
    await graphql(CHANGE, { token, variables: { introduce } });
    const written = performance.now();
    expect(await until(async () => (await page(of(mine))).includes(introduce), 10_000, 20)).toBe(true);
    delays.push(performance.now() - written);
    const before = await made();
    await page(of(other));
    expect(await made()).toBe(before);
  }
  console.log(JSON.stringify({ delays: delays.map(Math.round) }));
  expect(Math.max(...delays)).toBeLessThan(1_000);
});

/** Milliseconds from the end of an act until the page of `path` says `text`. */
async function delayOf(act: () => Promise<unknown>, path: string, text: string): Promise<number> {
  expect(await page(path)).not.toContain(text);
  await act();
  const written = performance.now();
  expect(await until(async () => (await page(path)).includes(text), 20_000, 20)).toBe(true);
  return performance.now() - written;
}

test('an act of an operator on the command line is on the pages of both delivery services within a second', async () => {
  const file = join(dataDir, 'notice.txt');
  const write = async (text: string, ...words: string[]) => {
    await writeFile(file, text);
    return command('server/src/modules/operator/main.ts', ...words, '--file', file, '--json');
  };
  const { id } = JSON.parse(await write('처음 적은 공지', 'notices', 'add', '--title', '알려 드려요')) as { id: number };
  const delay = await delayOf(() => write('고쳐 적은 공지', 'notices', 'change', String(id)), `/notice/${id}`, '고쳐 적은 공지');
  console.log(JSON.stringify({ delay: Math.round(delay) }));
  expect(delay).toBeLessThan(1_000);
});

test('an import is on the page of the listing that it has changed within a second, and empties no page of another', async () => {
  const file = join(dataDir, 'hospitals.csv');
  const bringIn = async (name: string) => {
    await writeFile(file, licenceCsv(NEW, [{ number: '999', name }]));
    await command('server/src/modules/registers/main.ts', 'hospitals', file, '--part');
  };
  await bringIn('새벽동물병원');
  const found = await graphql<{ searchHospitals: { id: string }[] }>('{ searchHospitals(search: "새벽동물병원", count: 1) { id } }');
  const [{ id } = { id: '' }] = found.searchHospitals;
  const path = of(id);
  expect(await page(path)).toContain('새벽동물병원');
  await page(of(other));
  const delay = await delayOf(() => bringIn('저녁동물병원'), path, '저녁동물병원');
  console.log(JSON.stringify({ delay: Math.round(delay) }));
  expect(delay).toBeLessThan(1_000);
  const before = await made();
  await page(of(other));
  expect(await made()).toBe(before);
});
