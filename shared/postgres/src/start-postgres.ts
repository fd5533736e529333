import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, isAlive, putAsideIfFull, signal, until } from '@petcare/node/processes';
import postgres from 'postgres';
import { postgresAccount, type AccountKind, type PostgresAccount } from './postgres-account.ts';
import { hasGone, isPostmasterOf, readPostmaster } from './postmaster.ts';

const USER = 'petcare';
const VERSION = '18';
const START_LIMIT = 60_000;
const STOP_LIMIT = 10_000;

export interface PostgresOptions {
  /** Folder of its own; the cluster, its password and its log live in it. */
  dir: string;
  /** A free port when left out. */
  port?: number;
  /** The database that the address names; made when missing. Default `petcare`. */
  database?: string;
  /** Gives up durability for speed: for tests only. */
  fast?: boolean;
  /** The file to which the server writes its messages. Default `dir/postgres.log`. */
  logFile?: string;
  /** For the person at the terminal. */
  say?: (line: string) => void;
  /** Forces the way in which root runs it. */
  account?: AccountKind;
}

export interface RunningPostgres {
  url: string;
  pid: number;
  /** True when a server left by an earlier run was taken over. */
  adopted: boolean;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL, or takes over the one that a killed run has left on this folder.
 * It listens on 127.0.0.1 only, with a random password that is kept (0600) inside the cluster.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  await mkdir(options.dir, { recursive: true });
  const account = await postgresAccount(resolve(options.dir), options.account);
  if (account.remark) options.say?.(account.remark);
  const cluster = join(account.dir, 'cluster');
  await discardHalfMade(account.dir);
  if (!existsSync(cluster)) await initialise(account, cluster);
  await checkVersion(cluster);

  const password = await readFile(join(cluster, 'petcare.password'), 'utf8');
  const address = (port: number, database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  const left = await takeOver(cluster, (port) => answers(address(port, 'postgres')));
  if (!left) await account.own(cluster);
  const running = left ?? (await launch(account, cluster, options));
  const database = options.database ?? USER;
  await ensureDatabase(address(running.port, 'postgres'), database);
  return {
    url: address(running.port, database),
    pid: running.pid,
    adopted: left !== null,
    stop: () => stop(cluster, running.pid),
  };
}

// initdb works in a folder of another name: a cluster folder that exists is a whole one.
async function initialise(account: PostgresAccount, cluster: string): Promise<void> {
  const unfinished = `${cluster}.new-${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await account.own(passwordFile);
  const initdb = account.spawn(
    'initdb',
    [
      ...['-D', unfinished, '-U', USER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-instructions'],
      ...['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=ko-KR'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [initdb.stdout, initdb.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((done, broken) => initdb.once('error', broken).once('close', done));
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder ${unfinished}:\n${output.trim()}`);
  await rename(passwordFile, join(unfinished, 'petcare.password'));
  await rename(unfinished, cluster);
}

async function discardHalfMade(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const maker = /^cluster\.new-(\d+)/.exec(name)?.[1];
    if (maker === undefined || (Number(maker) !== process.pid && (await isAlive(Number(maker))))) continue;
    await rm(join(dir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function checkVersion(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version !== VERSION)
    throw new Error(`${cluster} was made by PostgreSQL ${version}, this is ${VERSION}: move it away, or give DATABASE_URL.`);
}

async function takeOver(cluster: string, answersOn: (port: number) => Promise<boolean>) {
  const left = await readPostmaster(cluster);
  if (!left) {
    // A file that is empty or unreadable comes from a full disk or a crash; PostgreSQL would stop at it.
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return null;
  }
  if (await isPostmasterOf(cluster, left.pid)) {
    if (await until(() => answersOn(left.port), 15_000, 100)) return left;
    await stop(cluster, left.pid);
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return null;
}

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function launch(account: PostgresAccount, cluster: string, options: PostgresOptions) {
  const logFile = options.logFile ?? join(options.dir, 'postgres.log');
  // Another process may take the port between the look and the use; a killed server's last children take a moment to go.
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const outcome = await launchOnce(account, cluster, port, logFile, options.fast ?? false);
    if (outcome.pid !== undefined) return { pid: outcome.pid, port };
    const again = /Address already in use|pre-existing shared memory|still in use/.test(outcome.log);
    if (!again || attempt === 5) throw new Error(`PostgreSQL did not start (${logFile}):\n${outcome.log}`);
    await new Promise((done) => setTimeout(done, 300 * attempt));
  }
}

type Launched = { pid: number } | { pid?: never; log: string };

async function launchOnce(account: PostgresAccount, cluster: string, port: number, logFile: string, fast: boolean): Promise<Launched> {
  await putAsideIfFull(logFile);
  const log = await open(logFile, 'a', 0o600);
  const child = account.spawn('postgres', ['-D', cluster, '-p', String(port), ...settings(fast)], {
    stdio: ['ignore', log.fd, log.fd],
    // A group of its own: Ctrl-C reaches whoever started it, and that one stops it last.
    detached: true,
  });
  let ended = false;
  child.once('exit', () => (ended = true)).once('error', () => (ended = true));
  child.unref();
  await log.close();
  const ready = async () => {
    const found = await readPostmaster(cluster);
    return ended || (found?.pid === child.pid && found?.ready === true);
  };
  if ((await until(ready, START_LIMIT)) && !ended && child.pid !== undefined) return { pid: child.pid };
  if (child.pid !== undefined && !ended) signal(child.pid, 'SIGQUIT');
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return { log: text.slice(-1500).trim() };
}

function settings(fast: boolean): string[] {
  const wanted: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: fast ? '128MB' : `${buffersOf(totalmem())}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(fast && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_wal_size: '2GB' }),
  };
  return Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** An eighth of the machine's memory, in megabytes: what is read often is then not copied from the system's cache each time. */
function buffersOf(bytes: number): number {
  return Math.min(Math.max(Math.floor(bytes / 8 / 1_048_576), 128), 2_048);
}

async function ensureDatabase(url: string, database: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${database}`;
    if (!found) await sql`create database ${sql(database)}`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function stop(cluster: string, pid: number): Promise<void> {
  const gone = () => hasGone(cluster, pid);
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (await gone()) return;
    signal(pid, name);
    if (await until(gone, STOP_LIMIT)) return;
  }
}
