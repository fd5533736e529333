import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@petcare/node/processes';
import { endLeftPostgres } from '@petcare/postgres';
import type { Run } from './run.ts';

/** A folder until the run is undone; what killed runs have left is cleared away first. */
export async function temporaryFolder(run: Run): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(/^petcare-test-(\d+)-/.exec(name)?.[1]);
    if (owner && !(await isAlive(owner))) await clear(join(tmpdir(), name));
  }
  const dir = await mkdtemp(join(tmpdir(), `petcare-test-${process.pid}-`));
  run.undo.push(() => clear(dir));
  return dir;
}

async function clear(dir: string): Promise<void> {
  for (const cluster of [join(dir, 'cluster'), join(dir, 'postgres', 'cluster')]) await endLeftPostgres(cluster);
  await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
