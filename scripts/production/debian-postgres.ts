import { execFileSync, spawn } from 'node:child_process';
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

/** Debian's user of PostgreSQL and PgBouncer, neither of which runs as root. */
export const postgresUser = () => {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  return { uid: uid!, gid: gid! };
};

/**
 * Debian's PostgreSQL, started on a folder of its own for a run.
 * @param own settings besides, as `name=value`
 */
export async function startDebianPostgres(
  run: Run,
  own: readonly string[] = [],
): Promise<{ url(database: string): string; create(database: string): Promise<string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-debian-postgres-'));
  run.undo.push(() => rm(folder, { recursive: true, force: true }));
  const { uid, gid } = postgresUser();
  await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=ko-KR',
  ];
  execFileSync(join(bin!, 'initdb'), initdb, { uid, gid, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...own];
  const server = spawn(join(bin!, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...{ uid, gid, cwd: folder },
    stdio: 'ignore',
  });
  run.undo.push(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  });
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
  if (!(await until(answers, START_LIMIT, 100))) throw new Error('PostgreSQL did not start in time');
  return {
    url,
    async create(database) {
      await asked((sql) => sql.unsafe(`create database ${database}`));
      return url(database);
    },
  };
}
