import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import { startOwnSite } from '../lib/site/own-site.ts';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { runTool } from '../lib/tool.ts';
import { ask } from '../storm/front-door.ts';
import { guests } from '../storm/guests.ts';
import { giftsOf, timesOf } from '../storm/offers.ts';
import { untied } from '../storm/ties.ts';
import { debianPostgres, startDebianPostgres } from './debian-postgres.ts';
import { anEmptyLedger, guestsAt, hospitalAt } from './drill/guests-and-hospital.ts';
import { checkoutBefore, hasReleaseBefore } from './release-before.ts';
import { aService } from './service.ts';

jest.setTimeout(1_200_000);

const PEOPLE = 12;
const ACTS_BETWEEN = 60;
const ACTS_LIMIT = 240_000;
const SETTLED_LIMIT = 300_000;
const PAGES = ['/', '/hostpital-list', '/hospital-reviews', '/community/mypet'];
const JWT_SECRET = 'only for an upgrade, and longer than thirty-two letters';

const run: Run = { undo: [], leave: new AbortController().signal };
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

(debianPostgres && hasReleaseBefore() ? test : test.skip)(
  'a site of the release before is migrated and then served by both versions while people book, pay and read: nothing fails, nothing is lost, and its backup is restored (Debian’s PostgreSQL, left out where it is not installed)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'petcare-upgrade-'));
    run.undo.push(() => rm(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'site');
    const cluster = await startDebianPostgres(run);
    const databaseUrl = await cluster.create('petcare');
    const env = { NODE_ENV: 'development', RATE_LIMITS: 'off', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET };
    const command = (checkout: string, path: string, own: Record<string, string>, ...args: string[]) =>
      runTool(join(checkout, path), args, { cwd: checkout, env: { ...env, INIT_CWD: folder, ...own } });

    const before = await checkoutBefore(run);
    const { url } = await startOwnSite(run, dataDir, env, before);
    const { sandboxUrl } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as { sandboxUrl: string };
    const ledger = anEmptyLedger();
    const people = await guests({ url, sandboxUrl }, PEOPLE);
    const offers = { places: await timesOf(url), gifts: await giftsOf(url), days: new Map<string, number>() };
    const doors = [url];
    const actsBy = new Map<string, ReturnType<typeof guestsAt>>();
    const actAt = (door: string) => {
      if (!actsBy.has(door)) actsBy.set(door, guestsAt(door, ledger, offers));
      return actsBy.get(door)!;
    };
    const confirmOnce = await hospitalAt(url, ledger);
    let [count, isOver] = [0, false];
    const failedPages: unknown[] = [];
    const lanes = people.map(async (guest, lane) => {
      for (; !isOver; count += 1) await actAt(doors[lane % doors.length]!)(guest);
    });
    const hospital = (async () => {
      while (!isOver) {
        await confirmOnce();
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    })();
    const reader = (async () => {
      for (let at = 0; !isOver; at += 1) {
        const answer = await ask(`${url}${PAGES[at % PAGES.length]}`, { method: 'GET' });
        if (answer.status !== 200) failedPages.push(answer);
      }
    })();
    const someActs = async () => {
      const started = count;
      expect(await until(async () => count >= started + ACTS_BETWEEN, ACTS_LIMIT, 50)).toBe(true);
      return count - started;
    };
    const counts: Record<string, number> = {};
    try {
      counts['before'] = await someActs();
      expect(await command(before, 'scripts/data/backup.ts', {}, '--to', 'backups')).toMatchObject({ code: 0 });
      const began = count;
      expect(await command(root, 'scripts/services/migrate.ts', {})).toMatchObject({ code: 0 });
      counts['during the migration'] = count - began;
      counts['after it, by the version before'] = await someActs();
      const port = await freePort();
      await aService(run, 'server', port, { ...env, SANDBOX_URL: sandboxUrl, PUBLIC_URL: url });
      doors.push(`http://127.0.0.1:${port}`);
      counts['by both'] = await someActs();
    } finally {
      isOver = true;
      await Promise.all([...lanes, hospital, reader]);
    }

    let wrong: string[] = [];
    await until(async () => (wrong = await untied(databaseUrl, sandboxUrl, ledger)).length === 0, SETTLED_LIMIT, 2_000);
    const { bookings, purchases, confirmed, refused, faults } = ledger;
    console.log(JSON.stringify({ counts, bookings: bookings.length, purchases: purchases.length, confirmed: confirmed.size, refused }));
    expect({ wrong, faults, failedPages }).toEqual({ wrong: [], faults: {}, failedPages: [] });
    expect(await command(root, 'scripts/data/books.ts', {})).toMatchObject({ code: 0 });

    const again = { DATABASE_URL: await cluster.create('again'), DATA_DIR: join(folder, 'again') };
    const [name] = await readdir(join(folder, 'backups'));
    expect(await command(root, 'scripts/data/restore.ts', again, join(folder, 'backups', name!))).toMatchObject({ code: 0 });
    expect(await command(root, 'scripts/data/books.ts', again)).toMatchObject({ code: 0 });
  },
);
