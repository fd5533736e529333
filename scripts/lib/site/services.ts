import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { paths, root } from '../paths.ts';
import { threadPool } from './threads.ts';

export interface ServiceKind {
  /** The file that is the service, from the repository's root. */
  entry: string;
  /** The module whose imports cost it the time of its start. */
  loads: string;
  /** Settings where nothing else is set. */
  env: Record<string, string>;
}

/** The services of a site: `npm start` runs both, `npm run server`, `npm run worker` and `npm run delivery` one. */
export const services = {
  server: { entry: 'server/src/main.ts', loads: 'server/src/app.ts', env: { ...threadPool, UPLOADS_DIR: paths.uploads } },
  /** A server that runs jobs and that nobody is sent to: it listens for whoever asks whether it is well. */
  worker: {
    entry: 'server/src/main.ts',
    loads: 'server/src/app.ts',
    env: { ...threadPool, UPLOADS_DIR: paths.uploads, JOBS: 'on', PORT: process.env['PORT'] ?? '4002' },
  },
  delivery: { entry: 'delivery/src/main.ts', loads: 'delivery/src/app.ts', env: { RELEASES_DIR: paths.releases, MAP_DIR: paths.maps } },
} satisfies Record<string, ServiceKind>;

/** The programs that bring the tables of a service to this version: `npm run migrate`, a start of the site and a restored backup run them. */
export const migrations = ['server/src/migrate.main.ts', 'delivery/src/migrate.main.ts'];

/** Runs one service until it ends, told so by whatever tells this process; its exit code. */
export function runService({ entry, env }: ServiceKind): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', './scripts/lib/site/die-with-parent.ts', entry], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name));
  for (const name of ['SIGHUP', 'disconnect'] as const) process.on(name, () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}
