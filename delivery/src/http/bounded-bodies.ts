import { hasBody, letRunOut, watchBody, type BodyPace } from '@petcare/node';
import type { FastifyInstance } from 'fastify';
import { refusedRequest } from './refused-request.ts';

/** Bodies come in time, on every route, and whoever is answered before the end of theirs can read the answer. */
export function boundBodies(app: FastifyInstance, pace: BodyPace): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw)) return;
    watchBody(request.raw, pace, () => {
      if (!reply.raw.headersSent) void reply.send(refusedRequest.tooSlow());
    });
  });
  // The framework would close the connection at once, under the answer.
  app.addHook('onSend', async (request, reply) => {
    if (hasBody(request.raw) && reply.hasHeader('connection')) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async (request) => letRunOut(request.raw, pace));
}
