import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A copy of a remote's folder that somebody works on with `npm run dev`. */
export type DevCommand = {
  /** The value of `?remote=` that puts it into a page. */
  override: string;
  /** The address that the command prints. */
  address: string;
  /** Save a file of the copy: as it was at first, with `from` (which stands in it exactly once) changed. */
  save(file: string, from: string, to: string): Promise<void>;
  /** Save a file as it was at first. */
  restore(file: string): Promise<void>;
  stop(): Promise<void>;
};

/** `npm run dev <name> -- --from <copy> …`, once it serves. */
export const startDev = (name: string, copy: string, ...args: string[]): Promise<DevCommand> =>
  started(copy, root, 'npm', ['run', '--silent', 'dev', name, '--', '--from', copy, ...args]);

/** `petcare dev` in the folder of a remote outside the checkout, once it serves. */
export const startDevOutside = (dir: string): Promise<DevCommand> =>
  started(dir, dir, process.execPath, ['node_modules/@petcare/tooling/petcare/petcare.main.js', 'dev']);

async function started(copy: string, cwd: string, file: string, args: readonly string[]): Promise<DevCommand> {
  const command = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => command.once('close', () => resolve()));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [command.stdout, command.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        const [, printed] = /live in the site: (\S+)\n/.exec(output) ?? [];
        if (printed) resolve(printed);
      });
    }
    command.once('error', reject);
    command.once('close', () => reject(new Error(`${file} ${args.join(' ')} ended:\n${output}`)));
  });

  const originals = new Map<string, string>();
  async function original(file: string): Promise<string> {
    const text = originals.get(file) ?? (await readFile(join(copy, file), 'utf8'));
    originals.set(file, text);
    return text;
  }
  return {
    override: new URL(address).searchParams.get('remote') ?? '',
    address,
    async save(file, from, to) {
      const parts = (await original(file)).split(from);
      if (parts.length !== 2) throw new Error(`'${from}' stands ${parts.length - 1} times in ${file}`);
      await writeFile(join(copy, file), parts.join(to));
    },
    restore: async (file) => writeFile(join(copy, file), await original(file)),
    async stop() {
      command.kill('SIGTERM');
      await ended;
    },
  };
}
