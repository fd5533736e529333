import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@petcare/node/processes';
import { startS3Server } from '@petcare/node/s3-server';
import postgres from 'postgres';
import { redisPath, startRedis } from '../../../server/src/testing/redis-server.ts';
import { startOwnSite } from '../../lib/site/own-site.ts';
import { root } from '../../lib/paths.ts';
import type { Run } from '../../lib/run.ts';
import { runTool } from '../../lib/tool.ts';
import { ask } from '../../storm/front-door.ts';
import { guests } from '../../storm/guests.ts';
import { giftsOf, timesOf } from '../../storm/offers.ts';
import { untied } from '../../storm/ties.ts';
import { debianPostgres, startDebianPostgres, startDebianReplica } from '../debian-postgres.ts';
import { haproxyPath, startHaproxy } from '../haproxy.ts';
import { pgbouncerPath, startPgbouncer } from '../pgbouncer.ts';
import { aService, READY_LIMIT } from '../service.ts';
import { anEmptyLedger, guestsAt, hospitalAt } from './guests-and-hospital.ts';

jest.setTimeout(1_800_000);

const SERVERS = 3;
const DELIVERIES = 2;
const PEOPLE = 24;
const LANES = 6;
const READERS = 4;
const ACTS_BETWEEN = 30;
const BACK_LIMIT = 120_000;
const SETTLED_LIMIT = 300_000;
const PAGES = ['/', '/hostpital-list', '/search/map', '/hospital-reviews', '/community/mypet', '/faq'];
const JWT_SECRET = 'only for a drill, and longer than thirty-two letters';

const run: Run = { undo: [], leave: new AbortController().signal };
afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

/** The parts that are not ours, each of Debian's packages but the S3 server, and the settings by which a process of ours uses them. */
async function someParts(dataDir: string) {
  const primary = await startDebianPostgres(run, ['max_connections=400']);
  const direct = await primary.create('petcare');
  const pooler = await startPgbouncer(run, primary.url('postgres'));
  const replica = await startDebianReplica(run, primary.url('postgres'), ['max_connections=400']);
  const redis = await startRedis();
  run.undo.push(() => redis.stop());
  const s3 = await startS3Server();
  run.undo.push(() => s3.stop());
  const env = {
    ...{ NODE_ENV: 'development', RATE_LIMITS: 'off', DATA_DIR: dataDir, JWT_SECRET, REDIS_URL: redis.url },
    ...{ DATABASE_URL: pooler.url('petcare'), DATABASE_DIRECT_URL: direct, ...s3.credentials },
    ...{ AWS_ENDPOINT_URL_S3: s3.env['AWS_ENDPOINT_URL_S3']!, UPLOADS_STORE: 's3://petcare/uploads' },
  };
  return { primary, direct, pooler, replica, redis, s3, env };
}

const isWhole = debianPostgres && pgbouncerPath && haproxyPath && redisPath;
(isWhole ? test : test.skip)(
  `${SERVERS} servers and ${DELIVERIES} deliveries with a pooler, a replica, Redis and S3 lose no act and no page when each part dies once and all are rolled (Debian’s packages, left out where one is not installed)`,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'petcare-drill-'));
    run.undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const { primary, direct, pooler, replica, redis, s3, env } = await someParts(dataDir);
    // Releases, demo data and the providers; nobody asks its own two processes for anything.
    await startOwnSite(run, dataDir, env);
    const { sandboxUrl } = JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as { sandboxUrl: string };

    const ports: number[] = [];
    while (ports.length < SERVERS + DELIVERIES + 2) ports.push(await freePort());
    const [api = 0, front = 0, ...rest] = ports;
    const [serverPorts, deliveryPorts] = [rest.slice(0, SERVERS), rest.slice(SERVERS)];
    const balancer = await startHaproxy(run, dataDir, [
      { name: 'servers', port: api, ports: serverPorts },
      { name: 'deliveries', port: front, ports: deliveryPorts },
    ]);
    const url = `http://127.0.0.1:${front}`;
    const ofServer = { ...env, DATABASE_REPLICA_URL: replica.url('petcare'), SANDBOX_URL: sandboxUrl, PUBLIC_URL: url };
    const ofDelivery = { ...env, API_URL: `http://127.0.0.1:${api}`, SANDBOX_URL: sandboxUrl };
    const servers = await Promise.all(serverPorts.map((port) => aService(run, 'server', port, ofServer)));
    const deliveries = await Promise.all(deliveryPorts.map((port) => aService(run, 'delivery', port, ofDelivery)));
    const isUp = async () => (await ask(`${url}/api/client/hospital?page=1&count=1`, { method: 'GET' })).status === 200;
    expect(await until(isUp, READY_LIMIT, 200)).toBe(true);

    const ledger = anEmptyLedger();
    const people = await guests({ url, sandboxUrl }, PEOPLE);
    const actOnce = guestsAt(url, ledger, { places: await timesOf(url), gifts: await giftsOf(url), days: new Map() });
    const confirmOnce = await hospitalAt(url, ledger);
    let [count, isOver] = [0, false];
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
      for (let at = reader; !isOver; at += 1) {
        const { status } = await ask(`${url}${PAGES[at % PAGES.length]}`, { method: 'GET' });
        pages[status] = (pages[status] ?? 0) + 1;
      }
    });

    const hangs = async () => {
      s3.behave('hangs');
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      s3.behave('well');
    };
    const again = async (part: { kill(): Promise<void>; start(): Promise<void> }) => {
      await part.kill();
      await part.start();
    };
    const deaths: Record<string, () => Promise<unknown>> = {
      'a server': () => again(servers[0]!),
      'a delivery': () => again(deliveries[0]!),
      'the pooler': () => again(pooler),
      'the primary': () => again(primary),
      'the replica': () => again(replica),
      Redis: () => redis.stop().then(() => redis.startAgain()),
      S3: hangs,
    };
    const backAfter: Record<string, number> = {};
    const someActs = async () => {
      const before = count;
      expect(await until(async () => count >= before + ACTS_BETWEEN, BACK_LIMIT, 50)).toBe(true);
    };
    try {
      for (const [name, die] of Object.entries(deaths)) {
        await someActs();
        const began = Date.now();
        await die();
        expect(await until(isUp, BACK_LIMIT)).toBe(true);
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
    expect({ wrong, lost, faults, pages: Object.keys(pages), books: books.code }).toEqual({
      ...{ wrong: [], lost: [], faults: {}, pages: ['200'], books: 0 },
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
