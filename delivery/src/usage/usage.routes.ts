import type { FastifyInstance } from 'fastify';
import type { LiveRegistry } from '../live/live-registry.ts';
import { usageOf } from './usage.policy.ts';

/** `GET /usage.json`: who uses what of whom, in what is live. */
export function usageRoutes(app: FastifyInstance, registry: LiveRegistry): void {
  app.get('/usage.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(usageOf(registry.live().values(), { grants: registry.grants(), accepted: registry.origins(), previews: registry.previews() })),
  );
}
