import { createHealth } from '@petcare/node';
import type { Database } from '../database/database.ts';
import { isReachable } from '../database/health.ts';
import type { Http } from './http.ts';

export type HealthDeps = {
  /** No connection of the requests': when these have all of theirs, the server is busy and not broken. */
  db: Database;
  hasBegunToEnd: () => boolean;
};

/** GET /livez: the process answers. GET /readyz: so does the database, and the server is not about to end. */
export function registerHealth(http: Http, { db, hasBegunToEnd }: HealthDeps): void {
  const health = createHealth(hasBegunToEnd, async () => ((await isReachable(db)) ? null : 'the database does not answer'));
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  http.get('/livez', options, async () => ({ status: 'up' }));
  http.get('/readyz', options, async (_request, reply) => {
    const now = await health();
    return reply.code(now.status === 'up' ? 200 : 503).send(now);
  });
}
