import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoLogins } from '../../../server/src/demo/people/people.ts';
import { readDirectUrl } from '@petcare/node';
import { startPostgres, type RunningPostgres } from '@petcare/postgres';
import { lastWords, runChild, startChild, type Child, type ChildOptions } from './children.ts';
import { keepRunning, type Running } from './keep-running.ts';
import { takeLock } from './lock.ts';
import { roomFor, watchLogs } from '@petcare/node/processes';
import { paths } from '../paths.ts';
import { freePort, isAlive, until } from '@petcare/node/processes';
import { migrations, services } from './services.ts';
import { jwtSecret, ownPushEnvironment } from './secrets.ts';
import { keepSpares, type Spares } from './spares.ts';

const READY_LIMIT = 60_000;
const STOP_LIMIT = 5_000;
const LOOKS_EVERY = 200;

export interface SiteOptions {
  port: number;
  production: boolean;
  say: (line: string) => void;
}

/** A site that is being started or runs. */
export interface Site {
  /** Fulfils with the address when it answers; rejects, saying why, when something of it fails to start. What ends later is started again. */
  ready: Promise<string>;
  stop: () => Promise<void>;
}

/** A process of the site, and how it is started anew. */
interface Service {
  name: string;
  logFile: string;
  running: Running;
  again: () => Promise<Running>;
}

/**
 * The options with which a service is started; `loads` is the module that spare processes have ready for it, `envAgain` what counts from
 * the second start on.
 */
interface ServiceOptions {
  entry: string;
  port: number;
  env: Record<string, string>;
  envAgain?: Record<string, string>;
  loads?: string;
}

