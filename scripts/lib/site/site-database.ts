import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireMigrated } from '../../../server/src/platform/database/migrate.ts';
import { readDirectUrl } from '@petcare/node';
import { startPostgres } from '@petcare/postgres';
import { takeLock } from './lock.ts';
import { roomFor } from '@petcare/node/processes';
import { paths } from '../paths.ts';
import { isAlive } from '@petcare/node/processes';

/**
 * The site's database for a command beside it: DATABASE_DIRECT_URL or DATABASE_URL, the one of the running site, or the embedded one,
 * started for the time of the work. A database that lacks tables of the server is left as it is, and the work refused,
 * unless it needs none of them.
 */
export async function withSiteDatabase<T>(work: (databaseUrl: string) => Promise<T>, { needsServer = true } = {}): Promise<T> {
  const ready = async (url: string) => {
    if (needsServer) await requireMigrated(url);
    return work(url);
  };
  const known = readDirectUrl(process.env) ?? (await runningSite())?.databaseUrl;
  if (known) return ready(known);
  const lock = await takeLock(paths.lock);
  console.log('The site is not running: starting its PostgreSQL for the time of this command …');
  const logFile = join(paths.logs, 'postgres.log');
  await roomFor(logFile);
  const server = await startPostgres({ dir: paths.postgres, logFile, say: console.log });
  try {
    return await ready(server.url);
  } finally {
    await server.stop();
    await lock.release();
  }
}

/** The address of this data folder's site, and the accounts that may sign in there for a try; null when it doesn't run. */
export async function runningSite(): Promise<{ url: string; databaseUrl: string; logins: object } | null> {
  const text = await readFile(paths.runtime, 'utf8').catch(() => null);
  if (text === null) return null;
  const { url, databaseUrl, logins = {}, pid } = JSON.parse(text) as { url: string; databaseUrl: string; logins?: object; pid: number };
  return (await isAlive(pid)) ? { url, databaseUrl, logins } : null;
}
