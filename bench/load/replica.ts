import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '@petcare/postgres';
import type { Database } from '../../server/src/platform/database/database.ts';

/** A streaming replica of the PostgreSQL at `primary`, copied while that goes on into `dir`, whose former one goes. */
export async function startReplica(db: Database, primary: string, dir: string): Promise<RunningPostgres> {
  const cluster = join(dir, 'cluster');
  await rm(dir, { recursive: true, force: true });
  const session = await db.reserve();
  try {
    const [{ folder }] = await session<[{ folder: string }]>`select current_setting('data_directory') as folder`;
    await session`select pg_backup_start('replica', true)`;
    await cp(folder, cluster, { recursive: true, preserveTimestamps: true, filter: (source) => !source.endsWith('/postmaster.pid') });
    const [{ label }] = await session<[{ label: string }]>`select labelfile as label from pg_backup_stop()`;
    await writeFile(join(cluster, 'backup_label'), label);
  } finally {
    session.release();
  }
  await writeFile(join(cluster, 'standby.signal'), '');
  await writeFile(
    join(cluster, 'postgresql.auto.conf'),
    `shared_preload_libraries = 'pg_stat_statements'\nprimary_conninfo = '${primary}'\n`,
  );
  return startPostgres({ dir });
}
