import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The workspace that the folder of a remote stands in; null where it is a repository of its own. */
export function workspaceOf(dir: string): string | null {
  const above = resolve(dir, '..');
  return existsSync(join(above, 'pnpm-workspace.yaml')) && existsSync(runnerOf(above)) ? above : null;
}

const runnerOf = (workspace: string) => join(workspace, 'scripts', 'run.mjs');

/**
 * Hand a command over to the workspace's own (`npm run …`), which reaches the site of the checkout without a key.
 * @returns its exit code
 */
export function runInWorkspace(workspace: string, args: readonly string[]): Promise<number> {
  // Killed outright, this process tells nobody: the channel to the other closes then.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [runnerOf(workspace), ...args], { cwd: workspace, stdio: [...stdio] });
  return new Promise((resolved, reject) => {
    // The terminal tells both; whoever ends this process alone means the command.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code) => resolved(code ?? 1));
  });
}
