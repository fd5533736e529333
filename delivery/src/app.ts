import rateLimit from '@fastify/rate-limit';
import type { TrackerKeys } from '@petcare/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Compositions } from './compositions/compositions.ts';
import { linkRoutes } from './compositions/links.routes.ts';
import { createStoredReleases } from './files/stored-releases.ts';
import { releaseRoutes } from './files/releases.routes.ts';
import { createKeyTries } from './keys/key-tries.ts';
import { watchTesterKeys } from './keys/tester-keys.ts';
import { createTesters } from './mix/testers.ts';
import { answerErrors } from './errors/error-handler.ts';
import { refusedRequests } from './errors/refused-requests.ts';
import { pageRoutes } from './page/page.routes.ts';
import type { MapProvider } from './settings/map-provider.ts';
import type { Postcode } from './settings/postcode.ts';
import { serving } from './page/serving.ts';
import { createVisitors } from './mix/visitors.ts';
import { apiProxy } from './proxy/api.proxy.ts';
import type { LiveRegistry } from './registry/live-registry.ts';
import { createRefusalLog } from './registry/refusal-log.ts';
import { renderLimits, type RenderLimits } from './settings/render-limits.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import type { Collector } from './telemetry/collector.ts';
import { telemetryRoutes } from './telemetry/telemetry.routes.ts';
import type { ReceiveDeps } from './upload/receive-release.ts';
import { uploadRoutes } from './upload/upload.routes.ts';

export type DeliveryDeps = ReceiveDeps & {
  registry: LiveRegistry;
  apiUrl: string;
  /** Signs what this service gives to browsers and wants back unchanged. */
  secret: string;
  collector: Collector;
  compositions: Compositions;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: string[];
  /** Bounds of rendering; the usual ones when left out. */
  limits?: RenderLimits;
  /** The site's address in what pages say of themselves; the one that they were asked under when left out. */
  siteUrl?: string;
  /** The trackers that the site has keys for; none when left out. */
  trackers?: TrackerKeys | undefined;
  /** Who else may be posted a form; nobody when left out. */
  formTargets?: readonly string[] | undefined;
  /** Who searches for addresses; nobody when left out. */
  postcode?: Postcode | undefined;
  /** Who draws the maps; the house when left out. */
  map?: MapProvider | undefined;
};

/** The public face of the site: pages, the files of releases, where teams release from elsewhere, and the way through to the API. */
export async function buildDelivery({
  registry,
  apiUrl,
  secret,
  collector,
  compositions,
  trustedProxies = [],
  limits = renderLimits(),
  siteUrl,
  trackers,
  formTargets = [],
  postcode,
  map,
  ...receive
}: DeliveryDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...refusedRequests,
    logger: false,
    routerOptions: { caseSensitive: true },
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
  });
  const stored = createStoredReleases(receive.store);
  const visitors = createVisitors(secret);
  const testers = createTesters(registry);
  const refusals = createRefusalLog({ sql: receive.sql, secret, onError: console.error });
  app.addHook('onClose', () => refusals.close());
  const { rendering, cache, dataVersion } = serving(app, { registry, stored, apiUrl, limits });
  await app.register(rateLimit, { global: false });
  const tries = createKeyTries(app);

  answerErrors(app);
  watchTesterKeys(app, { testers, tries, refusals });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ready: registry.live().has('shell'), renderingFailures: rendering.log.counts() }),
  );
  await apiProxy(app, apiUrl, dataVersion.bump);
  releaseRoutes(app, stored);
  await uploadRoutes(app, { ...receive, registry, tries, refusals });
  await telemetryRoutes(app, { collector, visitors });
  linkRoutes(app, { compositions, testers });
  sitemapRoutes(app, { registry, stored, apiUrl, siteUrl });
  pageRoutes(app, { registry, stored, visitors, compositions, testers, rendering, cache, siteUrl, trackers, formTargets, postcode, map });
  return app;
}
