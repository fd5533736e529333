import { createMetrics } from '@petcare/node';
import type { Database } from '../database/database.ts';
import { tellReplicaFigures } from './replica-figures.ts';

const aDatabase = {} as Database;

test.each<[string, { db: Database | null; lag: number }, string[]]>([
  ['that is read', { db: aDatabase, lag: 1_500 }, ['read{service="server"} 1', 'lag_seconds{service="server"} 1.5']],
  ['that is too far behind', { db: null, lag: 9_000 }, ['read{service="server"} 0', 'lag_seconds{service="server"} 9']],
  ['that is away', { db: null, lag: Infinity }, ['read{service="server"} 0']],
])('of a replica %s it is told whether it is read, and its lag where that is known', async (_name, { db, lag }, rows) => {
  const metrics = createMetrics('server');
  tellReplicaFigures(metrics, { current: () => db, lag: () => lag });
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('petcare_replica_'));
  expect(lines).toEqual(rows.map((row) => `petcare_replica_${row}`));
});
