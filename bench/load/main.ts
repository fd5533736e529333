import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, type RunningPostgres } from '@petcare/postgres';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { unwrap } from '../../server/src/platform/errors/result.ts';
import { paths } from '../../server/src/platform/paths.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { percentile, table } from '../lib/figures.ts';
import { machine, writeResults } from '../lib/results.ts';
import { runBench, type BenchRun } from '../lib/run-bench.ts';
import { pgbouncerPath, startPgbouncer } from '../../scripts/production/pgbouncer.ts';
import { benchArguments, isSmallest, sized } from '../lib/sized.ts';
import { COUNTRY, fillCountry, isHalf } from './country.ts';
import { dearestStatements, forgetStatements } from './dearest.ts';
import { drive, type LoadFigures } from './drive.ts';
import { factsOf } from './facts.ts';
import { startReplica } from './replica.ts';
import type { Visitor } from './mix.ts';
import { startSandbox, startServers } from './servers.ts';

const VISITORS = sized(200, 20);
const SECONDS = sized(30, 3);
const LANES = sized([8, 16, 32, 64], [4]);
const WARM = sized(10, 1);
const PASSWORD = 'petcare-1234';

/** Ten minutes make a country: one that is kept is filled once. */
const { keep } = parseArgs({ args: [...benchArguments], options: { keep: { type: 'string' }, half: { type: 'boolean' } } }).values;

type Country = { dir: string; cluster: RunningPostgres; db: Database; uploads: string; jwtSecret: string; visitors: Visitor[] };

