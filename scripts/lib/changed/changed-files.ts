import { execFileSync } from 'node:child_process';
import { root } from '../paths.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

const exists = (ref: string): boolean => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).length > 0;
  } catch {
    return false;
  }
};

/** The commit at which this checkout left main: on main itself, what has not been pushed; without a remote, the last commit. */
function leftMainAt(): string {
  const [head = ''] = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const [base = head] = exists(main) ? git('merge-base', main, 'HEAD') : [];
    if (base !== head) return base;
  }
  return exists('HEAD~1') && git('status', '--porcelain').length === 0 ? 'HEAD~1' : 'HEAD';
}

/** The files, from the repository's root, that differ from `since` in the working tree: committed or not, and new ones. */
export function changedFiles(since = leftMainAt()): string[] {
  const changed = git('diff', '--name-only', '--no-renames', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].sort();
}
