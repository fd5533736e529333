import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoLogins } from '../../server/src/demo/people.ts';
import { startPostgres, type RunningPostgres } from '../postgres.ts';
import { lastWords, roomFor, runChild, startChild, type Child } from './children.ts';
import { takeLock } from './lock.ts';
import { paths } from './paths.ts';
import { freePort, isAlive, until } from './process.ts';
import { threadPool } from './threads.ts';

const READY_LIMIT = 60_000;
const STOP_LIMIT = 5_000;

export interface SiteOptions {
  port: number;
  production: boolean;
  say: (line: string) => void;
}

/** A site that is being started or runs. */
export interface Site {
  /** Fulfils with the address when it answers; rejects, saying why, when something of it fails to start. */
  ready: Promise<string>;
  /** Fulfils with the reason when something of it ended by itself. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

/** Database, migrations, demo data, releases, server, delivery: in this order, each only when needed. */
export function startSite(options: SiteOptions): Site {
  const undo: (() => Promise<void>)[] = [];
  const running: Child[] = [];
  let stopping = false;
  let crash: (reason: string) => void;
  const crashed = new Promise<string>((resolve) => (crash = resolve));

  const started = async () => {
    const lock = await takeLock(paths.lock);
    undo.push(lock.release);
    await requirePort(options.port);
    const adopt = async (child: Child) => {
      running.push(child);
      undo.push(child.stop);
      await lock.children(running.map(({ pid }) => pid));
      if (stopping) await child.stop();
    };
    const database = await openDatabase(options.say, (reason) => crash(reason));
    undo.push(database.stop);

    const env = {
      DATABASE_URL: database.url,
      UPLOADS_DIR: paths.uploads,
      RELEASES_DIR: paths.releases,
      JWT_SECRET: await jwtSecret(),
      HOST: '127.0.0.1',
    };
    const once = (name: string, entry: string, args: string[] = [], say?: (line: string) => void) =>
      runChild({ name, entry, args, env, logs: paths.logs, ...(say && { say }) }, (child) => void adopt(child));
    const migrateAndSeed = async () => {
      await once('migrate', 'server/src/migrate.main.ts');
      if (!options.production) await once('demo', 'server/src/demo/main.ts');
    };
    options.say('Preparing the database and the releases …');
    await Promise.all([migrateAndSeed(), once('release', 'delivery/src/release.main.ts', ['--all'], options.say)]);
    running.length = 0;

    const service = async (name: string, entry: string, port: number, more: Record<string, string>) => {
      const child = await startChild({ name, entry, env: { ...env, ...more, PORT: String(port) }, logs: paths.logs });
      await adopt(child);
      void child.ended.then(async (problem) => stopping || crash(await lastWords(name, child.logFile, problem || 'exit 0')));
    };
    const serverPort = await freePort();
    const apiUrl = `http://127.0.0.1:${serverPort}`;
    const url = `http://localhost:${options.port}`;
    const sandboxPort = options.production ? undefined : await freePort();
    // Another site than localhost for a browser, as the real providers are: cookies must bear it.
    const sandboxUrl = sandboxPort && `http://127.0.0.1:${sandboxPort}`;
    const inSandbox = sandboxUrl ? { SANDBOX_URL: sandboxUrl } : undefined;
    if (sandboxPort) await service('sandbox', 'server/src/providers/sandbox/main.ts', sandboxPort, {});
    await service('server', 'server/src/main.ts', serverPort, {
      ...threadPool,
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? url,
      ...inSandbox,
    });
    const host = process.env['HOST'] ?? env.HOST;
    const logins = options.production ? {} : demoLogins;
    const { SMOKE_LOGINS = JSON.stringify(logins) } = process.env;
    await service('delivery', 'delivery/src/main.ts', options.port, { API_URL: apiUrl, HOST: host, SMOKE_LOGINS, ...inSandbox });
    const delivery = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${options.port}`;
    const services = [apiUrl, delivery, ...(sandboxUrl ? [sandboxUrl] : [])];
    if (!(await until(() => allAnswer(services, () => stopping), READY_LIMIT, 50))) {
      throw new Error(`The site did not answer within ${READY_LIMIT / 1000} seconds; see ${paths.logs}.`);
    }
    const runtime = {
      databaseUrl: database.url,
      port: options.port,
      pid: process.pid,
      apiUrl,
      url,
      logins,
      ...(sandboxUrl && { sandboxUrl }),
    };
    await writeFile(paths.runtime, JSON.stringify(runtime, null, 2), { mode: 0o600 });
    undo.push(() => rm(paths.runtime, { force: true }));
    return url;
  };

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await undoAll();
    // What was just being started when the stop came is undone too.
    await Promise.race([starting.catch(() => undefined), sleep(STOP_LIMIT)]);
    await undoAll();
  };
  // Newest first: nobody loses what it needs while it stops.
  const undoAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  const starting = started();
  const failed = crashed.then((reason) => Promise.reject(new Error(reason)));
  failed.catch(() => undefined);
  return { ready: Promise.race([starting, failed]), crashed, stop };
}

async function requirePort(port: number): Promise<void> {
  const isFree = () =>
    freePort(port).then(
      () => true,
      () => false,
    );
  // What a killed run has left is just ending.
  if (await until(isFree, 2_000, 100)) return;
  throw new Error(`Port ${port} is taken by another program. Stop that, or choose another: PORT=4100 npm start`);
}

async function openDatabase(say: (line: string) => void, crash: (reason: string) => void): Promise<Pick<RunningPostgres, 'url' | 'stop'>> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  say('Starting PostgreSQL …');
  const logFile = join(paths.logs, 'postgres.log');
  await roomFor(logFile);
  const server = await startPostgres({ dir: paths.postgres, logFile, say });
  if (server.adopted) say('Took over the PostgreSQL that an earlier run had left.');
  const watch = setInterval(async () => {
    if (await isAlive(server.pid)) return;
    clearInterval(watch);
    crash(await lastWords('PostgreSQL', logFile, 'it ended by itself'));
  }, 2_000);
  watch.unref();
  const stop = () => {
    clearInterval(watch);
    return server.stop();
  };
  return { url: server.url, stop };
}

/** The site's own secret, made at the first start. */
export async function jwtSecret(): Promise<string> {
  if (process.env['JWT_SECRET']) return process.env['JWT_SECRET'];
  const known = await readFile(paths.secrets, 'utf8')
    .then((text) => JSON.parse(text) as { jwt?: string })
    .catch(() => ({ jwt: undefined }));
  if (known.jwt) return known.jwt;
  const jwt = randomBytes(48).toString('base64url');
  await mkdir(paths.data, { recursive: true });
  await writeFile(paths.secrets, JSON.stringify({ jwt }), { mode: 0o600 });
  await chmod(paths.secrets, 0o600);
  return jwt;
}

async function allAnswer(urls: string[], isStopping: () => boolean): Promise<boolean> {
  if (isStopping()) return true;
  const answers = (url: string) =>
    fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const url of urls) if (!(await answers(url))) return false;
  return true;
}
