import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { root } from '../lib/paths.ts';
import { freePort, until } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';
import { runTool } from '../lib/tool.ts';
import { debianPostgres, startDebianPostgres, startDebianReplica, type DebianPostgres } from './debian-postgres.ts';

jest.setTimeout(600_000);

const START_LIMIT = 90_000;
const LAG_SECONDS = 2;
const READERS = 4;
const HOSPITALS = '/api/client/hospital?page=1&count=10';
const SEARCH = '{ searchHospitals(search: "동물병원") { id name } getRegions { code } }';
const POSTS = '{ getPostsByPage(boardId: "mypet", page: 1, count: 20) { id title } }';
const POST = 'mutation ($title: String!) { createPost(boardId: "mypet", title: $title, content: "<p>한강에 다녀왔어요.</p>") { id } }';

const run: Run = { undo: [], leave: new AbortController().signal };
const debianTest = debianPostgres ? test : test.skip;

let primary: DebianPostgres;
let replica: DebianPostgres;
let servers: string[];
let uploads: string;

/** A database with what counts its statements. */
async function aPrimary(): Promise<DebianPostgres> {
  const settings = ['shared_preload_libraries=pg_stat_statements', 'max_connections=200', 'fsync=off'];
  const database = await startDebianPostgres(run, settings);
  const url = await database.create('petcare');
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create extension pg_stat_statements`;
  await sql.end();
  const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: undefined, NODE_ENV: 'development', UPLOADS_DIR: await aFolder() };
  for (const file of ['migrate.main.ts', 'demo/main.ts']) {
    const { code, output } = await runTool(join(root, 'server/src', file), [], { env });
    if (code !== 0) throw new Error(output);
  }
  return database;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-replica-'));
  run.undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aServer(uploads: string, writtenTo = primary): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      ...{
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        UPLOADS_DIR: uploads,
        RATE_LIMITS: 'off',
        JWT_SECRET: 'x'.repeat(64),
      },
      ...{ DATABASE_URL: writtenTo.url('petcare'), DATABASE_REPLICA_URL: replica.url('petcare') },
      DATABASE_REPLICA_LAG_SECONDS: String(LAG_SECONDS),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  run.undo.push(async () => void child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  if (!(await until(() => isOk(`${url}/readyz`), START_LIMIT, 200))) throw new Error('The server was not ready in time');
  return url;
}

const isOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  if (!debianPostgres) return;
  primary = await aPrimary();
  replica = await startDebianReplica(run, primary.url('postgres'), ['shared_preload_libraries=pg_stat_statements', 'max_connections=200']);
  uploads = await aFolder();
  servers = await Promise.all([aServer(uploads), aServer(uploads)]);
});

afterAll(async () => {
  for (let step = run.undo.pop(); step; step = run.undo.pop()) await step();
});

async function onDatabase<T>(database: DebianPostgres, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(database.url('petcare'), { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** The number of statements about listings and posts that a database has answered. */
const answeredBy = (database: DebianPostgres) =>
  onDatabase(database, async (sql) => {
    const [row] = await sql<{ calls: number }[]>`
      select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where query ~* '^\\s*(select|with)' and query ~ '(business_pictures|listing_totals|board_posts)'`;
    return row!.calls;
  });

type Guest = { cookie?: string; token?: string };

async function graphql(server: string, query: string, variables: object = {}, { cookie, token }: Guest = {}) {
  const answer = await fetch(`${server}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]!);
  return { status: answer.status, text: await answer.text(), cookie: cookies.join('; ') };
}

