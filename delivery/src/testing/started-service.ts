import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { paths } from '../platform/paths.ts';
import type { FixtureHouse } from './fixture-house.ts';

export type StartedService = { url: string; child: ChildProcess };

/** A service of the house as it is started; fulfils when it listens. Whoever has it ends it. */
export async function startOfHouse(
  house: FixtureHouse,
  program: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<StartedService> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(paths.repository, program), ...args], {
    cwd: paths.repository,
    env: {
      ...process.env,
      ...house.place.env,
      ...{ DATABASE_URL: house.database.url, PORT: String(port), HOST: '127.0.0.1', JOBS: 'off' },
      ...{ RENDER_PAGE_MS: '20000', RENDER_START_MS: '60000', RENDER_ASK_MS: '20000' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child };
}
