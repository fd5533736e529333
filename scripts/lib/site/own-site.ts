import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../paths.ts';
import { freePort, until } from '@petcare/node/processes';
import type { Run } from '../run.ts';

const START_LIMIT = 10 * 60_000;

/** The address of a site, and of its database; `databaseUrl` is empty where that is out of reach. */
export interface SiteInReach {
  url: string;
  databaseUrl: string;
}

/** Start a site as `npm start` does, on a free port, until the run is undone; of another checkout where one is given. */
export async function startOwnSite(
  run: Run,
  dataDir: string,
  env: Record<string, string | undefined>,
  checkout = root,
): Promise<SiteInReach> {
  const port = await freePort();
  const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: checkout,
    // Everything of it lies in its own folder, whatever is set for another site.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, UPLOADS_DIR: undefined, RELEASES_DIR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  run.undo.push(() => stopped(site));
  await running(site);
  return JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as SiteInReach;
}

/** Fulfils when the site says where it runs. */
async function running(site: ChildProcess): Promise<void> {
  const output = site.stdout;
  if (!output) return;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The site did not start in time')), START_LIMIT);
    late.unref();
    createInterface({ input: output }).on('line', (line) => {
      console.log(`  ${line}`);
      if (line.includes(' is running at ')) resolve();
    });
    site.once('exit', (code) => reject(new Error(`The site did not start (exit ${code}); the lines above say why.`)));
  });
}

async function stopped(site: ChildProcess): Promise<void> {
  const pid = site.pid;
  if (pid === undefined || site.exitCode !== null || site.signalCode !== null) return;
  site.kill('SIGTERM');
  if (!(await until(async () => site.exitCode !== null || site.signalCode !== null, 20_000))) site.kill('SIGKILL');
}
