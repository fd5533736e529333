import { startPostgres } from '@petcare/postgres';
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { paths } from '../../server/src/platform/paths.ts';
import { seconds } from '../lib/figures.ts';
import { businessesAfter } from '../../server/src/testing/many-listings/listings.ts';
import { fill, visitSome } from '../../server/src/testing/many-listings/fill.ts';
import { hasLists, originalsOf } from './originals.ts';

/** Raised when the same number makes another business. */
const MODEL = 1;

export type Databases = { urlOf(size: number): string; isReal: boolean; stop(): Promise<void> };

/** A PostgreSQL as the site's, with a database of each size: kept in a folder, so that only the first run makes them. */
export async function openDatabases(keep: string, data: string, sizes: readonly number[]): Promise<Databases> {
  const cluster = await startPostgres({ dir: keep, say: console.log });
  try {
    const isReal = hasLists(data);
    const urlOf = (size: number) => addressed(cluster.url, `${isReal ? 'real' : 'modelled'}_${MODEL}_${size}`);
    for (const size of sizes) await prepare(cluster.url, urlOf(size), size, data);
    return { urlOf, isReal, stop: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function prepare(adminUrl: string, url: string, size: number, data: string): Promise<void> {
  const admin = createDatabase(adminUrl, { max: 1 });
  const name = nameOf(url);
  try {
    const [kept] = await admin`select from pg_database where datname = ${name}`;
    if (kept && (await isBroughtUpToDate(url))) return;
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    const started = performance.now();
    console.log(`Making ${size.toLocaleString('en')} businesses …`);
    await make(admin, adminUrl, name, size, data);
    console.log(`… made in ${seconds((performance.now() - started) / 1000)}`);
  } finally {
    await admin.end();
  }
}

/** False for what was kept by a checkout with other migrations. */
async function isBroughtUpToDate(url: string): Promise<boolean> {
  try {
    const applied = await migrate(url, paths.migrations);
    await using(url, async (db) => {
      await visitSome(db);
      if (applied.length > 0) await db.unsafe('vacuum analyze');
    });
    return true;
  } catch (error) {
    console.log(`What was kept can't be brought up to date (${error instanceof Error ? error.message : String(error)}).`);
    return false;
  }
}

/** Under another name until it is whole. */
async function make(admin: Database, adminUrl: string, name: string, size: number, data: string): Promise<void> {
  const unfinished = addressed(adminUrl, `${name}_unfinished`);
  const lists = addressed(adminUrl, 'lists');
  for (const url of [unfinished, lists]) {
    await admin.unsafe(`drop database if exists ${nameOf(url)} with (force)`);
    await admin.unsafe(`create database ${nameOf(url)}`);
    await migrate(url, paths.migrations);
  }
  const originals = await using(lists, (db) => originalsOf(db, data));
  await using(unfinished, (db) => fill(db, size, businessesAfter(originals)));
  await admin.unsafe('drop database lists with (force)');
  await admin.unsafe(`alter database ${nameOf(unfinished)} rename to ${name}`);
}

async function using<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(url);
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

function addressed(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);
