import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { nodeRun } from './npm.ts';

const root = join(import.meta.dirname, '..');
const FOLDER = join(root, '.cache', 'house-template');
/** Playwright's own process, which all workers of a run have in common: the next run has other sources. */
const RUN = process.ppid;
const LOCK = 4_301;

/**
 * Makes the registry `database`, and the releases in `dataDir`, as they are with the present sources released. To release them takes seconds of
 * a core, so the first house of a run does, and all others begin with a copy.
 */
export async function copyOfReleased(siteDatabase: string, database: string, dataDir: string): Promise<void> {
  const admin = postgres(siteDatabase, { max: 1, onnotice: () => undefined });
  try {
    const template = `delivery_template_${RUN}`;
    await admin`select pg_advisory_lock(${LOCK})`;
    const known = await admin<{ datname: string }[]>`select datname from pg_database where datname like 'delivery\\_template\\_%'`;
    if (!known.some(({ datname }) => datname === template)) {
      for (const { datname } of known) await admin.unsafe(`drop database ${datname} with (force)`);
      await releaseInto(admin, siteDatabase, template);
    }
    await admin.unsafe(`create database ${database} template ${template}`);
    await cp(FOLDER, dataDir, { recursive: true });
  } finally {
    // The lock goes with its session.
    await admin.end();
  }
}

async function releaseInto(admin: postgres.Sql, siteDatabase: string, template: string): Promise<void> {
  const made = `${template}_unfinished`;
  await admin.unsafe(`drop database if exists ${made} with (force)`);
  await admin.unsafe(`create database ${made}`);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const url = new URL(siteDatabase);
  url.pathname = `/${made}`;
  const place = { DATABASE_URL: url.href, DATA_DIR: FOLDER, RELEASES_DIR: join(FOLDER, 'releases') };
  const { code, output } = await nodeRun(['--import', 'tsx', 'delivery/src/release.main.ts', '--all'], place);
  if (code !== 0) throw new Error(output);
  // Only what is whole has the name that others look for.
  await admin.unsafe(`alter database ${made} rename to ${template}`);
}
