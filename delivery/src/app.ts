import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { usualPace, type BodyPace, type LogLevel, type Metrics } from '@petcare/node';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Compositions } from './compositions/compositions.ts';
import { linkRoutes } from './compositions/links.routes.ts';
import { answerErrors } from './errors/error-handler.ts';
import { refusedRequests } from './errors/refused-requests.ts';
import { releaseRoutes } from './files/releases.routes.ts';
import { createStoredReleases } from './files/stored-releases.ts';
import { boundBodies } from './http/bounded-bodies.ts';
import { knowCalls, knownCallOptions } from './http/known-calls.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createKeyTries } from './keys/key-tries.ts';
import { watchTesterKeys } from './keys/tester-keys.ts';
import { kitRoutes } from './kit/kit.routes.ts';
import { originsInForce } from './origins/origins.policy.ts';
import { galleryRoutes } from './page/gallery/gallery.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { serving } from './page/serving.ts';
import { apiProxy } from './proxy/api.proxy.ts';
import { selectKeptKits } from './kit/kits.sql.ts';
import { tellFigures, tellRenderings } from './metrics/figures.ts';
import type { LiveRegistry } from './live/live-registry.ts';
import { createRefusalLog } from './registry/refusal-log.ts';
import { unrenderedReleases } from './render/unrendered.ts';
import type { SiteSettings } from './settings/settings.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import type { Collector } from './telemetry/collector.ts';
import { streetsRoutes } from './streets/streets.routes.ts';
import { telemetryRoutes } from './telemetry/telemetry.routes.ts';
import type { ReceiveDeps } from './upload/receive-release.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { usageRoutes } from './usage/usage.routes.ts';

export type DeliveryDeps = ReceiveDeps & {
  registry: LiveRegistry;
  /** Signs what this service gives to browsers and wants back unchanged. */
  secret: string;
  collector: Collector;
  compositions: Compositions;
  settings: SiteSettings;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[];
  /** Milliseconds in which the registry answers a move: in tests. */
  registryLimit?: number;
  /** The least pace of bodies where it is not the usual one: in tests. */
  bodyPace?: BodyPace;
  /** True once the service has been told to end; never in tests. */
  hasBegunToEnd?: () => boolean;
  /** Null where no figures are told. */
  metrics?: Metrics | null;
  /** The least grave level that is written; false for silence. */
  log?: LogLevel | false;
};

/** The public face of the site: pages, the files of releases, where teams release from elsewhere, and the way through to the API. */
export async function buildDelivery({
  registry,
  secret,
  collector,
  compositions,
  settings,
  trustedProxies = [],
  bodyPace = usualPace,
  hasBegunToEnd = () => false,
  metrics = null,
  log = false,
  ...receive
}: DeliveryDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...refusedRequests,
    ...knownCallOptions(log),
    return503OnClosing: false,
    routerOptions: { caseSensitive: true },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  });
  knowCalls(app);
  if (metrics) {
    app.addHook('onResponse', (request, reply, done) => {
      metrics.answered(request, reply);
      done();
    });
  }
  const { apiUrl, siteUrl } = settings;
  const stored = createStoredReleases(receive.store);
  const refusals = createRefusalLog({ sql: receive.sql, secret, onError: console.error });
  app.addHook('onClose', () => refusals.close());
  const served = serving(app, { sql: receive.sql, registry, stored, settings, onRendered: metrics ? tellRenderings(metrics) : undefined });
  const { rendering, onChange } = served;
  if (metrics) tellFigures(metrics, { registry, ...served });
  await app.register(rateLimit, { global: false });
  await app.register(cookie);
  const tries = createKeyTries(app);

  answerErrors(app);
  boundBodies(app, bodyPace);
  watchTesterKeys(app, { keys: registry.keys, tries, refusals, settings });
  healthRoutes(app, {
    registry,
    store: receive.store,
    hasBegunToEnd,
    details: () => ({
      renderingFailures: rendering.log.counts(),
      unrendered: unrenderedReleases(registry, rendering.renderers),
    }),
  });
  await apiProxy(app, apiUrl, { onChange });
  releaseRoutes(app, stored, (manifest) => originsInForce([manifest], registry.origins()));
  kitRoutes(app, { registry, stored, siteUrl, keptKits: () => selectKeptKits(receive.sql) });
  await uploadRoutes(app, { ...receive, registry, tries, refusals, failures: rendering.log });
  await telemetryRoutes(app, { collector, secret });
  usageRoutes(app, registry);
  linkRoutes(app, { compositions, registry, settings });
  if (settings.map?.file) await streetsRoutes(app, settings.map.file);
  sitemapRoutes(app, { registry, stored, apiUrl, siteUrl });
  galleryRoutes(app, { registry, hasLocalTesters: settings.hasLocalTesters });
  pageRoutes(app, { ...served, registry, stored, secret, mixes: compositions, settings });
  return app;
}
