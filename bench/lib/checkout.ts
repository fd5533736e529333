import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, signal } from '@petcare/node/processes';

const repository = join(import.meta.dirname, '..', '..');
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'test-results', 'playwright-report']);
const START_LIMIT = 15 * 60_000;

/** The end of a command: its code, its output, and the time it took. */
export type CommandResult = { code: number; output: string; seconds: number };

export type RunningSite = { url: string; apiUrl: string; stop(): Promise<void> };

/** A copy of this checkout: what is changed, built and released in it touches nothing else. */
export type Checkout = {
  root: string;
  /** `from` stands exactly once in the file. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>;
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<CommandResult>;
  /** `npm start` in it: the first time it installs, and builds what nobody has built yet. */
  startSite(): Promise<RunningSite>;
  /** Ends what still runs in it, but for a site, and takes it away if it was made for this run. */
  remove(): Promise<void>;
};

/** Nothing of this process' own site: the copy has its own database, folders and port. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(DATA_DIR|DATABASE_URL|RELEASES_DIR|UPLOADS_DIR|SITE_URL|PORT|INIT_CWD|NODE_ENV|npm_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** A command that was started: it has ended when it tells how. */
type RunningCommand = { hasEnded(): boolean; ended: Promise<CommandResult>; stop(): Promise<void> };

function start(root: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningCommand {
  const started = performance.now();
  // A group of its own: what it has started ends with it.
  const child = spawn(command, args, {
    cwd: root,
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = new Promise<CommandResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }));
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    hasEnded,
    ended,
    async stop() {
      if (!hasEnded() && child.pid !== undefined) signal(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

async function startSite(root: string): Promise<RunningSite> {
  const port = await freePort();
  const site = start(root, process.execPath, ['scripts/run.mjs', 'start'], { PORT: String(port) });
  const runtime = join(root, '.data', 'runtime.json');
  const deadline = Date.now() + START_LIMIT;
  while (!existsSync(runtime)) {
    if (Date.now() > deadline) await site.stop();
    if (site.hasEnded()) throw new Error(`The copy's site did not start:\n${(await site.ended).output}`);
    await pause(200);
  }
  const { url, apiUrl } = JSON.parse(await readFile(runtime, 'utf8')) as { url: string; apiUrl: string };
  return { url, apiUrl, stop: site.stop };
}

/** A copy that was made before, and stays. */
export function checkoutAt(root: string): Checkout {
  const running = new Set<RunningCommand>();
  const stopAll = async () => void (await Promise.all([...running].map((one) => one.stop())));
  return {
    root,
    async edit(file, from, to) {
      const text = await readFile(join(root, file), 'utf8');
      const parts = text.split(from);
      if (parts.length !== 2) throw new Error(`${from} stands ${parts.length - 1} times in ${file}`);
      await writeFile(join(root, file), parts.join(to));
    },
    async run(command, args, env) {
      const one = start(root, command, args, env);
      running.add(one);
      return one.ended.finally(() => running.delete(one));
    },
    startSite: () => startSite(root),
    remove: stopAll,
  };
}

export async function copyCheckout(): Promise<Checkout> {
  const root = await mkdtemp(join(tmpdir(), 'petcare-bench-'));
  await cp(repository, root, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  // Finished builds are known by their inputs alone; what webpack keeps of a build belongs to its folder.
  const builds = join('.cache', 'builds');
  if (existsSync(join(repository, builds))) await cp(join(repository, builds), join(root, builds), { recursive: true });
  const checkout = checkoutAt(root);
  return {
    ...checkout,
    async remove() {
      await checkout.remove();
      await rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
