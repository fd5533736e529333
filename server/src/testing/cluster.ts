import { join } from 'node:path';
import { startPostgres } from '../../../scripts/postgres.ts';
import { paths } from '../platform/paths.ts';

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}

/** Jest's global set-up: a cluster for the tests when the caller gives none. */
export default async function startCluster(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const cluster = await startPostgres({ dir: join(paths.repository, '.cache', 'test-postgres'), fast: true });
  process.env['TEST_DATABASE_URL'] = cluster.url;
  globalThis.stopTestCluster = cluster.stop;
}
