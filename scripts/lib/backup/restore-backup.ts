import { copyFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import postgres from 'postgres';
import { folderObjects } from '@petcare/node/objects';
import { holdSending } from '../../../server/src/platform/outbox/sending-holds.sql.ts';
import { createDatabase } from '../../../server/src/platform/database/database.ts';
import { places, readFacts, type BackupFacts } from './backup-facts.ts';
import { BackupProblem, postgresTool, runPostgresTool, serverVersion } from './postgres-tools.ts';
import { copyNew, filesBelow } from './stored-files.ts';
import { isUpload, type SiteParts } from './take-backup.ts';

/**
 * Puts a backup into a place where nothing is yet: files first, so that no server ever has a row without its picture, then
 * the database in one transaction, then the migrations that it lacks. Nothing is sent from then on, until `endHolds`.
 * @param migrate brings the tables to this version
 * @throws BackupProblem when the backup is not whole, or something is there already
 */
export async function restoreBackup(folder: string, site: SiteParts, migrate: () => Promise<void>): Promise<BackupFacts> {
  const facts = await readFacts(folder);
  const version = await serverVersion(site.databaseUrl);
  const pgRestore = await postgresTool('pg_restore', Math.max(version, facts.postgres));
  await requireEmpty(site);
  await copyNew(folderObjects(join(folder, places.uploads)), site.uploads);
  await copyNew(folderObjects(join(folder, places.releases)), site.releases);
  await restoreSecrets(folder, site.secrets);
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  // Without --dbname it would write the statements instead of running them.
  await runPostgresTool(pgRestore, site.databaseUrl, [
    ...whole,
    `--dbname=${new URL(site.databaseUrl).pathname.slice(1)}`,
    join(folder, places.dump),
  ]);
  const db = createDatabase(site.databaseUrl, { max: 1 });
  try {
    const hold = () => holdSending(db, `restored from the backup of ${facts.takenAt}`);
    // Before the migrations where the backup has the table: should one fail, nothing is sent all the same.
    const [known] = await db<{ hasHolds: boolean }[]>`select to_regclass('sending_holds') is not null as has_holds`;
    if (known?.hasHolds) await hold();
    await migrate();
    if (!known?.hasHolds) await hold();
  } finally {
    await db.end();
  }
  return facts;
}

async function requireEmpty({ databaseUrl, uploads, releases }: SiteParts): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [tables] = await sql<{ count: number }[]>`
      select count(*)::integer as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;
    if ((tables?.count ?? 0) > 0)
      throw new BackupProblem(`The database has ${tables?.count} tables already. A backup goes into an empty one; nothing was done.`);
  } finally {
    await sql.end();
  }
  for await (const { key } of uploads.list('')) {
    if (!isUpload(key)) continue;
    throw new BackupProblem(`The store of uploads has ${key} already. A backup goes into an empty one; nothing was done.`);
  }
  for await (const { key } of releases.list('')) {
    throw new BackupProblem(`The store of releases has ${key} already. A backup goes into an empty one; nothing was done.`);
  }
}

/** Secrets that are there stay: whoever has set them means them. */
async function restoreSecrets(folder: string, secrets: string): Promise<void> {
  const isThere = await stat(secrets).then(
    () => true,
    () => false,
  );
  const kept = join(folder, places.secrets);
  const isKept = (await filesBelow(folder)).includes(places.secrets);
  if (isThere || !isKept) return;
  await mkdir(dirname(secrets), { recursive: true });
  await copyFile(kept, secrets);
}
