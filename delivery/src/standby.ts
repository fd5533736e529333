import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TrackerKeys } from '@petcare/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Compositions } from './compositions/compositions.ts';
import { releaseRoutes } from './files/releases.routes.ts';
import { createStoredReleases } from './files/stored-releases.ts';
import { answerErrors } from './errors/error-handler.ts';
import { pageRoutes } from './page/page.routes.ts';
import type { MapProvider } from './settings/map-provider.ts';
import type { Postcode } from './settings/postcode.ts';
import { serving } from './page/serving.ts';
import { createVisitors } from './mix/visitors.ts';
import type { Database } from './platform/database.ts';
import { apiProxy } from './proxy/api.proxy.ts';
import type { LiveRegistry } from './registry/live-registry.ts';
import { latestSnapshot, type Snapshot } from './registry/snapshot.ts';
import { renderLimits, type RenderLimits } from './settings/render-limits.ts';
import type { Objects } from './stores/objects.ts';
import type { ReleaseStore } from './stores/store.ts';

const LOOK_AGAIN = 500;
const ENDS = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

export type StandbyDeps = {
  store: ReleaseStore;
  apiUrl: string;
  limits?: RenderLimits;
  siteUrl?: string;
  trackers?: TrackerKeys | undefined;
  formTargets?: readonly string[] | undefined;
  postcode?: Postcode | undefined;
  map?: MapProvider | undefined;
};

function asItWas({ releases }: Snapshot): LiveRegistry {
  const live = new Map(releases.map((release) => [release.package, release]));
  return { live: () => live, keys: () => [], refresh: () => Promise.resolve(), close: () => Promise.resolve() };
}

/** No mix can be looked up: a link to one is refused, not opened as another mix. */
const noCompositions: Compositions = {
  remember: () => undefined,
  releaseNamed: () => Promise.resolve(null),
  linkTo: () => Promise.resolve(null),
  pinOf: (url) => Promise.resolve(url.searchParams.get('composition') ? { refused: 404 } : null),
  settled: () => Promise.resolve(),
};

/** The site as it was last known: its pages, files and calls; no canaries, nothing for testers, no telemetry. */
export async function buildStandby(
  snapshot: Snapshot,
  { store, apiUrl, limits = renderLimits(), siteUrl, trackers, formTargets = [], postcode, map }: StandbyDeps,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, routerOptions: { caseSensitive: true } });
  const registry = asItWas(snapshot);
  const stored = createStoredReleases(store);
  const testers = { isTester: () => false, admits: () => false };
  const { rendering, cache, dataVersion } = serving(app, { registry, stored, apiUrl, limits });
  answerErrors(app);
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ready: registry.live().has('shell'), standby: true }),
  );
  await apiProxy(app, apiUrl, dataVersion.bump);
  releaseRoutes(app, stored);
  // Pages report all the same: nobody listens, and nothing of it is an error.
  app.post('/telemetry', async (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
  pageRoutes(app, {
    registry,
    stored,
    visitors: createVisitors(randomBytes(32).toString('base64url')),
    compositions: noCompositions,
    testers,
    rendering,
    cache,
    siteUrl,
    trackers,
    formTargets,
    postcode,
    map,
  });
  return app;
}

/**
 * Fulfils when the registry answers: at once, or after the site was served as
 * it was last known for as long as that took.
 * @throws what the registry failed with, when nothing was ever known
 */
export async function standByFor(sql: Database, objects: Objects, deps: StandbyDeps & { port: number; host: string }): Promise<void> {
  const problem = () =>
    sql`select 1`.then(
      () => null,
      (error: unknown) => error,
    );
  const first = await problem();
  if (first === null) return;
  const snapshot = await latestSnapshot(objects);
  if (!snapshot) throw first;
  console.error(`delivery: the registry does not answer; serving what was live after ${snapshot.revision} acts`, first);
  // It holds nothing that would have to be put away.
  const leave = () => process.exit(0);
  for (const end of ENDS) process.once(end, leave);
  const app = await buildStandby(snapshot, deps);
  await app.listen({ port: deps.port, host: deps.host });
  while ((await problem()) !== null) await pause(LOOK_AGAIN);
  await app.close();
  for (const end of ENDS) process.off(end, leave);
}
