import { join } from 'node:path';
import { startPostgres } from '@petcare/postgres';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { paths } from '../../server/src/platform/paths.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { machine, writeResults } from '../lib/results.ts';
import { runBench, sectionsBelow, type BenchRun } from '../lib/run-bench.ts';
import { measureBooks } from './books.ts';
import { measureLedger, AT_ONCE } from './ledger.ts';
import { measureSettlement } from './settlement.ts';

async function measure({ undo, folder }: BenchRun): Promise<string> {
  const dir = await folder('money');
  const cluster = await startPostgres({ dir: join(dir, 'postgres'), say: console.log });
  undo.push(cluster.stop);
  await migrate(cluster.url, paths.migrations);
  const db = createDatabase(cluster.url, { max: AT_ONCE });
  undo.push(() => db.end());
  const app = buildApp({
    db,
    clock: systemClock,
    config: {
      ...{ production: false, publicUrl: null, jwtSecret: 'x'.repeat(64), uploadsDir: join(dir, 'uploads'), rateLimits: false },
      ...{ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, log: false as const, providers: noProviders },
      ...{ jobs: null, redisUrl: null, countsKeptSeconds: 0 },
    },
  });
  undo.push(() => app.http.close());
  return sectionsBelow(`\`npm run bench money\` on ${machine()}`, [
    () => measureLedger(db, app.services),
    () => measureBooks(db, { url: cluster.url, dir }),
    () => measureSettlement(db, app),
  ]);
}

await runBench(async (run) => writeResults('money', await measure(run)));
