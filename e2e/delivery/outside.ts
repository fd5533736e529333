import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '../fixtures.ts';
import type { House } from '../house.ts';
import type { CommandResult } from '../npm.ts';

export type OutsideRepository = {
  dir: string;
  /** Runs a command of the shell, in `dir` unless told. */
  run(command: string, cwd?: string): Promise<CommandResult>;
  /** The same of a command that has to end well; gives what it said. */
  done(command: string, cwd?: string): Promise<string>;
};

/** A folder with nothing of ours, for somebody with a key of the remote. */
export async function outside(folder: string, name: string, key: string): Promise<OutsideRepository> {
  const dir = join(folder, name);
  const env = { PATH: process.env['PATH'], HOME: folder, npm_config_cache: join(folder, '.npm'), PETCARE_KEY: key };
  const run = (command: string, cwd = dir) =>
    new Promise<CommandResult>((resolve, reject) => {
      const child = spawn('bash', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? 1, output }));
    });
  return {
    dir,
    run,
    async done(command, cwd) {
      const { code, output } = await run(command, cwd);
      expect(code, output).toBe(0);
      return output;
    },
  };
}

/** The command that a site's kit is used by where nothing is installed: `npx … create` and `adopt`. */
export const kitOf = ({ url }: House) => `npx --yes --@petcare:registry=${url}/kit/ @petcare/tooling`;

/** A key of a remote, made with further arguments of the command. */
export async function aKey(house: House, name: string, ...args: string[]): Promise<string> {
  const { output } = await house.run('keys', 'add', name, ...args);
  const key = /[0-9a-f]{8}\.[\w-]{43}/.exec(output)?.[0];
  if (!key) throw new Error(output);
  return key;
}
