import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { root } from '../lib/paths.ts';
import { freePort, until } from '@petcare/node/processes';
import type { Run } from '../lib/run.ts';
import { postgresUser } from './debian-postgres.ts';
import { installed } from './installed.ts';

/** Debian's `pgbouncer`, where it is installed. */
export const pgbouncerPath = installed('pgbouncer');

const START_LIMIT = 10_000;

/** A running PgBouncer of a run, which is killed and started anew under its port. */
export interface PgBouncer {
  url(database: string): string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The configuration of docs/production for a run: for all databases of the PostgreSQL at `url`, whom it believes. */
async function configurationFor(url: string, port: number, users: string): Promise<string> {
  const { hostname, port: behind } = new URL(url);
  const documented = await readFile(join(root, 'docs/production/pgbouncer/pgbouncer.ini'), 'utf8');
  return documented
    .replace(/^petcare = host=\S+ port=\d+ dbname=petcare/m, `* = host=${hostname} port=${behind}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`);
}

/**
 * Debian's PgBouncer in front of the PostgreSQL at `url`, as documented but for what `change` makes of it.
 * @returns the address of a database by it
 */
export async function startPgbouncer(
  run: Pick<Run, 'undo'>,
  url: string,
  change: (configuration: string) => string = (text) => text,
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-pgbouncer-'));
  run.undo.push(() => rm(folder, { recursive: true, force: true }));
  const { username, password } = new URL(url);
  const port = await freePort();
  const [users, file] = [join(folder, 'userlist.txt'), join(folder, 'pgbouncer.ini')];
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(file, change(await configurationFor(url, port, users)));
  await chmod(folder, 0o755);
  let pooler: ChildProcess;
  const kill = async () => {
    const ended = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await ended;
  };
  const by = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`;
  const answers = async () => {
    const sql = postgres(by('postgres'), { max: 1, prepare: false, onnotice: () => undefined });
    return sql`select 1`
      .then(
        () => true,
        () => false,
      )
      .finally(() => sql.end({ timeout: 0 }));
  };
  const start = async () => {
    pooler = spawn(pgbouncerPath ?? 'pgbouncer', ['-q', file], { ...postgresUser(), stdio: ['ignore', 'ignore', 'inherit'] });
    if (!(await until(answers, START_LIMIT, 100))) throw new Error('PgBouncer did not start in time');
  };
  run.undo.push(kill);
  await start();
  return { url: by, kill, start };
}
