import { execFileSync, spawn } from 'node:child_process';
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

/** The end of a command: its code, and all that it said. */
export type CommandResult = { code: number; output: string };

/** The end of `node` with these arguments in the project's folder, while the walk goes on with other things. */
export function nodeRun(args: string[], env: Record<string, string>): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
