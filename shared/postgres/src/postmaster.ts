import { readFile, readlink, realpath } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '@petcare/node/processes';

/** The facts that a running PostgreSQL writes into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** The postmaster that the data folder's lock file names, running or not. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/** True when this very process is the PostgreSQL of this data folder: process numbers are used again. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  const command = await commandOf(pid);
  if (!/postgres/.test(command)) return false;
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return cwd === null ? command.includes(cluster) : cwd === (await realpath(cluster));
}

/** True when the process has gone, or its number is another's. One that is ending has no command any more, and is still there. */
export async function hasGone(cluster: string, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return true;
  return (await commandOf(pid)) !== '' && !(await isPostmasterOf(cluster, pid));
}

async function commandOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (fromProc !== null) return fromProc.replaceAll('\0', ' ');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout;
}
