import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isAlive, signal, until } from '@petcare/node/processes';

interface Owner {
  pid: number;
  children: number[];
}

/**
 * One site for one data folder. Takes the lock, and ends what a killed owner has left running.
 * Throws when the owner lives.
 */
export async function takeLock(file: string): Promise<{ children: (pids: number[]) => Promise<void>; release: () => Promise<void> }> {
  const owner = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Owner)
    .catch(() => null);
  if (owner && owner.pid !== process.pid && (await isOurs(owner.pid, 'scripts/start.ts'))) {
    throw new Error(`The site is running already, or starting (process ${owner.pid}).`);
  }
  for (const pid of owner?.children ?? []) await endLeftover(pid);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const write = (children: number[]) => writeFile(file, JSON.stringify({ pid: process.pid, children } satisfies Owner), { mode: 0o600 });
  await write([]);
  // A full disk keeps nothing from being started: at worst, what a kill leaves is not ended by the next start.
  const children = (pids: number[]) => write(pids).catch(() => undefined);
  return { children, release: () => rm(file, { force: true }) };
}

async function endLeftover(pid: number): Promise<void> {
  const gone = async () => !(await isOurs(pid, 'die-with-parent'));
  // They notice by themselves that their parent is gone; who doesn't is ended.
  if (await until(gone, 3_000)) return;
  signal(pid, 'SIGKILL');
  await until(gone, 3_000);
}

// Numbers are used again: it counts only when its command line is the one that we write.
async function isOurs(pid: number, mark: string): Promise<boolean> {
  if (pid <= 0 || !(await isAlive(pid))) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null ? process.platform !== 'linux' : command.includes(mark);
}
