import { createHealth } from '@petcare/node';
import type { FastifyInstance } from 'fastify';
import type { LiveRegistry } from '../live/live-registry.ts';
import { MANIFEST } from '../stores/manifest.ts';
import type { ReleaseStore } from '../stores/store.ts';

export type HealthDeps = {
  registry: LiveRegistry;
  /** The store itself: what this process remembers of a shell serves nobody when its files are gone. */
  store: ReleaseStore;
  hasBegunToEnd: () => boolean;
  /** Facts for testers, beside it. */
  details: () => object;
};

/** GET /livez: the process answers. GET /readyz: it has a shell to serve, and is not about to end. GET /healthz: what testers' tools read. */
export function healthRoutes(app: FastifyInstance, { registry, store, hasBegunToEnd, details }: HealthDeps): void {
  const health = createHealth(hasBegunToEnd, async () => {
    const shell = registry.live().get('shell');
    if (!shell) return 'no shell is released';
    return (await store.read('shell', shell.release, MANIFEST)) === null ? 'the shell can not be read from the store' : null;
  });
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const now = await health();
    return reply
      .code(now.status === 'up' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(now);
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ready: (await health()).status === 'up', ...details() }),
  );
}
