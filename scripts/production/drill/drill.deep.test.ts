import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import postgres from 'postgres';
import { redisPath } from '../../../server/src/testing/redis-server.ts';
import { root } from '../../lib/paths.ts';
import type { Run } from '../../lib/run.ts';
import { runTool } from '../../lib/tool.ts';
import { ask } from '../../storm/front-door.ts';
import { guests, login } from '../../storm/guests.ts';
import { giftsOf, timesOf } from '../../storm/offers.ts';
import { untied } from '../../storm/ties.ts';
import { debianPostgres } from '../debian-postgres.ts';
import { haproxyPath, startHaproxy } from '../haproxy.ts';
import { pgbouncerPath } from '../pgbouncer.ts';
import { aService, READY_LIMIT } from '../service.ts';
import { anEmptyLedger, guestsAt, hospitalAt } from './guests-and-hospital.ts';
import { fill, someParts } from './parts.ts';

jest.setTimeout(1_800_000);

const SERVERS = 3;
const DELIVERIES = 2;
/** Each may ask for thirty bookings an hour, and makes fewer. */
const PEOPLE = 48;
const LANES = 6;
const READERS = 4;
const CALLERS = 12;
const ACTS_BETWEEN = 30;
/** A call that finds all connections waiting waits for one of them, and then for its own; a delivery gives a call up after a minute. */
const SILENT_LIMIT = 60_000;
const BACK_LIMIT = 120_000;
const SETTLED_LIMIT = 300_000;
const PAGES = ['/', '/hostpital-list', '/search/map', '/hospital-reviews', '/community/mypet', '/faq'];

const run: Run = { undo: [], leave: new AbortController().signal };
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

