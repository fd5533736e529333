import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Run a command in a folder. Throws with what it said when it fails. */
export function runIn(folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed:\n${said}`))));
  });
}

/**
 * A folder outside the workspace with these packages, and only these: what only
 * a measurement needs is in nobody's install. It is kept for the next run.
 */
export async function installOutside(packages: Record<string, string>): Promise<string> {
  const manifest = JSON.stringify({ private: true, dependencies: packages });
  const key = createHash('sha256').update(`${process.version} ${manifest}`).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `petcare-bench-tools-${key}`);
  if (existsSync(folder)) return folder;
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  try {
    await writeFile(join(work, 'package.json'), manifest);
    await runIn(work, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts']);
    await rename(work, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}
