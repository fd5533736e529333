import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnSite } from './lib/site/own-site.ts';
import { until } from '@petcare/node/processes';
import type { Run } from './lib/run.ts';

jest.setTimeout(900_000);

const BACK_AT_LAST = 120_000;
const LIST = '/hostpital-list';

const run: Run = { undo: [], leave: new AbortController().signal };
let dataDir: string;
let site: { url: string; apiUrl: string; pid: number };
let name: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'petcare-start-'));
  run.undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const env = { NODE_ENV: 'development', DATABASE_URL: undefined };
  await startOwnSite(run, dataDir, env);
  site = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as typeof site;
  name = (await listed())[0]!.name;
  expect(await until(isTrue(isRendered), BACK_AT_LAST, 500)).toBe(true);
});
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(20_000) });

/** The first hospitals, read from the database; throws while there is none. */
async function listed(): Promise<{ name: string }[]> {
  const answer = await get(`${site.apiUrl}/api/client/hospital?page=1&count=3`);
  if (answer.status !== 200) throw new Error(`The API answers ${answer.status}`);
  return ((await answer.json()) as { data: { items: { name: string }[] } }).data.items;
}

async function isRendered(): Promise<boolean> {
  const answer = await get(`${site.url}${LIST}`);
  return answer.ok && (await answer.text()).includes(name);
}

const isTrue = (look: () => Promise<unknown>) => () =>
  look().then(
    (found) => found !== false,
    () => false,
  );

/** The process of the site that has this in its command. */
function pidOf(command: string): number | null {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(site.pid)], { encoding: 'utf8' }).split('\n');
  const found = lines.find((line) => line.includes(command));
  return found ? Number.parseInt(found.trim(), 10) : null;
}

const POSTGRES = 'bin/postgres -D';

async function kill(command: string): Promise<void> {
  const pid = pidOf(command)!;
  process.kill(pid, 'SIGKILL');
  expect(await until(async () => ![pid, null].includes(pidOf(command)), BACK_AT_LAST)).toBe(true);
}

test.each([
  ['the API', 'server/src/main.ts', listed],
  ['the delivery service', 'delivery/src/main.ts', isRendered],
  ['PostgreSQL', POSTGRES, listed],
])('a start of the site brings %s back each time that it is killed', async (_name, command, look) => {
  for (let time = 0; time < 2; time += 1) {
    await kill(command);
    expect(await until(isTrue(look), BACK_AT_LAST)).toBe(true);
  }
});

test('the site goes on serving the pages that it keeps while PostgreSQL can not be started', async () => {
  expect(await until(isTrue(isRendered), BACK_AT_LAST)).toBe(true);
  const version = join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
  const text = await readFile(version, 'utf8');
  await writeFile(version, '0\n');
  process.kill(pidOf(POSTGRES)!, 'SIGKILL');
  expect(await until(async () => (await get(`${site.apiUrl}/api/client/hospital?page=1&count=3`)).status === 503, BACK_AT_LAST)).toBe(true);
  for (let look = 0; look < 10; look += 1) expect(await isRendered()).toBe(true);
  await writeFile(version, text);
  expect(await until(isTrue(listed), BACK_AT_LAST)).toBe(true);
});
