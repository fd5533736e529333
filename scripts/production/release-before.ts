import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import type { Run } from '../lib/run.ts';

/** The commit of the release before, raised to the last one that went out when the next migrations are begun. */
export const RELEASE_BEFORE = 'e065fc8a6bae';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** True in a checkout that has the history. */
export function hasReleaseBefore(): boolean {
  try {
    git('cat-file', '-e', `${RELEASE_BEFORE}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** A checkout of the release before with its packages, in a folder of a run. */
export async function checkoutBefore(run: Run): Promise<string> {
  const checkout = join(await mkdtemp(join(tmpdir(), 'petcare-before-')), 'checkout');
  run.undo.push(async () => void git('worktree', 'remove', '--force', checkout));
  git('worktree', 'add', '--detach', checkout, RELEASE_BEFORE);
  // Every command installs what its checkout needs; this one then refuses its argument.
  spawnSync(process.execPath, ['scripts/run.mjs', 'mix', '--nothing'], { cwd: checkout, stdio: 'ignore' });
  if (!existsSync(join(checkout, 'node_modules'))) throw new Error('The packages of the release before could not be installed');
  return checkout;
}
