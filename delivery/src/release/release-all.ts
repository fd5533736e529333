import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lineOfPassing, lineOfRelease, refusalOf } from '@petcare/wire/elsewhere';
import { readBudgets } from '../checks/budgets.ts';
import { createDatabase, type Database } from '../platform/database.ts';
import { paths } from '../platform/paths.ts';
import type { CanaryPlan } from '../registry/registry.sql.ts';
import type { Smoke } from '../smoke/smoke.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { moveReleases, prepareRelease, type PreparedRelease, type PreviewPlan } from './release-package.ts';

export type ReleaseAllOptions = {
  databaseUrl: string;
  /** The person who releases, for the audit log. */
  actor: string;
  /** The store from which the delivery service serves releases. */
  store: ReleaseStore;
  /** The folder in which finished builds are kept by their inputs. */
  cacheDir: string;
  canary?: CanaryPlan;
  /** Show it to whoever has the address that comes of it. */
  preview?: PreviewPlan;
  /** The address at which the site is to be seen. */
  siteUrl: string;
  /** The reason, for the audit log. */
  note?: string;
  /** The folder of the one package that is released, when it isn't the one of this checkout. */
  from?: string;
  /** Leave alone what somebody has decided: a start of the site. */
  keepHeld?: boolean;
  /** Only say whether they would be released. */
  dryRun?: boolean;
  /** Nothing is begun, built or moved after it. */
  stopped?: AbortSignal;
  /** The checkout is the truth: faults are told, and starts move these pointers from now on. */
  followsCheckout?: boolean;
  /** The smoke run that looks at the pages before visitors get them; none does when left out. */
  smokeWith?: (sql: Database) => Smoke;
  log: (line: string) => void;
};

const END_LIMIT_S = 2;

/** The packages that are released: the shell first, its build takes longest. */
export function releasedPackages(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.ts')));
  return ['shell', ...remotes.sort()];
}

/** Every failure of a release, each on its own lines. */
class ReleaseFailure extends AggregateError {
  constructor(failures: unknown[]) {
    super(failures, failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join('\n'));
    this.name = 'ReleaseFailure';
  }
}

/**
 * Release these packages: built as many at a time as there are cores (what is
 * unchanged is not built), then checked and moved together. When one can't be
 * built the others go on without it.
 * @returns the packages that were built, and those that were not because nothing in them changed
 * @throws the reason of `stopped`, when nothing has moved; ReleaseFailure with every failed build, or with what the checks have found
 */
export async function releasePackages(options: ReleaseAllOptions, names: string[]): Promise<{ built: string[]; reused: string[] }> {
  const { databaseUrl, log, smokeWith, ...plan } = options;
  const sql = createDatabase(databaseUrl);
  const advisory = (faults: string[]) => faults.forEach((fault) => log(`Note: ${fault}`));
  const release = {
    ...plan,
    sql,
    root: paths.repository,
    budgets: await readBudgets(),
    ...(plan.followsCheckout && { advisory }),
    ...(smokeWith && { smoke: smokeWith(sql) }),
  };
  const queue = [...names];
  const prepared: PreparedRelease[] = [];
  const failures: unknown[] = [];

  async function work(): Promise<void> {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const started = Date.now();
      try {
        const one = await prepareRelease(release, name);
        prepared.push(one);
        if (one.built) log(`${name} ${one.release}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, work));
    plan.stopped?.throwIfAborted();
    const results = await moveReleases(release, prepared);
    for (const [name, result] of results)
      log(result.passes ? lineOfPassing(name, result) : lineOfRelease(name, result, { canary: options.canary, site: options.siteUrl }));
    for (const note of new Set([...results.values()].map((result) => result.note))) if (note) log(`Note: ${note}`);
    const refused = [...results].filter(([, result]) => result.refused);
    if (refused.length > 0)
      failures.push(
        new Error(
          `${refusalOf(
            refused.map(([name]) => name),
            refused[0]?.[1].refused ?? [],
          )} The same is in the log: npm run audit`,
        ),
      );
  } finally {
    // One that stands still ends no connection.
    await sql.end({ timeout: END_LIMIT_S });
  }
  if (failures.length > 0) throw new ReleaseFailure(failures);
  const namesOf = (built: boolean) => prepared.filter((one) => one.built === built).map(({ package: name }) => name);
  return { built: namesOf(true), reused: namesOf(false) };
}
