import {
  createEnding,
  createMetrics,
  endRequestsAlone,
  isPooled,
  MigrationProblem,
  missingLimits,
  readEndingTimes,
  readMetricsAddress,
  readTracesSettings,
  serveMetrics,
  startTraces,
  tellPool,
} from '@petcare/node';
import { buildApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { selectWaitingRefunds } from './modules/payments/index.ts';
import { systemClock } from './platform/clock.ts';
import { createDatabase } from './platform/database/database.ts';
import { openReplica } from './platform/database/replica/open-replica.ts';
import { watchReplica } from './platform/database/replica/replica.ts';
import { migrate, requireMigrated } from './platform/database/migrate.ts';
import { tellDatabaseFigures } from './platform/metrics/database-figures.ts';
import { tellLimitFigures } from './platform/metrics/limit-figures.ts';
import { tellReplicaFigures } from './platform/metrics/replica-figures.ts';
import { paths } from './platform/paths.ts';

const { database, replica: replicaSettings, host, port, config } = readEnvironment(process.env);
if (process.argv.includes('--migrate')) await migrate(database.directUrl, paths.migrations);
await requireMigrated(database.directUrl).catch((error: unknown) => {
  // A database that is away is waited for, call by call.
  if (!(error instanceof MigrationProblem)) return;
  console.error(error.message);
  process.exit(1);
});

/** No visitor waits longer for one statement, and no statement takes longer from the others. */
const MOST_MILLISECONDS = 5_000;
const HEALTH_MILLISECONDS = 1_000;
/** Past the pooler, by the same name. */
const direct = { ...database, url: database.directUrl, prepare: true };
const db = createDatabase(database, { max: database.poolSize, mostMilliseconds: MOST_MILLISECONDS });
// By the same way as requests: without their pooler, the server can do nothing.
const healthDb = createDatabase(database, { max: 1, mostMilliseconds: HEALTH_MILLISECONDS });
if (isPooled(database)) await requirePoolerLimits();
const traces = readTracesSettings(process.env);
const endTraces = traces && (await startTraces('server', traces, db));
const ending = createEnding(readEndingTimes(process.env));
const metricsAddress = readMetricsAddress('server', process.env);
const metrics = metricsAddress && createMetrics('server');
// Not that of the health: a table that takes long to count makes no server unready.
const metricsDb = metrics && createDatabase(direct, { max: 1, mostMilliseconds: HEALTH_MILLISECONDS });
if (metrics) tellPool(metrics, db);
const looksDb = replicaSettings && createDatabase(direct, { max: 1, mostMilliseconds: HEALTH_MILLISECONDS });
const replica =
  replicaSettings &&
  looksDb &&
  openReplica({
    ...{ database, replica: replicaSettings, looksDb, mostMilliseconds: MOST_MILLISECONDS },
    onChange: (isRead) => http.log.warn(isRead ? 'the replica is read' : 'the replica is away or too far behind: the primary is read'),
  });
const { http, limits, jobs } = buildApp({
  ...{ db, healthDb, clock: systemClock, config, metrics, hasBegunToEnd: ending.hasBegun },
  ...(replica && { replica }),
});
if (metrics) tellLimitFigures(metrics, limits);
if (metrics && metricsDb) tellDatabaseFigures(metrics, { db: metricsDb, clock: systemClock, jobs, selectWaitingRefunds });
if (metrics && replica) tellReplicaFigures(metrics, replica);
const watching = new AbortController();
if (replica) void watchReplica(replica, watching.signal);
endRequestsAlone((error) => http.log.error({ err: error }, 'unexpected failure that nobody caught'));
ending.of(http.server, async () => {
  await http.close();
  watching.abort();
  await replica?.close();
  await Promise.all([db, healthDb, looksDb, metricsDb].map((pool) => pool?.end({ timeout: 5 })));
  await endTraces?.();
});
if (metrics) await serveMetrics(metrics, metricsAddress);
await http.listen({ host, port });
// Started by another process of ours, which may wait for that.
process.send?.('listening');

async function requirePoolerLimits(): Promise<void> {
  // As above: a pooler that is away is waited for.
  const missing = await missingLimits(healthDb).catch(() => []);
  if (missing.length === 0) return;
  console.error(
    `The pooler at DATABASE_URL begins its sessions without ${missing.join(', ')}: set them there (docs/production.md, A pooler).`,
  );
  process.exit(1);
}
