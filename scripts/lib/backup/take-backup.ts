import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Objects } from '../../../delivery/src/stores/objects.ts';
import { digestOf, places, type BackupFacts } from './backup-facts.ts';
import { postgresTool, runPostgresTool, serverVersion } from './postgres-tools.ts';
import { copyNew, sizeOf } from './stored-files.ts';

/** The parts of a site that a backup has: `secrets` is the file of those that the site has made for itself. */
export type SiteParts = { databaseUrl: string; uploads: string; releases: Objects; secrets: string };

/** True for a file of a release, unlike the notes that a delivery service makes for itself, and makes anew. */
const isOfRelease = (key: string) => !key.startsWith('registry/') && !key.includes('.incoming-');

/**
 * Writes a backup of a running site into a new folder below `into`, which is there whole or not at all.
 *
 * Uploads are copied before the database is read and again after it: a picture that a row names was there at the one time or
 * the other, also when somebody has taken it away meanwhile.
 * @returns the folder
 * @throws BackupProblem when there is no pg_dump that can read this database
 */
export async function takeBackup(site: SiteParts, into: string, now: Date): Promise<{ folder: string; facts: BackupFacts }> {
  const version = await serverVersion(site.databaseUrl);
  const pgDump = await postgresTool('pg_dump', version);
  const folder = join(into, `petcare-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`);
  const part = `${folder}.part`;
  await mkdir(into, { recursive: true });
  // Of the house's people and secrets: for nobody else on the machine.
  await mkdir(part, { mode: 0o700 });
  try {
    await copyNew(site.uploads, join(part, places.uploads));
    const takenAt = new Date().toISOString();
    const dump = join(part, places.dump);
    await runPostgresTool(pgDump, site.databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${dump}`]);
    await copyNew(site.uploads, join(part, places.uploads));
    await copyReleases(site.releases, join(part, places.releases));
    await copyFile(site.secrets, join(part, places.secrets)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    const facts: BackupFacts = {
      format: 1,
      takenAt,
      postgres: version,
      dump: { sha256: await digestOf(dump) },
      uploads: await sizeOf(join(part, places.uploads)),
      releases: await sizeOf(join(part, places.releases)),
    };
    await writeFile(join(part, places.facts), `${JSON.stringify(facts, null, 2)}\n`);
    await rename(part, folder);
    return { folder, facts };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function copyReleases(objects: Objects, to: string): Promise<void> {
  for await (const { key } of objects.list('')) {
    if (!isOfRelease(key)) continue;
    const content = await objects.get(key);
    // A sweep took it away: no page needs it.
    if (!content) continue;
    await mkdir(dirname(join(to, key)), { recursive: true });
    await writeFile(join(to, key), content);
  }
}
