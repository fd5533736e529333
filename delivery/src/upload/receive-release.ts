import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Budgets } from '../checks/mix-faults.ts';
import type { Database } from '../platform/database.ts';
import { selectAttempt } from '../release/attempts.sql.ts';
import { hasPreview } from '../previews/previews.sql.ts';
import { forgetUngiven, lockMoves, lockPackage, selectPointer, type CanaryPlan } from '../registry/registry.sql.ts';
import { finishBuild } from '../release/build.ts';
import { moveReleases, ReleaseGone, type PreparedRelease, type PreviewPlan, type ReleaseResult } from '../release/release-package.ts';
import type { Smoke } from '../smoke/smoke.ts';
import { ABANDONED_AFTER, type ReleaseStore } from '../stores/store.ts';
import { markSwept } from '../sweep/sweep.sql.ts';
import { readBuild } from './received-build.ts';
import { refusal, type Refusal } from '../http/refusal.ts';
import { unpackArchive } from './unpack.ts';

/** The beginning of the names of folders in which archives are unpacked. */
export const UPLOAD_FOLDER = 'petcare-upload-';

export type ReceiveDeps = {
  sql: Database;
  store: ReleaseStore;
  budgets: Budgets;
  /** Looks at the pages before anybody gets them; nobody does when left out. */
  smoke?: Smoke;
  /** The folder in which archives are unpacked: each in a folder of its own, which is gone when the answer is given. */
  workDir: string;
};

/** The minutes for which a checked release waits for the word of whoever has sent it. */
const ATTEMPT_MINUTES = 10;

/** `expected` is the id that the release must have: of one that is stored elsewhere under it. */
export type Build = { package: string; archive: Readable; expected?: string };
export type Upload = Build & {
  actor: string;
  canary?: CanaryPlan;
  preview?: PreviewPlan;
  note?: string;
  /** Move nothing until `releaseAttempt` is given this id. */
  hold?: string;
  /** Whoever has sent it waits for no answer any more: nothing is moved. */
  stopped: AbortSignal;
};

/**
 * Have things be as before the upload: files that nobody was ever given don't
 * stay, nor do those that were swept before. A release that came here in
 * another way too is left alone.
 */
export async function discard(
  { sql, store }: Pick<ReceiveDeps, 'sql' | 'store'>,
  name: string,
  { release, wasHere }: { release: string; wasHere: boolean },
): Promise<void> {
  await sql.begin(async (tx) => {
    await lockMoves(tx);
    await lockPackage(tx, name);
    const isForgotten = await forgetUngiven(tx, name, release);
    const pointer = await selectPointer(tx, name);
    const isGiven = [pointer?.release, pointer?.previous, pointer?.canary].includes(release);
    const isNeeded = wasHere || isGiven || (await hasPreview(tx, name, release));
    if (!isForgotten && isNeeded) return;
    if (!isForgotten) await markSwept(tx, { package: name, release });
    await store.remove(name, release);
  });
}

/** Store a build that came as an archive, as a release command does with one of its own: stamped, compressed. Nothing points to it yet. */
export async function putBuild(
  { store, workDir }: Pick<ReceiveDeps, 'store' | 'workDir'>,
  { package: name, archive, expected }: Build,
): Promise<{ prepared: PreparedRelease; wasHere: boolean } | { refused: Refusal }> {
  const folder = await mkdtemp(join(workDir, UPLOAD_FOLDER));
  try {
    const unpacked = await unpackArchive(archive, folder);
    if ('refused' in unpacked) return unpacked;
    const build = await readBuild(folder, name, unpacked.files);
    if ('refused' in build) return build;
    // One file at a time: visitors are served by the same threads.
    const manifest = await finishBuild(folder, 1);
    const { release } = manifest;
    if (expected !== undefined && release !== expected)
      return { refused: refusal(409, `The archive is ${name} ${release}, not ${expected}: it is not what was stored under that id.`) };
    const wasHere = await store.has(name, release);
    await store.put(name, release, folder);
    return { prepared: { package: name, release, manifest, inputHash: null, built: true }, wasHere };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Make an uploaded build the package's live release, its canary or a preview, as a
 * release command does with one of its own: checked, moved. What is refused leaves nothing behind.
 */
export async function receiveRelease(deps: ReceiveDeps, upload: Upload): Promise<{ released: ReleaseResult } | { refused: Refusal }> {
  const { package: name, archive: _taken, expected: _known, ...by } = upload;
  const put = await putBuild(deps, upload);
  if ('refused' in put) return put;
  const { prepared, wasHere } = put;
  const { release } = prepared;
  let released: ReleaseResult | undefined;
  try {
    released = (await moveReleases({ ...deps, ...by }, [prepared])).get(name);
  } catch (error) {
    if (error instanceof ReleaseGone) return { refused: refusal(409, error.message) };
    throw error;
  } finally {
    if (!released?.moved && !released?.preview && !released?.attempt) await discard(deps, name, { release, wasHere });
  }
  if (!released) throw new Error(`${name} was neither moved nor refused`);
  return released.refused
    ? { refused: refusal(409, `${name} ${release} is not released; what was live stays live.`, released.refused) }
    : { released };
}

/**
 * Move what was held of an attempt: the word of whoever has sent it. Said once more, it answers as before.
 * A mix that has changed since is looked at again.
 */
export async function releaseAttempt(
  deps: ReceiveDeps,
  { package: name, id, stopped }: { package: string; id: string; stopped: AbortSignal },
): Promise<{ released: ReleaseResult } | { refused: Refusal }> {
  const attempt = await selectAttempt(deps.sql, name, id, ATTEMPT_MINUTES);
  if (!attempt) return { refused: refusal(409, `No release of ${name} waits under this id: one waits ${ATTEMPT_MINUTES} minutes.`) };
  const { release, manifest, actor, plan, outcome } = attempt;
  const prepared = { package: name, release, manifest, inputHash: null, built: true };
  const released = outcome
    ? (outcome as ReleaseResult)
    : (await moveReleases({ ...deps, ...plan, actor, attempt, stopped }, [prepared])).get(name);
  if (!released) throw new Error(`${name} was neither moved nor refused`);
  return released.refused
    ? { refused: refusal(409, `${name} ${release} is not released; what was live stays live.`, released.refused) }
    : { released };
}

/** Clear away what a service that was killed in the middle has left. What can't be cleared away is somebody else's. */
export async function removeAbandonedUploads(workDir: string): Promise<void> {
  for (const entry of await readdir(workDir)) {
    if (!entry.startsWith(UPLOAD_FOLDER)) continue;
    const path = join(workDir, entry);
    const left = await stat(path).catch(() => null);
    if (left && Date.now() - left.mtimeMs > ABANDONED_AFTER) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
