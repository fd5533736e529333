import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.ts';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { paths } from '../../server/src/platform/paths.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { machine, writeResults } from '../lib/results.ts';
import { measureBooks } from './books.ts';
import { measureLedger, AT_ONCE } from './ledger.ts';
import { measureSettlement } from './settlement.ts';

const undo: (() => Promise<unknown>)[] = [];
async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(name, () => void cleanUp().finally(() => process.exit(1)));
process.channel?.unref();

async function measure(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'petcare-bench-money-'));
  undo.push(() => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
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
  const sections = [`\`npm run bench money\` on ${machine()}`];
  for (const section of [
    () => measureLedger(db, app.services),
    () => measureBooks(db, { url: cluster.url, dir }),
    () => measureSettlement(db, app),
  ]) {
    const text = await section();
    console.log(`\n${text}`);
    sections.push(text);
  }
  return sections.join('\n\n');
}

try {
  await writeResults('money', await measure());
  console.log('\nWritten to bench/results.md');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
