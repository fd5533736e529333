import type { Database } from '../database/database.ts';
import { isReachable } from '../database/health.ts';
import type { Http } from './http.ts';

/** GET /healthz: 200 when the database answers too. */
export function registerHealth(http: Http, db: Database): void {
  http.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    const isUp = await isReachable(db);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'up' : 'down' });
  });
}
