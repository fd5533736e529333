import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { paths } from '../platform/paths.ts';
import type { TestApp } from './with-app.ts';

export type ServerProcess = { url: string; child: ChildProcess; isAlive(): boolean };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A program of the server as it is started, on the test's database. */
export function startProgram(
  { databaseUrl, config }: TestApp,
  program: string,
  args: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(paths.repository, 'server/src', program), ...args], {
    cwd: paths.repository,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      UPLOADS_DIR: config.uploadsDir,
      JWT_SECRET: 'x'.repeat(64),
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The server itself; whoever starts it ends it. */
export async function startServer(app: TestApp, environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const port = await freePort();
  const child = startProgram(app, 'main.ts', [], { PORT: String(port), ...environment });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child, isAlive: () => !child.killed && child.exitCode === null && child.signalCode === null };
}
