import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Runs what `npm run <command> …` runs in this project, against the site that the tests run on, without npm's own second each time. Gives
 * what it printed; throws when it fails.
 */
export function npmRun(
  [command, ...args]: readonly [command: string, ...args: string[]],
  env: Record<string, string | undefined> = {},
): string {
  return execFileSync(process.execPath, ['scripts/run.mjs', command, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
