import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../platform/database.ts';
import { paths } from '../platform/paths.ts';
import type { CanaryPlan } from '../registry/registry.sql.ts';
import { releasePackage, type Released } from './release-package.ts';

export type ReleaseAllOptions = {
  databaseUrl: string;
  /** Where the delivery service serves releases from. */
  releasesDir: string;
  /** Where finished builds are kept by their inputs. */
  cacheDir: string;
  canary?: CanaryPlan;
  keepHeld?: boolean;
  log: (line: string) => void;
};

/** The packages that are released: the shell first, its build takes longest. */
export function releasedPackages(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'webpack.config.ts')));
  return ['shell', ...remotes.sort()];
}

/**
 * Release these packages, as many at a time as there are cores; what is
 * unchanged is not built. The rest goes on when one fails.
 * @returns the packages that were built, and those that were not because nothing in them changed
 * @throws AggregateError with every failure, after all have been tried
 */
export async function releasePackages(options: ReleaseAllOptions, names: string[]): Promise<{ built: string[]; reused: string[] }> {
  const { databaseUrl, log, ...plan } = options;
  const sql = createDatabase(databaseUrl);
  const actor = process.env['USER'] ?? 'local';
  const queue = [...names];
  const done: { name: string; outcome: Released }[] = [];
  const failures: unknown[] = [];

  async function work(): Promise<void> {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const started = Date.now();
      try {
        const outcome = await releasePackage({ ...plan, sql, root: paths.repository, actor }, name);
        done.push({ name, outcome });
        const how = outcome.built ? `built in ${((Date.now() - started) / 1000).toFixed(1)} s` : 'unchanged';
        const where = options.canary ? `, to ${options.canary.share} % of the visitors` : ', live';
        log(`${name} ${outcome.release}: ${how}${outcome.moved ? where : ''}`);
        if (outcome.why && options.canary) log(outcome.why);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, work));
  } finally {
    await sql.end();
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join('\n'));
  const namesOf = (built: boolean) => done.filter(({ outcome }) => outcome.built === built).map(({ name }) => name);
  return { built: namesOf(true), reused: namesOf(false) };
}

/** Release the shell and every remote of the repository. */
export async function releaseAll(options: ReleaseAllOptions): Promise<{ built: string[]; reused: string[] }> {
  return releasePackages(options, releasedPackages(paths.repository));
}
