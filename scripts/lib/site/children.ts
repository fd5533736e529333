import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readEndingTimes } from '@petcare/node';
import { roomFor } from '@petcare/node/processes';
import { root } from '../paths.ts';
import { signal } from '@petcare/node/processes';

/** Somewhat more than a service takes that has calls under way. */
const STOP_LIMIT = (({ drain, stop: rest }) => (drain + rest + 2) * 1_000)(readEndingTimes(process.env));

export interface ChildOptions {
  name: string;
  /** A TypeScript file, from the repository's root. */
  entry: string;
  args?: string[];
  env: Record<string, string | undefined>;
  logs: string;
  /** Gets each line that it prints; without it the lines go to the log only. */
  say?: (line: string) => void;
}

export interface Child {
  name: string;
  pid: number;
  logFile: string;
  /** Fulfils with how it ended, in words; empty when it ended well. */
  ended: Promise<string>;
  /** It has said that it listens. */
  hasServed: () => boolean;
  stop: () => Promise<void>;
  /** Tells a spare process to be what it has been kept for. */
  become: () => void;
}

/** Starts a TypeScript file in a process (and group) of its own that ends with this one; prints into `logs/name.log`. */
export async function startChild({ name, entry, args = [], env, logs, say }: ChildOptions): Promise<Child> {
  const logFile = join(logs, `${name}.log`);
  await roomFor(logFile);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/lib/site/die-with-parent.ts', entry, ...args],
    // A group of its own: Ctrl-C comes to us alone, and we stop all in order.
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true },
  );
  keepLog(child, logFile, say);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, killedBy) => resolve(code === 0 ? '' : killedBy ? `killed by ${killedBy}` : `exit ${code}`));
  });
  let hasServed = false;
  child.on('message', (message) => (hasServed ||= message === 'listening'));
  return {
    name,
    pid: child.pid ?? 0,
    logFile,
    ended,
    hasServed: () => hasServed,
    stop: () => stop(child, ended),
    become: () => void child.send('become', () => undefined),
  };
}

/** Runs it to its end; throws with the last lines of its log when it fails. */
export async function runChild(options: ChildOptions, onStart: (child: Child) => void = () => undefined): Promise<void> {
  const child = await startChild(options);
  onStart(child);
  const problem = await child.ended;
  if (!problem) return;
  throw new Error(
    options.say ? `${child.name} failed (${problem}); the lines above say why.` : await lastWords(child.name, child.logFile, problem),
  );
}

/** The message about a process that ended when it shouldn't have. */
export async function lastWords(name: string, logFile: string, problem: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  const ofThisRun = text.slice(text.lastIndexOf('\n--- ') + 1);
  const tail = ofThisRun.trimEnd().split('\n').slice(-20).join('\n');
  return `${name} stopped (${problem}). The end of ${logFile}:\n${tail}`;
}

/** Lines that a full disk can't take are lost: they end neither this process nor the one that says them. */
function keepLog(child: ChildProcess, logFile: string, say?: (line: string) => void): void {
  const log = openLog(logFile);
  log.write(`--- ${new Date().toISOString()} process ${child.pid}\n`);
  let open = 2;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    stream.on('data', log.write);
    stream.once('close', () => (open -= 1) === 0 && log.close());
    if (say) createInterface({ input: stream }).on('line', say);
  }
}

function openLog(file: string): { write: (text: string | Uint8Array) => void; close: () => void } {
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const opened = quietly(() => openSync(file, 'a', 0o600));
  if (opened === undefined) return { write: () => undefined, close: () => undefined };
  return {
    write: (text) => void quietly(() => (typeof text === 'string' ? writeSync(opened, text) : writeSync(opened, text))),
    close: () => void quietly(() => closeSync(opened)),
  };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const isRunning = child.exitCode === null && child.signalCode === null;
  if (!isRunning || child.pid === undefined) return;
  // The whole group: a release has builders of its own.
  signal(-child.pid, 'SIGTERM');
  const force = setTimeout(() => signal(-(child.pid ?? 0), 'SIGKILL'), STOP_LIMIT);
  await ended;
  clearTimeout(force);
}