const isWhole = debianPostgres && pgbouncerPath && haproxyPath && redisPath;
(isWhole ? test : test.skip)(
  `${SERVERS} servers and ${DELIVERIES} deliveries with a pooler, a replica, Redis and S3 lose no act and no page when each part dies once, the primary stands still and all are rolled (Debian’s packages, left out where one is not installed)`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'petcare-drill-'));
    run.undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const { primary, direct, pooler, replica, redis, s3, env } = await someParts(run, dataDir);
    const { SANDBOX_URL: sandboxUrl } = env;
    await fill(env);

    const ports: number[] = [];
    while (ports.length < SERVERS + DELIVERIES + 2) ports.push(await freePort());
    const [api = 0, front = 0, ...rest] = ports;
    const [serverPorts, deliveryPorts] = [rest.slice(0, SERVERS), rest.slice(SERVERS)];
    const balancer = await startHaproxy(run, dataDir, [
      { name: 'servers', port: api, ports: serverPorts },
      { name: 'deliveries', port: front, ports: deliveryPorts },
    ]);
    const url = `http://127.0.0.1:${front}`;
    const ofServer = { ...env, DATABASE_REPLICA_URL: replica.url('petcare'), PUBLIC_URL: url };
    const ofDelivery = { ...env, API_URL: `http://127.0.0.1:${api}`, TRUSTED_PROXIES: '127.0.0.1' };
    const servers = await Promise.all(serverPorts.map((port) => aService(run, 'server', port, ofServer)));
    const deliveries = await Promise.all(deliveryPorts.map((port) => aService(run, 'delivery', port, ofDelivery)));
    const isUp = async () => (await ask(`${url}/api/client/hospital?page=1&count=1`, { method: 'GET' })).status === 200;
    expect(await until(isUp, READY_LIMIT, 200)).toBe(true);

    const ledger = anEmptyLedger();
    const people = await guests({ url, sandboxUrl }, PEOPLE);
    const actOnce = guestsAt(url, ledger, { places: await timesOf(url), gifts: await giftsOf(url), days: new Map() });
    const confirmOnce = await hospitalAt(url, ledger);
    let [count, reads, kills, isOver, isDoorOpen] = [0, 0, 0, false, true];
    const pages: Record<string, number> = {};
    const lanes = Array.from({ length: LANES }, async (_none, lane) => {
      const own = people.filter((_guest, index) => index % LANES === lane);
      for (let at = 0; !isOver; at += 1, count += 1) await actOnce(own[at % own.length]!);
    });
    const hospital = (async () => {
      while (!isOver) {
        await confirmOnce();
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    })();
    const readers = Array.from({ length: READERS }, async (_none, reader) => {
      for (let at = reader; !isOver; at += 1, reads += 1) {
        const [before, wasDoorOpen] = [kills, isDoorOpen];
        const { status } = await ask(`${url}${PAGES[at % PAGES.length]}`, { method: 'GET', address: `198.51.100.${reader}` });
        // Without a balancer there is nobody to answer, and a page that is on its way breaks off when its delivery is killed.
        if (status !== 0 || (wasDoorOpen && kills === before)) pages[status] = (pages[status] ?? 0) + 1;
      }
    });
    const someReads = async () => {
      const before = reads;
      expect(await until(async () => reads >= before + READERS * PAGES.length, BACK_LIMIT, 50)).toBe(true);
    };

    const hangs = async () => {
      s3.behave('hangs');
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      s3.behave('well');
    };
    const again = async (part: { kill(): Promise<void>; start(): Promise<void> }) => {
      await part.kill();
      await part.start();
    };
    const allServers = async () => {
      await Promise.all(servers.map(({ kill }) => kill()));
      // Pages are given from what the deliveries keep.
      await someReads();
      await Promise.all(servers.map(({ start }) => start()));
    };
    const aDelivery = async () => {
      kills += 1;
      await again(deliveries[0]!);
    };
    const theBalancer = async () => {
      kills += 1;
      isDoorOpen = false;
      await again(balancer);
      expect(await until(isUp, BACK_LIMIT)).toBe(true);
      isDoorOpen = true;
    };
    const unanswered: unknown[] = [];
    /** The primary takes what is sent and says nothing, until each call that needs it has been given up by its server. */
    const standsStill = async () => {
      primary.signal('SIGSTOP');
      const answers = await Promise.all(people.slice(0, CALLERS).map((guest) => login({ url }, guest, SILENT_LIMIT)));
      await someReads();
      primary.signal('SIGCONT');
      unanswered.push(...answers.filter(({ status }) => status !== 503));
    };
    const isCounted = async () => (await redis.keys()).some((key) => key.startsWith('petcare:limits:'));
    const deaths: Record<string, { die: () => Promise<unknown>; isBack?: () => Promise<boolean> }> = {
      'a server': { die: () => again(servers[0]!) },
      'all servers': { die: allServers },
      'a delivery': { die: aDelivery },
      'the balancer': { die: theBalancer },
      'the pooler': { die: () => again(pooler) },
      'the primary': { die: () => again(primary) },
      'the primary, standing still': { die: standsStill },
      'the replica': { die: () => again(replica) },
      Redis: { die: () => redis.stop().then(() => redis.startAgain()), isBack: isCounted },
      S3: { die: hangs },
    };
    const backAfter: Record<string, number> = {};
    const someActs = async () => {
      const before = count;
      expect(await until(async () => count >= before + ACTS_BETWEEN, BACK_LIMIT, 50)).toBe(true);
    };
    try {
      // The servers do count in Redis: its end is one.
      expect(await until(isCounted, BACK_LIMIT)).toBe(true);
      for (const [name, { die, isBack = isUp }] of Object.entries(deaths)) {
        await someActs();
        const began = Date.now();
        await die();
        expect(await until(isBack, BACK_LIMIT)).toBe(true);
        backAfter[name] = Date.now() - began;
      }
      for (const service of [...servers, ...deliveries]) {
        expect(await service.stop()).toBe(0);
        await service.start();
        expect(await until(() => balancer.uses(service.port), BACK_LIMIT, 100)).toBe(true);
      }
      await someActs();
    } finally {
      isOver = true;
      await Promise.all([...lanes, ...readers, hospital]);
    }

    // Money that was on its way when something died finds its place by the jobs.
    let wrong: string[] = [];
    await until(async () => (wrong = await untied(direct, sandboxUrl, ledger)).length === 0, SETTLED_LIMIT, 2_000);
    const lost = await lostOf(direct, url, ledger);
    const books = await runTool(join(root, 'scripts/data/books.ts'), [], { env, show: false });
    const { bookings, purchases, refused, faults, confirmed, pictures } = ledger;
    console.log(
      JSON.stringify({
        ...{ acts: count, bookings: bookings.length, purchases: purchases.length, confirmed: confirmed.size, pictures: pictures.size },
        ...{ refused, pages, backAfter },
      }),
    );
    expect({ wrong, lost, faults, unanswered, pages: Object.keys(pages), books: books.code }).toEqual({
      ...{ wrong: [], lost: [], faults: {}, unanswered: [], pages: ['200'], books: 0 },
    });
    expect(Math.min(bookings.length, purchases.length, pictures.size, confirmed.size)).toBeGreaterThan(5);
  },
);

/** In words, reviews that are not there as they were told of, and pictures of them that the site does not have. */
async function lostOf(databaseUrl: string, url: string, { pictures, confirmed }: ReturnType<typeof anEmptyLedger>): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  const reviews = await sql<{ id: string; files: string[] }[]>`
    select id::text, files from reviews where id = any(${[...pictures.keys()]}::bigint[])`;
  const untouched = await sql<{ id: string }[]>`
    select id::text from reservations where id = any(${[...confirmed]}::bigint[]) and confirmed_at is null`;
  await sql.end();
  const known = new Map(reviews.map(({ id, files }) => [id, files[0]]));
  const lost = untouched.map(({ id }) => `booking ${id} was confirmed and is not`);
  for (const [id] of pictures) {
    const file = known.get(id);
    if (!file) lost.push(`review ${id} or its picture is lost`);
    else if ((await ask(`${url}${file}`, { method: 'GET' })).status !== 200) lost.push(`the picture ${file} of review ${id} is not there`);
  }
  return lost;
}
