import type { FastifyInstance, FastifyReply } from 'fastify';
import { registryAway, retryAfter } from '../http/refusal.ts';

/** The routes below `/releases` while the registry, which they need, is away: teams are told so, and none of what they send is read. */
export async function awayRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const { status, ...said } = registryAway();
    const answer = async (_request: unknown, reply: FastifyReply) =>
      reply.code(status).header('retry-after', retryAfter[status]).header('cache-control', 'no-store').send(said);
    scope.get('/releases/:package', answer);
    for (const path of ['/releases/:package', '/releases/:package/rollback', '/releases/:package/promote']) scope.post(path, answer);
  });
}
