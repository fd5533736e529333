import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../platform/database.ts';
import { goCanary, goLive, isHeld } from '../registry/acts.ts';
import { insertRelease, lockPackage, selectReleaseOfInput, type CanaryPlan, type StoredRelease } from '../registry/registry.sql.ts';
import { buildOnce, webpackBuilder, type Builder } from './build.ts';
import { inputHashOf } from './input-hash.ts';
import { releaseFolder, storeRelease } from './store.ts';

export type ReleaseOptions = {
  sql: Database;
  /** Absolute folder that holds the packages, `shared/` and the lockfile. */
  root: string;
  releasesDir: string;
  cacheDir: string;
  /** Who releases, for the audit log. */
  actor: string;
  build?: Builder;
  /** Give it to a share of the visitors instead of all. */
  canary?: CanaryPlan;
  /** Leave alone what is in canary or was rolled back: for a start of the site, which decides nothing. */
  keepHeld?: boolean;
};

/** `why` says what kept the pointer where it was. */
export type Released = { release: string; built: boolean; moved: boolean; why?: string };

async function stored(options: ReleaseOptions, name: string, inputHash: string): Promise<StoredRelease & { built: boolean }> {
  const { sql, root, releasesDir, cacheDir, build = webpackBuilder } = options;
  const known = await selectReleaseOfInput(sql, name, inputHash);
  if (known && existsSync(releaseFolder(releasesDir, name, known.release))) return { ...known, built: false };

  const cached = join(cacheDir, name, inputHash);
  const { folder, manifest, built } = await buildOnce({ dir: join(root, name), cached, build });
  await storeRelease({ releasesDir, name, release: manifest.release, from: folder });
  return { package: name, release: manifest.release, manifest, built };
}

/**
 * Make the package's present sources its live release. What was built from the
 * same inputs before is not built again; the files are in place before the
 * pointer moves; moving it and writing that down is one transaction.
 */
export async function releasePackage(options: ReleaseOptions, name: string): Promise<Released> {
  const inputHash = inputHashOf(options.root, name);
  const { built, ...row } = await stored(options, name, inputHash);
  const { release } = row;
  return options.sql.begin(async (tx) => {
    await lockPackage(tx, name);
    await insertRelease(tx, row, inputHash);
    if (options.keepHeld && (await isHeld(tx, name, release))) {
      return { release, built, moved: false, why: `${name} ${release} is in canary or was rolled back: it stays so.` };
    }
    const by = { actor: options.actor };
    const outcome = options.canary ? await goCanary(tx, name, release, options.canary, by) : await goLive(tx, name, release, by);
    return { release, built, moved: outcome.done, ...(outcome.done ? {} : { why: outcome.why }) };
  });
}
