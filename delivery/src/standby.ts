import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { usualPace, type LogLevel } from '@petcare/node';
import Fastify, { type FastifyInstance } from 'fastify';
import { releaseRoutes } from './files/releases.routes.ts';
import { createStoredReleases } from './files/stored-releases.ts';
import { answerErrors } from './errors/error-handler.ts';
import { healthRoutes } from './health/health.routes.ts';
import { boundBodies } from './http/bounded-bodies.ts';
import { knowCalls, knownCallOptions } from './http/known-calls.ts';
import { originsInForce } from './origins/origins.policy.ts';
import { pageRoutes } from './page/page.routes.ts';
import { serving } from './page/serving.ts';
import type { Database } from './platform/database.ts';
import { apiProxy } from './proxy/api.proxy.ts';
import type { LiveRegistry } from './live/live-registry.ts';
import { latestSnapshot, type Snapshot } from './live/snapshot.ts';
import type { SiteSettings } from './settings/settings.ts';
import type { Objects } from '@petcare/node/objects';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import type { ReleaseStore } from './stores/store.ts';
import { awayRoutes } from './upload/away.routes.ts';

const LOOK_AGAIN = 500;
const LINKS_LATER = '지금은 링크를 만들 수 없어요. 잠시 뒤에 다시 시도해 주세요.';
const ENDS = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

export type StandbyDeps = { store: ReleaseStore; settings: SiteSettings; log?: LogLevel | false };

function asItWas({ releases, grants = [], origins = [], switches = [], settings = [] }: Snapshot): LiveRegistry {
  const live = new Map(releases.map((release) => [release.package, release]));
  return {
    live: () => live,
    keys: () => [],
    grants: () => grants,
    origins: () => origins,
    switches: () => switches,
    previews: () => [],
    settings: () => settings,
    refresh: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** The site as it was last known: its pages, files, sitemap and calls; no canaries, nothing for testers, no telemetry. */
export async function buildStandby(snapshot: Snapshot, { store, settings, log = false }: StandbyDeps): Promise<FastifyInstance> {
  const app = Fastify({ ...knownCallOptions(log), routerOptions: { caseSensitive: true } });
  knowCalls(app);
  const registry = asItWas(snapshot);
  const stored = createStoredReleases(store);
  const served = serving(app, { sql: null, registry, stored, settings });
  await app.register(cookie);
  answerErrors(app);
  boundBodies(app, usualPace);
  healthRoutes(app, { registry, store, hasBegunToEnd: () => false, details: () => ({ standby: true }) });
  await apiProxy(app, settings.apiUrl, { onChange: served.onChange });
  releaseRoutes(app, stored, (manifest) => originsInForce([manifest], registry.origins()));
  await awayRoutes(app);
  app.post('/testers/links', async (_request, reply) =>
    reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send({ message: LINKS_LATER }),
  );
  sitemapRoutes(app, { registry, stored, apiUrl: settings.apiUrl, siteUrl: settings.siteUrl });
  // Pages report all the same: nobody listens, and nothing of it is an error.
  app.post('/telemetry', async (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
  // No mix can be looked up: a link to one is refused, not opened as another mix.
  pageRoutes(app, { ...served, registry, stored, secret: null, mixes: null, settings });
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
