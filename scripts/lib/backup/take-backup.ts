import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderObjects, type Objects } from '@petcare/node/objects';
import { digestOf, places, type BackupFacts } from './backup-facts.ts';
import { postgresTool, runPostgresTool, serverVersion } from './postgres-tools.ts';
import { copyNew, sizeOf } from './stored-files.ts';

/** The parts of a site that a backup has: `secrets` is the file of those that the site has made for itself. */
export type SiteParts = { databaseUrl: string; uploads: Objects; releases: Objects; secrets: string };

/** True for a file that somebody has uploaded, unlike what is just coming in. */
export const isUpload = (key: string) => /^(images|private)\//.test(key) && !key.endsWith('.part');

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
  const copyUploads = () => copyNew(site.uploads, folderObjects(join(part, places.uploads)), isUpload);
  try {
    await copyUploads();
    const takenAt = new Date().toISOString();
    const dump = join(part, places.dump);
    await runPostgresTool(pgDump, site.databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${dump}`]);
    await copyUploads();
    await copyNew(site.releases, folderObjects(join(part, places.releases)), isOfRelease);
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
