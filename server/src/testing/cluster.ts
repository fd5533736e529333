import { join } from 'node:path';
import { startPostgres } from '../../../scripts/postgres.ts';
import { paths } from '../platform/paths.ts';

/** Gives the tests a cluster when the caller has none; answers how to stop it. */
export default async function startCluster(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const cluster = await startPostgres({ dir: join(paths.repository, '.cache', 'test-postgres'), fast: true });
  process.env['TEST_DATABASE_URL'] = cluster.url;
  return cluster.stop;
}
