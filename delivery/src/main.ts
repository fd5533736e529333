import { tmpdir } from 'node:os';
import { buildDelivery } from './app.ts';
import { readBudgets } from './checks/budgets.ts';
import { createCompositions } from './compositions/compositions.ts';
import { readFormTargets } from './settings/form-targets.ts';
import { readMapProvider } from './settings/map-provider.ts';
import { readPostcode } from './settings/postcode.ts';
import { readTrackerKeys } from './settings/tracker-keys.ts';
import { createDatabase } from './platform/database.ts';
import { followRegistry } from './registry/live-registry.ts';
import { siteSecret } from './registry/secrets.sql.ts';
import { watchSnapshots } from './registry/snapshot.ts';
import { loginsOf } from './smoke/sign-in.ts';
import { renderLimits } from './settings/render-limits.ts';
import { createSmoke } from './smoke/smoke.ts';
import { standByFor } from './standby.ts';
import { openObjects, openStore } from './stores/open-store.ts';
import { createCollector } from './telemetry/collector.ts';
import { watchCanaries } from './telemetry/watch.ts';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

const port = Number(process.env['PORT'] ?? 4000);
const host = process.env['HOST'] ?? '127.0.0.1';
/** Where this very process can open its own pages. */
const ownUrl = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

const sql = createDatabase(required('DATABASE_URL'));
const objects = await openObjects(process.env);
const store = await openStore(process.env);
const apiUrl = required('API_URL');
const limits = renderLimits(process.env);
const siteUrl = process.env['SITE_URL']?.replace(/\/+$/, '') || undefined;
const trackers = readTrackerKeys(process.env);
const formTargets = readFormTargets(process.env);
const postcode = readPostcode(process.env);
const map = readMapProvider(process.env);
await standByFor(sql, objects, { store, apiUrl, limits, siteUrl, trackers, formTargets, postcode, map, port, host });
const registry = await followRegistry(sql, (error) => console.error('delivery: reading the registry failed', error));
const secret = await siteSecret(sql);
const collector = createCollector({ sql, registry, secret });
const compositions = createCompositions({
  sql,
  secret,
  onError: (error) => console.error('delivery: keeping a composition failed', error),
});
const app = await buildDelivery({
  registry,
  sql,
  store,
  budgets: await readBudgets(),
  smoke: createSmoke({ sql, siteUrl: ownUrl, logins: loginsOf(process.env['SMOKE_LOGINS']) }),
  workDir: tmpdir(),
  apiUrl,
  secret,
  collector,
  compositions,
  limits,
  siteUrl,
  trackers,
  formTargets,
  postcode,
  map,
  trustedProxies: (process.env['TRUSTED_PROXIES'] ?? '').split(',').filter(Boolean),
});
const snapshots = watchSnapshots(sql, objects, (error) => console.error('delivery: keeping a snapshot failed', error));
const watch = watchCanaries(sql, collector, (error) => console.error('delivery: judging the canaries failed', error));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close();
  snapshots.stop();
  await watch.stop();
  await registry.close();
  await sql.end({ timeout: 0 });
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
// The parent died: nobody is left who could stop this process.
process.on('disconnect', () => void stop());

await app.listen({ port, host });
// Who has started it may wait for that.
if (process.connected) process.send?.('listening');
