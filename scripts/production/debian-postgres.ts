import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort, until } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';

const FOLDER = '/usr/lib/postgresql';
const START_LIMIT = 30_000;

const newest = existsSync(FOLDER) ? readdirSync(FOLDER).sort((one, other) => Number(other) - Number(one))[0] : undefined;
const bin = newest && join(FOLDER, newest, 'bin');

/** Debian's PostgreSQL with its tools (`apt-get install postgresql`); undefined where it is not installed. */
export const debianPostgres = bin && existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_dump')) ? bin : undefined;

/** The version of it: 15 on Debian 12; 0 where there is none. */
export const debianVersion = Number(newest ?? 0);

/** Debian's user of PostgreSQL and PgBouncer, neither of which runs as root. */
export const postgresUser = () => {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  return { uid: uid!, gid: gid! };
};

/** A running PostgreSQL of a run. */
export interface DebianPostgres {
  url(database: string): string;
  create(database: string): Promise<string>;
  /** Ends all its processes in the middle of what they do. */
  kill(): Promise<void>;
  /** Starts it again on its data. */
  start(): Promise<void>;
  /** Has all its processes stand still, and go on: it takes connections and answers nobody. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

/**
 * Debian's PostgreSQL, started on a folder of its own for a run.
 * @param own settings besides, as `name=value`
 */
export const startDebianPostgres = (run: Run, own: readonly string[] = []): Promise<DebianPostgres> =>
  startOn(run, own, (data) => {
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
    tool('initdb', [...initdb, '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=ko-KR']);
  });

/** A streaming replica of the PostgreSQL at `primary`, made by Debian's `pg_basebackup`. */
export const startDebianReplica = (run: Run, primary: string, own: readonly string[] = []): Promise<DebianPostgres> =>
  startOn(run, [...own, 'hot_standby=on'], (data) =>
    tool('pg_basebackup', ['-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast']),
  );

const tool = (name: string, args: string[]) => execFileSync(join(bin!, name), args, { ...postgresUser(), cwd: tmpdir(), stdio: 'ignore' });

async function startOn(run: Run, own: readonly string[], make: (data: string) => void): Promise<DebianPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-debian-postgres-'));
  run.undo.push(() => rm(folder, { recursive: true, force: true }));
  const user = postgresUser();
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  make(data);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...own];
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const asked = async <T>(work: (sql: postgres.Sql) => Promise<T>) => {
    const sql = postgres(url('postgres'), { max: 1, onnotice: () => undefined });
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  };
  const answers = () =>
    asked((sql) => sql`select 1`).then(
      () => true,
      () => false,
    );

  const launch = () =>
    spawn(join(bin!, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...{ ...user, cwd: folder },
      stdio: 'ignore',
    });
  let server = launch();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of familyOf(server)) process.kill(pid, name);
  };
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  // As its keeper would, once more where it ends: what a killed one leaves in shared memory goes with its last process.
  const isUp = async () => {
    if (!isRunning()) server = launch();
    return answers();
  };
  const start = async () => {
    if (!(await until(isUp, START_LIMIT, 100))) throw new Error('PostgreSQL did not start in time');
  };
  run.undo.push(async () => {
    if (!isRunning()) return;
    const ended = once(server, 'exit');
    signal('SIGCONT');
    server.kill('SIGINT');
    await ended;
  });
  await start();
  return {
    url,
    async create(database) {
      await asked((sql) => sql.unsafe(`create database ${database}`));
      return url(database);
    },
    async kill() {
      const ended = once(server, 'exit');
      signal('SIGKILL');
      await ended;
    },
    start,
    signal,
  };
}

/** A server's processes, itself first. */
function familyOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.split('\n').map(Number).filter(Boolean)];
}
