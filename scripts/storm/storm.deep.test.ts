import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startOwnSite } from '../lib/site/own-site.ts';
import { root } from '../lib/paths.ts';
import { until } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';
import { runTool } from '../lib/tool.ts';
import { actsOf, type Ledger, type Outcome } from './acts.ts';
import { ask } from './front-door.ts';
import { guests, type Guest } from './guests.ts';
import { giftsOf, timesOf } from './offers.ts';
import { listenerOf, watchProcesses } from './processes.ts';
import { untied } from './ties.ts';

jest.setTimeout(1_800_000);

const PEOPLE = 60;
const LANES = 20;
const READERS = 8;
/** Of each of the four things that are killed. */
const KILLS = Number(process.env['STORM_KILLS'] ?? 4);
const ACTS_BETWEEN = 60;
const BACK_LIMIT = 120_000;
const SETTLED_LIMIT = 300_000;
const PAGES = ['/', '/hostpital-list', '/search/map', '/hospital-reviews', '/community/mypet', '/api/client/hospital?page=1&count=10'];

type Site = { url: string; apiUrl: string; databaseUrl: string; sandboxUrl: string; pid: number };

const run: Run = { undo: [], leave: new AbortController().signal };
let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'petcare-storm-'));
  run.undo.push(() => rm(dataDir, { recursive: true, force: true }));
  await startOwnSite(run, dataDir, { NODE_ENV: 'development', DATABASE_URL: undefined, RATE_LIMITS: 'off' });
  site = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as Site;
});
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

const portOf = (address: string) => Number(new URL(address).port);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

const outcome = (): Outcome => (Math.random() < 0.8 ? 'approved' : Math.random() < 0.5 ? 'declined' : 'lost');

test(`after a storm with ${KILLS * 4} kills nothing acknowledged is lost or doubled, the books tie, and no process ended alone`, async () => {
  const places = await timesOf(site.url);
  const gifts = await giftsOf(site.url);
  const people = await guests(site, PEOPLE);
  const ledger: Ledger = { bookings: [], purchases: [], refused: {}, faults: {} };
  const acts = actsOf(site.url, ledger);
  const processes = watchProcesses(site.pid);
  const pages: Record<string, number> = {};
  let count = 0;
  let isOver = false;

  async function actOnce(guest: Guest): Promise<void> {
    const chance = Math.random();
    const own = ledger.bookings.filter((booking) => booking.guest === guest && !booking.isCancelled);
    if (chance < 0.3) await acts.buy(guest, oneOf(gifts), outcome());
    else if (own.length >= 3 || (own.length > 0 && chance < 0.45)) await acts.cancel(oneOf(own));
    else await acts.book(guest, oneOf(places));
    count += 1;
  }
  // Each guest acts in one lane: what they have is theirs alone to change.
  const lanes = Array.from({ length: LANES }, async (_none, lane) => {
    const own = people.filter((_guest, index) => index % LANES === lane);
    while (!isOver) await actOnce(oneOf(own));
  });
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      const { status } = await ask(`${site.url}${oneOf(PAGES)}`, { method: 'GET' });
      pages[status] = (pages[status] ?? 0) + 1;
    }
  });

  async function killBackend(): Promise<void> {
    const sql = postgres(site.databaseUrl, { max: 1 });
    const [row] = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`;
    await sql.end();
    process.kill(row!.pid, 'SIGKILL');
  }
  const postmaster = async () => Number((await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const kills: Record<string, () => Promise<void> | void> = {
    server: () => processes.kill(listenerOf(portOf(site.apiUrl))!),
    'front door': () => processes.kill(listenerOf(portOf(site.url))!),
    backend: killBackend,
    postmaster: async () => processes.kill(await postmaster()),
  };
  const isBack = async () => (await ask(`${site.url}/api/client/reservation/search?type=hospital`, { method: 'GET' })).status === 200;
  const backAfter: Record<string, number[]> = {};

  try {
    for (let round = 0; round < KILLS; round += 1) {
      for (const [name, kill] of Object.entries(kills)) {
        const before = count;
        expect(await until(async () => count >= before + ACTS_BETWEEN, BACK_LIMIT, 50)).toBe(true);
        const killedAt = Date.now();
        await kill();
        expect(await until(isBack, BACK_LIMIT)).toBe(true);
        (backAfter[name] ??= []).push(Date.now() - killedAt);
      }
    }
    const before = count;
    expect(await until(async () => count >= before + ACTS_BETWEEN, BACK_LIMIT, 50)).toBe(true);
  } finally {
    isOver = true;
    await Promise.all([...lanes, ...readers]);
  }

  // Money that was on its way when something was killed finds its place by the jobs.
  let wrong: string[] = [];
  await until(async () => (wrong = await untied(site.databaseUrl, site.sandboxUrl, ledger)).length === 0, SETTLED_LIMIT, 2_000);
  const env = { DATABASE_URL: site.databaseUrl, DATA_DIR: dataDir };
  const books = await runTool(join(root, 'scripts/data/books.ts'), [], { env, show: false });
  processes.stop();
  const { bookings, purchases, refused, faults } = ledger;
  const report = { acts: count, bookings: bookings.length, purchases: purchases.length, refused, pages, backAfter };
  console.log(JSON.stringify(report));

  expect({ wrong, faults, endedAlone: processes.endedAlone(), books: books.code }).toEqual({
    wrong: [],
    faults: {},
    endedAlone: [],
    books: 0,
  });
  expect(bookings.length).toBeGreaterThan(100);
  expect(purchases.length).toBeGreaterThan(50);
  expect(bookings.filter(({ isCancelled }) => isCancelled).length).toBeGreaterThan(20);
});
