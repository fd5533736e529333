import type { FastifyInstance } from 'fastify';
import { buildDelivery } from '../app.ts';
import { followRegistry, type LiveRegistry } from '../registry/live-registry.ts';
import { createCollector, type Collector } from '../telemetry/collector.ts';
import type { FixtureHouse } from './fixture-house.ts';

export type FixtureDelivery = { app: FastifyInstance; registry: LiveRegistry; collector: Collector; close(): Promise<void> };

/** The delivery service over a fixture house; call `inject` on its app, or let it listen. */
export async function aDelivery(house: FixtureHouse, { apiUrl = 'http://127.0.0.1:9' } = {}): Promise<FixtureDelivery> {
  const secret = 'test';
  const registry = await followRegistry(house.sql, (error) => {
    throw error;
  });
  const collector = createCollector({ sql: house.sql, registry, secret });
  const app = await buildDelivery({ registry, releasesDir: house.releasesDir, apiUrl, secret, collector });
  return {
    app,
    registry,
    collector,
    async close() {
      await app.close();
      await registry.close();
    },
  };
}
