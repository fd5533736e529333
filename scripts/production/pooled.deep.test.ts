import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@petcare/node';
import postgres from 'postgres';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';
import { startOwnSite } from '../lib/site/own-site.ts';
import { runUnitTests } from '../lib/tests/unit-tests.ts';
import { runTool } from '../lib/tool.ts';
import { ask, dataOf } from '../storm/front-door.ts';
import { debianPostgres, debianVersion, startDebianPostgres } from './debian-postgres.ts';
import { pgbouncerPath, startPgbouncer } from './pgbouncer.ts';

jest.setTimeout(3_600_000);

const run: Run = { undo: [], leave: new AbortController().signal };

afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

const pooledTest = debianPostgres && pgbouncerPath ? test : test.skip;
const DEBIAN = '(Debian’s postgresql and pgbouncer, left out where one is not installed)';

/** PostgreSQL with a pooler in front of it, and the settings of a process that uses both. */
async function aPooledDatabase(change: (configuration: string) => string = (text) => text) {
  const database = await startDebianPostgres(run, ['max_connections=400', 'fsync=off']);
  const pooler = await startPgbouncer(run, database.url('postgres'), change);
  return { database, pooler };
}

/** Before 17 PostgreSQL sorts all listings by their distance, and it writes the text of a view otherwise: the tests that hold these, without a pooler too. */
const notOfThisPostgres = debianVersion < 17 ? ['search/searching/never-slow', 'generate/database-sql'] : [];

const aFolder = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'petcare-pooled-'));
  run.undo.push(() => rm(dir, { recursive: true, force: true }));
  return dir;
};

pooledTest(`a server whose pooler sets no limits names them and does not start ${DEBIAN}`, async () => {
  const { database, pooler } = await aPooledDatabase((text) => text.replace('set lock_timeout = 4000; ', ''));
  const env = { DATABASE_DIRECT_URL: await database.create('petcare'), DATABASE_URL: pooler.url('petcare'), UPLOADS_DIR: await aFolder() };
  expect((await runTool(join(root, 'server/src/migrate.main.ts'), [], { env })).code).toBe(0);
  const { code, output } = await runTool(join(root, 'server/src/main.ts'), [], { env: { ...env, PORT: '0' } });
  expect(code).toBe(1);
  expect(output).toContain('begins its sessions without lock_timeout: set');
});

pooledTest(`a site starts by a pooler, shows pages, and listens past it ${DEBIAN}`, async () => {
  const { database, pooler } = await aPooledDatabase();
  const direct = await database.create('petcare');
  const site = await startOwnSite(run, await aFolder(), {
    NODE_ENV: 'development',
    DATABASE_URL: pooler.url('petcare'),
    DATABASE_DIRECT_URL: direct,
  });
  for (const page of ['/', '/hostpital-list', '/community/mypet'])
    expect(await fetch(`${site.url}${page}`).then(({ status }) => status)).toBe(200);
  const login = await ask(`${site.url}/api/client/user/login`, { json: { email: 'guardian@petcare.test', password: 'petcare-1234' } });
  expect(dataOf<{ token: string }>(login)?.token).toEqual(expect.any(String));

  const sql = postgres(direct, { max: 1, onnotice: () => undefined });
  const sessions = await sql<{ name: string; listens: boolean }[]>`
    select distinct application_name as name, query ilike 'listen %' as listens from pg_stat_activity where application_name like 'petcare-%'`;
  await sql.end();
  for (const name of ['petcare-server', 'petcare-delivery']) expect(sessions).toContainEqual({ name, listens: false });
  expect(sessions).toContainEqual({ name: 'petcare-delivery', listens: true });
});

pooledTest(`a pooler answers every statement where more are asked than there are connections ${DEBIAN}`, async () => {
  const { database, pooler } = await aPooledDatabase();
  const direct = await database.create('crowded');
  const sql = openPool({ url: pooler.url('crowded'), directUrl: direct, prepare: false, applicationName: 'petcare-crowd' }, { max: 2 });
  // Some have parameters, which are described before the statement is run, others have none.
  const ask = (number: number) =>
    [sql`select ${number}::int as number`, sql`select 1 as number`, sql.begin((tx) => tx`select ${number}::int as number`)][number % 3]!;
  const over = AbortSignal.timeout(60_000);
  const tooLate = new Promise<never>((_answered, refuse) =>
    over.addEventListener('abort', () => refuse(new Error('Not answered in time'))),
  );
  for (let round = 0; round < 50; round += 1)
    await Promise.race([Promise.all(Array.from({ length: 60 }, (_none, number) => ask(number))), tooLate]);
  await sql.end();
});

pooledTest(`all tests of the server pass by a PgBouncer in transaction mode ${DEBIAN}`, async () => {
  // Some fill a database by one statement, or count what a search reads of a large one.
  const { database, pooler } = await aPooledDatabase((text) => text.replace('statement_timeout = 5000', 'statement_timeout = 120000'));
  const { files, broken } = await runUnitTests({
    databaseUrl: database.url('postgres'),
    poolerUrl: pooler.url('postgres'),
    report: join(await aFolder(), 'jest.json'),
    leave: run.leave,
    args: [join(root, 'server/src'), ...notOfThisPostgres.flatMap((file) => ['--testPathIgnorePatterns', file])],
  });
  const sum = (of: 'passed' | 'failed' | 'skipped') => files.reduce((all, { counts }) => all + counts[of], 0);
  console.log(JSON.stringify({ files: files.length, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }));
  expect(broken).toBeNull();
  expect(files.filter(({ failures }) => failures.length > 0).map(({ file, failures }) => ({ file, failures }))).toEqual([]);
  expect(sum('passed')).toBeGreaterThan(1_000);

  // They did go by it.
  const admin = postgres(pooler.url('pgbouncer'), { max: 1, prepare: false, fetch_types: false, onnotice: () => undefined });
  const stats = await admin.unsafe<{ total_xact_count: string }[]>('show stats');
  await admin.end();
  expect(stats.reduce((all, row) => all + Number(row.total_xact_count), 0)).toBeGreaterThan(1_000);
});
