import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { putInPlace } from './build.ts';

const INCOMING = '.incoming-';
const ABANDONED_AFTER = 60 * 60 * 1000;

/** Where a release's files lie. */
export function releaseFolder(releasesDir: string, name: string, release: string): string {
  return join(releasesDir, name, release);
}

async function sweepAbandoned(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!entry.startsWith(INCOMING)) continue;
    const path = join(folder, entry);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > ABANDONED_AFTER) await rm(path, { recursive: true, force: true });
  }
}

/** Copy a finished build to its immutable place. It is there whole or not at all: the last step is one rename. */
export async function storeRelease(options: { releasesDir: string; name: string; release: string; from: string }): Promise<void> {
  const { releasesDir, name, release, from } = options;
  const place = releaseFolder(releasesDir, name, release);
  if (existsSync(place)) return;
  const folder = join(releasesDir, name);
  await mkdir(folder, { recursive: true });
  await sweepAbandoned(folder);
  const incoming = await mkdtemp(join(folder, INCOMING));
  try {
    await cp(from, incoming, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await putInPlace(incoming, place);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** Take a release's files away: in one step out of its place, so that nobody finds half of it. */
export async function removeRelease(options: { releasesDir: string; name: string; release: string }): Promise<void> {
  const { releasesDir, name, release } = options;
  const place = releaseFolder(releasesDir, name, release);
  if (!existsSync(place)) return;
  const outgoing = await mkdtemp(join(releasesDir, name, INCOMING));
  await rename(place, join(outgoing, release));
  await rm(outgoing, { recursive: true, force: true });
}