async function openCountry({ undo, folder }: BenchRun): Promise<Country> {
  const dir = isSmallest || keep === undefined ? await folder('load') : keep;
  const options = { dir: join(dir, 'postgres'), say: console.log };
  const first = await startPostgres(options);
  const settings = createDatabase(first.url);
  await settings.unsafe("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await settings.end();
  await first.stop();
  const cluster = await startPostgres(options);
  undo.push(cluster.stop);
  await migrate(cluster.url, paths.migrations);
  const db = createDatabase(cluster.url);
  undo.push(() => db.end());
  await db.unsafe('create extension if not exists pg_stat_statements');
  const [begun] = await db`select from businesses limit 1`;
  const [whole] = await db`select from board_posts limit 1`;
  if (begun && !whole) throw new Error(`The country in ${dir} is half made: remove that folder`);
  if (!whole) {
    console.log('Making a country …');
    await fillCountry(db);
  }
  const jwtSecret = randomBytes(48).toString('base64url');
  const uploads = join(dir, 'uploads');
  const { services, http } = buildApp({
    db,
    clock: systemClock,
    config: {
      ...{ production: false, publicUrl: null, jwtSecret, uploadsDir: uploads, rateLimits: false, countsKeptSeconds: 0 },
      ...{ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, log: false, providers: noProviders, jobs: null, redisUrl: null },
    },
  });
  undo.push(() => http.close());
  const run = randomBytes(3).toString('hex');
  const visitors: Visitor[] = [];
  for (let number = 0; number < VISITORS; number += 1) {
    const email = `load-${run}-${number}@example.test`;
    const nickname = `측정${run}${number}`;
    const id = unwrap(await services.accounts.register({ email, password: PASSWORD, name: '측정', nickname, phone: '010-1234-5678' }));
    visitors.push({
      id,
      nickname,
      token: unwrap(await services.accounts.sessions.login({ email, password: PASSWORD }, '127.0.0.1')).token,
    });
  }
  return { dir, cluster, db, uploads, jwtSecret, visitors };
}

const cellsOf = ({ rate, p50, p95, p99, calls, faults }: LoadFigures, memory: number) => [
  rate.toFixed(0),
  ...[p50, p95, p99].map((one) => one.toFixed(0)),
  calls.toLocaleString('en'),
  String([...faults.values()].reduce((sum, one) => sum + one, 0)),
  memory.toFixed(0),
];
const HEAD = ['servers', 'lanes', 'calls a second', 'p50 ms', 'p95 ms', 'p99 ms', 'calls', 'wrong', 'MB of the servers'];

/** One server, three, and three with what a larger site has, where Debian's pooler is installed. */
const ALL_SETUPS = [
  { label: '1', count: 1, isReplicated: false },
  { label: '3', count: 3, isReplicated: false },
  ...(pgbouncerPath ? [{ label: '3, by a pooler and with a replica', count: 3, isReplicated: true }] : []),
];
const SETUPS = isHalf ? ALL_SETUPS.slice(0, 1) : ALL_SETUPS;

/** The settings of servers that use a pooler and a replica of the country. */
async function replicated(run: BenchRun, { dir, cluster, db }: Country): Promise<NodeJS.ProcessEnv> {
  const replica = await startReplica(db, cluster.url, join(dir, 'replica'));
  run.undo.push(replica.stop);
  const pooler = await startPgbouncer(run, cluster.url);
  const { pathname } = new URL(cluster.url);
  return { DATABASE_URL: pooler.url(pathname.slice(1)), DATABASE_DIRECT_URL: cluster.url, DATABASE_REPLICA_URL: replica.url };
}

async function measure(run: BenchRun): Promise<string> {
  const country = await openCountry(run);
  const { cluster, db, visitors } = country;
  const facts = await factsOf(db);
  const sandbox = await startSandbox();
  run.undo.push(sandbox.stop);
  const env = { DATABASE_URL: cluster.url, UPLOADS_DIR: country.uploads, JWT_SECRET: country.jwtSecret, SANDBOX_URL: sandbox.url };
  const rows: string[][] = [];
  const byName: string[] = [];
  let dearest = '';
  for (const [setup, { label, count, isReplicated }] of SETUPS.entries()) {
    const servers = await startServers(count, { ...env, ...(isReplicated && (await replicated(run, country))) });
    try {
      await drive({ urls: servers.urls, facts, visitors, lanes: LANES[0]!, seconds: WARM, seed: 1 });
      await forgetStatements(db);
      for (const [index, lanes] of LANES.entries()) {
        const figures = await drive({ urls: servers.urls, facts, visitors, lanes, seconds: SECONDS, seed: 10 * (setup + 1) + index });
        const cells = [label, String(lanes), ...cellsOf(figures, await servers.memory())];
        console.log(cells.join(' | '));
        for (const [fault, times] of figures.faults) console.log(`  ${times} × ${fault}`);
        if (isSmallest && figures.faults.size > 0) throw new Error('An answer of the mix is wrong');
        rows.push(cells);
        if (count === 1 && lanes === LANES[Math.floor(LANES.length / 2)]) byName.push(callsTable(figures));
      }
      if (count === 1) dearest = await dearestStatements(db);
    } finally {
      await servers.stop();
    }
  }
  const [size] = await db<[{ bytes: number }]>`select pg_database_size(current_database())::float8 / 1e9 as bytes`;
  return [
    `\`npm run bench load${isHalf ? ' -- --half' : ''}\` on ${machine()}`,
    `A country: ${Object.entries(COUNTRY)
      .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
      .join(
        ', ',
      )}; ${size.bytes.toFixed(1)} GB in PostgreSQL. The load, the servers and PostgreSQL share the cores; each lane acts again as soon as it is answered, ${SECONDS} s a row.`,
    table(HEAD, rows),
    `**Each kind of call**, one server, ${LANES[Math.floor(LANES.length / 2)]} lanes, milliseconds`,
    ...byName,
    '**The ten dearest statements**, one server, all its rows',
    dearest,
  ].join('\n\n');
}

function callsTable({ byName }: LoadFigures): string {
  const rows = [...byName]
    .sort(([, one], [, other]) => percentile(other, 0.95) - percentile(one, 0.95))
    .map(([name, waited]) => [name, String(waited.length), ...[0.5, 0.95, 0.99].map((share) => percentile(waited, share).toFixed(1))]);
  return table(['call', 'calls', 'p50', 'p95', 'p99'], rows);
}

await runBench(async (run) => writeResults(isHalf ? 'load-half' : 'load', await measure(run)));