async function aGuardian(): Promise<string> {
  const answer = await fetch(`${servers[0]}/api/client/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'guardian@petcare.test', password: 'petcare-1234' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

const ask = async (server: string, at: number) =>
  at % 2 === 0
    ? await fetch(`${server}${HOSPITALS}`).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    : await graphql(server, SEARCH);

const isRead = async () => {
  const before = await answeredBy(replica);
  await Promise.all(servers.map((server) => ask(server, 0)));
  return (await answeredBy(replica)) > before;
};

debianTest(
  'what anybody asks is answered by the replica, and nothing of it by the primary (Debian’s postgresql, left out where it is not installed)',
  async () => {
    expect(await until(isRead, 20_000, 200)).toBe(true);
    const [atPrimary, atReplica] = [await answeredBy(primary), await answeredBy(replica)];
    for (let at = 0; at < 40; at += 1) expect((await ask(servers[at % 2]!, at >> 1)).status).toBe(200);
    const counted = { primary: (await answeredBy(primary)) - atPrimary, replica: (await answeredBy(replica)) - atReplica };
    console.log(JSON.stringify(counted));
    expect(counted.primary).toBe(0);
    expect(counted.replica).toBeGreaterThanOrEqual(40);
  },
);

debianTest(
  'who has written reads it at once from the other server while the replica stands still, and strangers after the limit (Debian’s postgresql)',
  async () => {
    expect(await until(isRead, 20_000, 200)).toBe(true);
    const token = await aGuardian();
    await onDatabase(replica, (sql) => sql`select pg_wal_replay_pause()`);
    const title = `쓴 사람은 바로 봐요 ${Date.now()}`;
    const { cookie, text } = await graphql(servers[0]!, POST, { title }, { token });
    const writtenAt = Date.now();
    expect(text).toContain('"id"');
    expect((await graphql(servers[1]!, POSTS, {}, { token, cookie })).text).toContain(title);
    expect((await graphql(servers[1]!, POSTS, {}, { cookie })).text).toContain(title);
    // The replica does lack it, so that it was not by luck.
    expect((await graphql(servers[1]!, POSTS)).text).not.toContain(title);
    expect(await until(async () => (await graphql(servers[1]!, POSTS)).text.includes(title), 20_000, 50)).toBe(true);
    const seconds = (Date.now() - writtenAt) / 1000;
    console.log(JSON.stringify({ strangersSawItAfterSeconds: seconds }));
    expect(seconds).toBeLessThan(LAG_SECONDS + 2);

    await onDatabase(replica, (sql) => sql`select pg_wal_replay_resume()`);
    expect(await until(isRead, 20_000, 200)).toBe(true);
    expect((await graphql(servers[1]!, POSTS)).text).toContain(title);
  },
);

debianTest(
  'a replica that hangs, and one that is killed under load, fail no call, and are read again once they are well (Debian’s postgresql)',
  async () => {
    expect(await until(isRead, 20_000, 200)).toBe(true);
    const failed: unknown[] = [];
    let [asked, slowest, isOver] = [0, 0, false];
    const readers = Array.from({ length: READERS }, async (_none, reader) => {
      for (let at = reader; !isOver; at += 1) {
        const began = Date.now();
        const answer = await ask(servers[reader % 2]!, at).catch((error: unknown) => ({ status: 0, text: String(error) }));
        asked += 1;
        slowest = Math.max(slowest, Date.now() - began);
        if (answer.status !== 200 || answer.text.includes('"errors"')) failed.push(answer);
      }
    });
    try {
      await sleep(2_000);
      replica.signal('SIGSTOP');
      await sleep(4_000);
      replica.signal('SIGCONT');
      expect(await until(isRead, 20_000, 200)).toBe(true);
      await replica.kill();
      await sleep(3_000);
      await replica.start();
      expect(await until(isRead, 30_000, 200)).toBe(true);
      await sleep(1_000);
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
    console.log(JSON.stringify({ asked, slowestMs: slowest, failed: failed.length }));
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    expect(slowest).toBeLessThan(5_000);
  },
);

debianTest(
  'a replica that is promoted after the primary’s loss has each post that was copied, and servers that are started on it go on (Debian’s postgresql)',
  async () => {
    const token = await aGuardian();
    const title = `앞 서버에 쓴 글 ${Date.now()}`;
    await graphql(servers[0]!, POST, { title }, { token });
    const isCopied = () =>
      onDatabase(replica, (sql) => sql`select from board_posts where title = ${title}`).then(({ length }) => length === 1);
    expect(await until(isCopied, 20_000, 50)).toBe(true);
    await primary.kill();
    await onDatabase(replica, (sql) => sql`select pg_promote()`);

    // Their DATABASE_REPLICA_URL names it still: it follows nobody, and is not read under that name.
    servers = await Promise.all([aServer(uploads, replica), aServer(uploads, replica)]);
    expect((await graphql(servers[1]!, POSTS)).text).toContain(title);
    const next = `새 서버에 쓴 글 ${Date.now()}`;
    expect((await graphql(servers[0]!, POST, { title: next }, { token: await aGuardian() })).text).toContain('"id"');
    expect((await graphql(servers[1]!, POSTS)).text).toContain(next);
    const env = { DATABASE_URL: replica.url('petcare'), NODE_ENV: 'development' };
    expect(await runTool(join(root, 'scripts/data/books.ts'), [], { env, show: false })).toMatchObject({ code: 0 });
  },
);