/** Database, migrations, demo data, releases, server, delivery: in this order, each only when needed. */
export function startSite(options: SiteOptions): Site {
  const undo: (() => Promise<void>)[] = [];
  const children = new Set<number>();
  const watchNow: (() => void)[] = [];
  let stopping = false;
  let isUp = false;
  let fail: (reason: Error) => void;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);

  const started = async () => {
    const lock = await takeLock(paths.lock);
    undo.push(lock.release);
    await requirePort(options.port);
    undo.push(watchLogs(paths.logs).stop);
    const adopt = async (child: Child) => {
      children.add(child.pid);
      void child.ended.then(() => children.delete(child.pid));
      await lock.children([...children]);
      if (stopping) await child.stop();
    };
    /** While the site starts, the end of one of its processes is its own; from then on it is started again. */
    const add = ({ name, logFile, running, again }: Service) => {
      let stop = running.stop;
      undo.push(() => stop());
      void running.ended.then(async (problem) => isUp || stopping || fail(new Error(await lastWords(name, logFile, problem || 'exit 0'))));
      watchNow.push(() => (stop = keepRunning(running, { name, again, say: options.say }).stop));
    };
    const given = process.env['DATABASE_URL'];
    const databaseUrl = given ?? (await openDatabase(options.say, add));
    const directUrl = given ? readDirectUrl(process.env)! : databaseUrl;

    const env = {
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: directUrl,
      UPLOADS_DIR: paths.uploads,
      RELEASES_DIR: paths.releases,
      JWT_SECRET: await jwtSecret(),
      ...(!options.production && (await ownPushEnvironment())),
      HOST: '127.0.0.1',
    };
    const once = (name: string, entry: string, args: string[] = [], say?: (line: string) => void) =>
      runChild({ name, entry, args, env, logs: paths.logs, ...(say && { say }) }, (child) => {
        undo.push(child.stop);
        void adopt(child);
      });
    const migrateAndSeed = async () => {
      await Promise.all(migrations.map((migration) => once('migrate', migration)));
      if (!options.production) await once('demo', 'server/src/demo/main.ts');
    };
    options.say('Preparing the database and the releases …');
    await Promise.all([migrateAndSeed(), once('release', 'delivery/src/release.main.ts', ['--start'], options.say)]);

    const start = async (child: ChildOptions) => {
      const running = await startChild(child);
      await adopt(running);
      return running;
    };
    const service = async (name: string, { entry, port, env: own, envAgain, loads }: ServiceOptions) => {
      const child: ChildOptions = { name, entry, env: { ...env, ...own, PORT: String(port) }, logs: paths.logs };
      const childAgain = { ...child, env: { ...child.env, ...envAgain } };
      let spares: Spares | undefined;
      const running = await start(child);
      add({ name, logFile: running.logFile, running, again: async () => spares?.take() ?? start(childAgain) });
      watchNow.push(() => {
        if (!loads) return;
        spares = keepSpares({ service: childAgain, loads, onStart: adopt });
        undo.push(spares.stop);
      });
    };
    const serverPort = await freePort();
    const apiUrl = `http://127.0.0.1:${serverPort}`;
    const url = `http://localhost:${options.port}`;
    const sandboxPort = options.production ? undefined : await freePort();
    // Another site than localhost for a browser, as the real providers are: cookies must bear it.
    const sandboxUrl = sandboxPort && `http://127.0.0.1:${sandboxPort}`;
    const inSandbox = sandboxUrl ? { SANDBOX_URL: sandboxUrl } : undefined;
    if (sandboxPort) await service('sandbox', { entry: 'server/src/providers/sandbox/main.ts', port: sandboxPort, env: {} });
    await service('server', {
      ...services.server,
      port: serverPort,
      env: { ...services.server.env, PUBLIC_URL: ownAddress() ?? url, ...inSandbox },
    });
    const host = process.env['HOST'] ?? env.HOST;
    const logins = options.production ? {} : demoLogins;
    const { SMOKE_LOGINS = JSON.stringify(logins) } = process.env;
    await service('delivery', {
      ...services.delivery,
      port: options.port,
      env: { ...services.delivery.env, API_URL: apiUrl, HOST: host, SMOKE_LOGINS, ...inSandbox },
      // Visitors wait for it: a page that is not rendered yet is better than none.
      envAgain: { RENDER_WARM_MS: '1' },
    });
    const delivery = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${options.port}`;
    const urls = [apiUrl, delivery, ...(sandboxUrl ? [sandboxUrl] : [])];
    if (!(await until(() => allAnswer(urls, () => stopping), READY_LIMIT, 50))) {
      throw new Error(`The site did not answer within ${READY_LIMIT / 1000} seconds; see ${paths.logs}.`);
    }
    if (stopping) return url;
    isUp = true;
    for (const watch of watchNow) watch();
    const runtime = {
      databaseUrl: directUrl,
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
  return { ready: Promise.race([starting, failed]), stop };
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

/** Starts the embedded PostgreSQL. Its address stays the same however often it is started again. */
async function openDatabase(say: (line: string) => void, add: (service: Service) => void): Promise<string> {
  say('Starting PostgreSQL …');
  const logFile = join(paths.logs, 'postgres.log');
  await roomFor(logFile);
  const options = { dir: paths.postgres, logFile, say };
  const running = ({ pid, stop }: RunningPostgres): Running => ({ ended: endOf(pid), hasServed: () => true, stop });
  const server = await startPostgres(options);
  if (server.adopted) say('Took over the PostgreSQL that an earlier run had left.');
  const port = Number(new URL(server.url).port);
  const again = async () => running(await startPostgres({ ...options, port }));
  add({ name: 'PostgreSQL', logFile, running: running(server), again });
  return server.url;
}

/** It may have been started by an earlier run: nobody but the system tells of its end. */
function endOf(pid: number): Promise<string> {
  return new Promise((resolve) => {
    const watch = setInterval(async () => {
      if (await isAlive(pid)) return;
      clearInterval(watch);
      resolve('it ended by itself');
    }, LOOKS_EVERY);
    watch.unref();
  });
}

/** The site's address for people, where that is set. */
export const ownAddress = () => process.env['PUBLIC_URL'] || process.env['SITE_URL'] || undefined;

async function allAnswer(urls: string[], isStopping: () => boolean): Promise<boolean> {
  if (isStopping()) return true;
  const answers = (url: string) =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const url of urls) if (!(await answers(url))) return false;
  return true;
}
