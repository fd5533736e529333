import { join } from 'node:path';
import { paths } from '../platform/paths.ts';
import { useCluster } from './shared-cluster.ts';

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}

/** Jest's global set-up: a cluster for the tests when the caller gives none. */
export default async function startCluster(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const cluster = await useCluster(join(paths.repository, '.cache', 'test-postgres'));
  process.env['TEST_DATABASE_URL'] = cluster.url;
  globalThis.stopTestCluster = cluster.stop;
}
