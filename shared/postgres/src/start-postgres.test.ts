import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, until } from '@petcare/node/processes';
import postgres from 'postgres';
import { startPostgres } from './start-postgres.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'petcare-postgres-test-'));
});

afterEach(async () => {
  await (await startPostgres({ dir, fast: true })).stop();
  await rm(dir, { recursive: true, force: true });
});

async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** A separate process that starts PostgreSQL and dies by kill -9 as soon as it serves. */
async function startInAProcessThatIsKilled(): Promise<string> {
  const script = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))};
    startPostgres({ dir: ${JSON.stringify(dir)}, fast: true }).then(({ url }) => process.stdout.write(url));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'exit');
  return url.toString();
}

test('the embedded server speaks Korean in UTF-8, on loopback, with a password', async () => {
  const server = await startPostgres({ dir, fast: true });
  const rows = await query(server.url, `select name from (values ('하나'), ('가나'), ('나비')) as t(name) order by name`);
  expect(rows.map((row) => row['name'])).toEqual(['가나', '나비', '하나']);
  const [settings] = await query(server.url, `select current_setting('listen_addresses') as a, current_setting('server_encoding') as e`);
  expect(settings).toEqual({ a: '127.0.0.1', e: 'UTF8' });
  await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await server.stop();
});

test('the embedded server keeps its data after a stop, and leaves no process', async () => {
  const first = await startPostgres({ dir, fast: true });
  await query(first.url, 'create table pet (name text)');
  await first.stop();
  expect(await isAlive(first.pid)).toBe(false);
  const second = await startPostgres({ dir, fast: true });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select * from pet')).toHaveLength(0);
});

test('the embedded server uses the server that a killed run has left', async () => {
  const url = await startInAProcessThatIsKilled();
  await query(url, 'create table pet (name text)');
  const next = await startPostgres({ dir, fast: true });
  expect(next).toMatchObject({ url, adopted: true });
  await next.stop();
  expect(await isAlive(next.pid)).toBe(false);
});

test('the embedded server starts again after the server itself was killed', async () => {
  const first = await startPostgres({ dir, fast: true });
  process.kill(first.pid, 'SIGKILL');
  await until(async () => !(await isAlive(first.pid)), 5000);
  const second = await startPostgres({ dir, fast: true });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the embedded server does not take another process for the server of a stale postmaster.pid', async () => {
  await (await startPostgres({ dir, fast: true })).stop();
  const stale = [process.pid, join(dir, 'cluster'), 1, 5432, '', '127.0.0.1', '', 'ready   ', ''].join('\n');
  await writeFile(join(dir, 'cluster', 'postmaster.pid'), stale);
  const server = await startPostgres({ dir, fast: true });
  expect(server.adopted).toBe(false);
  expect(server.pid).not.toBe(process.pid);
});

test('the embedded server starts with an empty postmaster.pid', async () => {
  await (await startPostgres({ dir, fast: true })).stop();
  await writeFile(join(dir, 'cluster', 'postmaster.pid'), '');
  expect(await query((await startPostgres({ dir, fast: true })).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the embedded server replaces a half-made cluster', async () => {
  const dead = spawn('true');
  await once(dead, 'exit');
  await mkdir(join(dir, `cluster.new-${dead.pid}`, 'base'), { recursive: true });
  await writeFile(join(dir, `cluster.new-${dead.pid}.password`), 'secret');
  await startPostgres({ dir, fast: true });
  expect((await readdir(dir)).sort()).toEqual(['cluster', 'postgres.log']);
});

test('the embedded server names the version of a cluster that it can not open', async () => {
  await (await startPostgres({ dir, fast: true })).stop();
  const file = join(dir, 'cluster', 'PG_VERSION');
  const version = await readFile(file);
  await writeFile(file, '15\n');
  await expect(startPostgres({ dir, fast: true })).rejects.toThrow('was made by PostgreSQL 15');
  await writeFile(file, version);
});
