import { join } from 'node:path';
import { faultsOfChange } from '../checks/faults-of-change.ts';
import type { Budgets } from '../checks/mix-faults.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { goCanary, goLive, isHeld } from '../registry/acts.ts';
import { insertAct } from '../registry/audit.sql.ts';
import {
  insertRelease,
  lockMoves,
  lockPackage,
  selectLiveReleases,
  selectReleaseOfInput,
  type CanaryPlan,
  type StoredRelease,
} from '../registry/registry.sql.ts';
import { candidateOf, type Candidate } from '../smoke/candidate.ts';
import type { Smoke, SmokeRun } from '../smoke/smoke.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { buildOnce, webpackBuilder, type Builder } from './build.ts';
import { inputHashOf } from './input-hash.ts';

export type MoveOptions = {
  sql: Database;
  store: ReleaseStore;
  /** Who releases, for the audit log. */
  actor: string;
  /** Why, for the audit log. */
  note?: string;
  /** Give it to a share of the visitors instead of all. */
  canary?: CanaryPlan;
  /** Bounds of the first load; none when left out. */
  budgets?: Budgets;
  /** Looks at the pages before anybody gets them; nobody does when left out. */
  smoke?: Smoke;
  /** Is told of faults instead of having the release refused: for a start of the site. */
  advisory?: (faults: string[]) => void;
  /** Leave alone what is in canary or was rolled back: for a start of the site, which decides nothing. */
  keepHeld?: boolean;
};

export type ReleaseOptions = MoveOptions & {
  /** Absolute folder that holds the packages, `shared/` and the lockfile. */
  root: string;
  cacheDir: string;
  /** The folder of the one package that is released, when it isn't the one below `root`. */
  from?: string;
  build?: Builder;
};

/** `why` says what kept the pointer where it was; `refused` what is wrong with the release, when a check has refused it; `note` what the smoke run was. */
export type Released = { release: string; built: boolean; moved: boolean; why?: string; refused?: string[]; note?: string };

/** A release whose files are in place, and what it was made from: null when that is elsewhere. */
export type Prepared = StoredRelease & { inputHash: string | null; built: boolean };

/** The files of a release were taken away after they had been put in place. */
export class ReleaseGone extends Error {
  constructor(name: string, release: string) {
    super(`${name} ${release} was just swept: release it again.`);
    this.name = 'ReleaseGone';
  }
}

/** Build the package's present sources and store the result; what was built from the same inputs before is not built again. */
export async function prepareRelease(options: ReleaseOptions, name: string): Promise<Prepared> {
  const { sql, root, store, cacheDir, from = join(root, name), build = webpackBuilder } = options;
  const inputHash = inputHashOf(root, name, from);
  const known = await selectReleaseOfInput(sql, name, inputHash);
  if (known && (await store.has(name, known.release))) return { ...known, inputHash, built: false };

  const cached = join(cacheDir, name, inputHash);
  const { folder, manifest, built } = await buildOnce({ dir: from, cached, build });
  await store.put(name, manifest.release, folder);
  return { package: name, release: manifest.release, manifest, inputHash, built };
}

async function move(
  tx: Transaction,
  options: MoveOptions,
  { package: name, release, built }: Prepared,
  smoked: SmokeRun | null,
): Promise<Released> {
  const note = smoked ? { note: smoked.note } : {};
  const why = [options.note, smoked?.note].filter(Boolean).join('\n');
  const by = { actor: options.actor, ...(why && { note: why }) };
  const outcome = options.canary ? await goCanary(tx, name, release, options.canary, by) : await goLive(tx, name, release, by);
  return { release, built, moved: outcome.done, ...note, ...(outcome.done ? {} : { why: outcome.why }) };
}

async function refuse(tx: Transaction, actor: string, { package: name, release, built }: Prepared, faults: string[]): Promise<Released> {
  await insertAct(tx, { actor, act: 'refuse', package: name, release, previous: null, note: faults.join('\n') });
  return { release, built, moved: false, refused: faults };
}

/** A mix that must be looked at before anything moves. */
type Unseen = { candidate: Candidate; smoke: Smoke };

async function settle(
  tx: Transaction,
  options: MoveOptions,
  prepared: readonly Prepared[],
  smoked: ReadonlyMap<string, SmokeRun>,
): Promise<Map<string, Released> | Unseen> {
  const results = new Map<string, Released>();
  const moving: Prepared[] = [];
  await lockMoves(tx);
  for (const one of [...prepared].sort((a, b) => (a.package < b.package ? -1 : 1))) {
    const { package: name, release, built, inputHash } = one;
    await lockPackage(tx, name);
    if (!(await options.store.has(name, release))) throw new ReleaseGone(name, release);
    await insertRelease(tx, one, inputHash);
    const held = options.keepHeld && (await isHeld(tx, name, release));
    if (held) results.set(name, { release, built, moved: false, why: `${name} ${release} is in canary or was rolled back: it stays so.` });
    else moving.push(one);
  }
  const live = await selectLiveReleases(tx);
  const misfits = faultsOfChange(live, moving, options.budgets ?? { default: Infinity });
  const candidate = misfits.length === 0 ? candidateOf(live, moving) : null;
  const run = candidate ? (smoked.get(candidate.after.id) ?? null) : null;
  if (options.smoke && candidate && !run) return { candidate, smoke: options.smoke };

  const faults = [...misfits, ...(run?.faults ?? [])];
  const refused = faults.length > 0 && !options.advisory;
  for (const one of moving)
    results.set(one.package, refused ? await refuse(tx, options.actor, one, faults) : await move(tx, options, one, run));
  if (faults.length > 0 && options.advisory) options.advisory(faults);
  return results;
}

/**
 * Point the registry at these releases, all or none: they are checked together
 * against everything else that visitors are given, and what is written down is
 * in the same transaction. Nobody waits while a browser looks at their pages:
 * when something else has moved meanwhile, it looks at the mix that came of it.
 */
export async function moveReleases(options: MoveOptions, prepared: readonly Prepared[]): Promise<Map<string, Released>> {
  const smoked = new Map<string, SmokeRun>();
  for (;;) {
    const settled = await options.sql.begin((tx) => settle(tx, options, prepared, smoked));
    if (settled instanceof Map) return settled;
    const { candidate, smoke } = settled;
    smoked.set(candidate.after.id, await smoke(candidate));
  }
}

/** Make the package's present sources its live release, or its canary. */
export async function releasePackage(options: ReleaseOptions, name: string): Promise<Released> {
  const results = await moveReleases(options, [await prepareRelease(options, name)]);
  const result = results.get(name);
  if (!result) throw new Error(`${name} was neither moved nor refused`);
  return result;
}
