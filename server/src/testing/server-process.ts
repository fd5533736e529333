import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { paths } from '../platform/paths.ts';
import type { TestApp } from './with-app.ts';

export type ServerProcess = { url: string; child: ChildProcess; isAlive(): boolean };

/** A program of the server as it is started, on the test's database. */
export function startProgram(
  { databaseUrl, pooledUrl = databaseUrl, config }: Pick<TestApp, 'databaseUrl' | 'config'> & { pooledUrl?: string },
  program: string,
  args: string[] = [],
  environment: NodeJS.ProcessEnv = {},
  stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc' | number)[] = ['ignore', 'ignore', 'inherit', 'ipc'],
): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(paths.repository, 'server/src', program), ...args], {
    cwd: paths.repository,
    env: {
      ...process.env,
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: databaseUrl,
      UPLOADS_DIR: config.uploadsDir,
      JWT_SECRET: 'x'.repeat(64),
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      ...environment,
    },
    stdio,
  });
}

const MOST_TRIES = 3;

/**
 * The server itself; whoever starts it ends it. One that ends before it listens is started again, as `npm start` does:
 * another process may have taken the port meanwhile, or a test the connections of its database. Throws when that goes on.
 */
export async function startServer(
  app: TestApp,
  environment: NodeJS.ProcessEnv = {},
  stdio?: Parameters<typeof startProgram>[4],
): Promise<ServerProcess> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const port = await freePort();
    const child = startProgram(app, 'main.ts', [], { PORT: String(port), ...environment }, stdio);
    const listens = await Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)]);
    const isAlive = () => !child.killed && child.exitCode === null && child.signalCode === null;
    if (listens) return { url: `http://127.0.0.1:${port}`, child, isAlive };
  }
  throw new Error(`The server ended ${MOST_TRIES} times before it listened`);
}
