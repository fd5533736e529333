import { tmpdir } from 'node:os';
import {
  createEnding,
  createMetrics,
  endRequestsAlone,
  logByConsole,
  MigrationProblem,
  serveMetrics,
  startTraces,
  tellPool,
} from '@petcare/node';
import { buildDelivery } from './app.ts';
import { readBudgets } from './checks/budgets.ts';
import { createCompositions } from './compositions/compositions.ts';
import { createDatabase } from './platform/database.ts';
import { requireMigrated } from './platform/migrate.ts';
import { followRegistry } from './live/live-registry.ts';
import { tellOutcomes } from './metrics/figures.ts';
import { siteSecret } from './platform/secrets.sql.ts';
import { watchSnapshots } from './live/snapshot.ts';
import { readServiceSettings } from './settings/read-settings.ts';
import { createSmoke } from './smoke/smoke.ts';
import { standByFor } from './standby.ts';
import { openObjects } from '@petcare/node/objects';
import { openStore } from './stores/open-store.ts';
import { watchLeftovers } from './sweep/watch.ts';
import { createCollector } from './telemetry/collector.ts';
import { watchCanaries } from './telemetry/watch.ts';

const {
  host,
  port,
  database,
  store: storeSettings,
  smoke,
  ending: endingTimes,
  metrics: metricsAddress,
  log,
  traces,
  trustedProxies,
  site: settings,
} = readServiceSettings();
/** The address at which this very process can open its own pages. */
const ownUrl = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

logByConsole();
endRequestsAlone((error) => console.error('delivery: an error that nobody caught', error));
const ending = createEnding(endingTimes);
/** Aborted when the service closes: for what would keep it from that. */
const closing = new AbortController();

/** Longer than any statement of the service takes, those too that wait for another move or clear away months of reports. */
const ANSWER_SECONDS = 60;
const sql = createDatabase(database, { max: database.poolSize, answerSeconds: ANSWER_SECONDS });
const objects = await openObjects(storeSettings);
const store = await openStore(storeSettings);
await standByFor(sql, objects, { store, settings, log, port, host });
await requireMigrated(database.directUrl).catch((error: unknown) => {
  // It may be away again, and is waited for.
  if (!(error instanceof MigrationProblem)) return;
  console.error(error.message);
  process.exit(1);
});
const registry = await followRegistry(sql, (error) => console.error('delivery: reading the registry failed', error));
const secret = await siteSecret(sql);
const metrics = metricsAddress && createMetrics('delivery');
const collector = createCollector({ sql, registry, secret, onOutcome: metrics ? tellOutcomes(metrics) : undefined });
const compositions = createCompositions({
  sql,
  secret,
  onError: (error) => console.error('delivery: keeping a composition failed', error),
});
const endTraces = traces && (await startTraces('delivery', traces, sql));
if (metrics) tellPool(metrics, sql);
const app = await buildDelivery({
  metrics,
  log,
  registry,
  sql,
  store,
  budgets: await readBudgets(),
  smoke: createSmoke({ sql, siteUrl: ownUrl, settings: smoke, stopped: closing.signal }),
  workDir: tmpdir(),
  secret,
  collector,
  compositions,
  settings,
  trustedProxies,
  hasBegunToEnd: ending.hasBegun,
});
const snapshots = watchSnapshots(sql, objects, (error) => console.error('delivery: keeping a snapshot failed', error));
const watch = watchCanaries(sql, collector, (error) => console.error('delivery: judging the canaries failed', error));
const leftovers = watchLeftovers({ sql, store, onError: (error) => console.error('delivery: clearing away releases failed', error) });

ending.of(app.server, async () => {
  closing.abort(new Error('The delivery service is ending.'));
  await app.close();
  snapshots.stop();
  await watch.stop();
  await leftovers.stop();
  await registry.close();
  await sql.end({ timeout: 0 });
  await endTraces?.();
});

if (metrics) await serveMetrics(metrics, metricsAddress);
await app.listen({ port, host });
// Who has started it may wait for that.
if (process.connected) process.send?.('listening');
