import { usualPace, type LogLevel, type Metrics } from '@petcare/node';
import type { FastifyInstance } from 'fastify';
import { buildDelivery } from '../app.ts';
import { createCompositions, type Compositions } from '../compositions/compositions.ts';
import { followRegistry, type LiveRegistry } from '../live/live-registry.ts';
import { readSiteSettings, usualLimits } from '../settings/read-settings.ts';
import type { RenderLimits, SiteSettings } from '../settings/settings.ts';
import { tellOutcomes } from '../metrics/figures.ts';
import { createCollector, type Collector } from '../telemetry/collector.ts';
import type { FixtureHouse } from './fixture-house.ts';

export type FixtureDelivery = {
  app: FastifyInstance;
  registry: LiveRegistry;
  collector: Collector;
  compositions: Compositions;
  /** The limits of its renderings: a test may change it between two of them. */
  limits: RenderLimits;
  close(): Promise<void>;
};

/** A busy machine is no broken release. */
const PATIENT: Partial<RenderLimits> = { start: 30_000, page: 20_000, part: 20_000, partsWait: 20_000, ask: 20_000 };

/** The delivery service over a fixture house; call `inject` on its app, or let it listen. */
export async function aDelivery(
  house: FixtureHouse,
  {
    apiUrl = 'http://127.0.0.1:9',
    workDir = house.root,
    budgets = { default: Infinity },
    limits = {} as Partial<RenderLimits>,
    settings: given = {} as Partial<SiteSettings>,
    bodyPace = usualPace,
    trustedProxies = [] as string[],
    registryLimit = 15_000,
    metrics = null as Metrics | null,
    log = false as LogLevel | false,
  } = {},
): Promise<FixtureDelivery> {
  const secret = 'test';
  const settings = { ...readSiteSettings({ API_URL: apiUrl }), limits: { ...usualLimits, ...PATIENT, ...limits }, ...given };
  const registry = await followRegistry(house.sql, (error) => {
    throw error;
  });
  const collector = createCollector({ sql: house.sql, registry, secret, onOutcome: metrics ? tellOutcomes(metrics) : undefined });
  const compositions = createCompositions({
    sql: house.sql,
    secret,
    onError(error) {
      throw error;
    },
  });
  const app = await buildDelivery({
    metrics,
    log,
    registry,
    sql: house.sql,
    store: house.store,
    budgets,
    workDir,
    secret,
    collector,
    compositions,
    settings,
    bodyPace,
    trustedProxies,
    registryLimit,
  });
  return {
    app,
    registry,
    collector,
    compositions,
    limits: settings.limits,
    async close() {
      await app.close();
      await compositions.settled();
      await registry.close();
    },
  };
}
