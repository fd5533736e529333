import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The start of a command: the folder, and the script with what is before the command's own words. */
type Start = { cwd: string; script: string[] };

/**
 * The commands that the builds for production have, by name. A whole run brings such builds: plain JavaScript starts in a third of the time
 * that the sources take. In a run of single walks there are none.
 */
function builtCommands(folder: string | undefined): Map<string, Start> {
  const parts = folder === undefined ? [] : readdirSync(folder).map((part) => join(folder, part));
  return new Map(
    parts.flatMap((cwd) => {
      const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
      return Object.entries(scripts).flatMap(([name, line]): [string, Start][] => {
        const [, script] = /^node (\S+)$/.exec(line) ?? [];
        return script ? [[name, { cwd, script: [script] }]] : [];
      });
    }),
  );
}

const built = builtCommands(process.env['E2E_COMMANDS']);
const startOf = (command: string): Start => built.get(command) ?? { cwd: root, script: ['scripts/run.mjs', command] };

/** The start of the delivery service itself: no command beside it, that would have to pass on its signals. */
export const deliveryStart: Start = built.get('delivery') ?? { cwd: root, script: ['--import', 'tsx', 'delivery/src/main.ts'] };

/**
 * Runs what `npm run <command> …` runs in this project, against the site that the tests run on, without npm's own second each time. Gives
 * what it printed; throws when it fails.
 */
export function npmRun(
  [command, ...args]: readonly [command: string, ...args: string[]],
  env: Record<string, string | undefined> = {},
): string {
  const { cwd, script } = startOf(command);
  return execFileSync(process.execPath, [...script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The end of a command: its code, and all that it said. */
export type CommandResult = { code: number; output: string };

/** The end of what `npm run <command> …` runs, while the walk goes on with other things. */
export function commandRun(command: string, args: string[], env: Record<string, string>): Promise<CommandResult> {
  const { cwd, script } = startOf(command);
  return nodeRun([...script, ...args], env, cwd);
}

/** The end of `node` with these arguments in a folder, the project's where none is named, while the walk goes on with other things. */
export function nodeRun(args: string[], env: Record<string, string>, cwd = root): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
