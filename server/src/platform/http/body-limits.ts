import { createBodyMemory, hasBody, letRunOut, networkOf, watchBody, type BodyPace, type BodyShare } from '@petcare/node';
import { requestTimeout } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { Http } from './http.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the memory for bodies; null where none comes. */
    bodyShare: BodyShare | null;
  }
}

/** Bodies come in time, take a bounded part of the memory, and whoever is answered before the end of theirs can read the answer. */
export function registerBodyLimits(http: Http, pace: BodyPace): void {
  const shareOf = createBodyMemory();
  http.decorateRequest('bodyShare', null);
  http.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw)) return;
    const share = (request.bodyShare = shareOf(networkOf(request.ip)));
    reply.raw.once('close', share.leave);
    watchBody(request.raw, pace, () => {
      if (!reply.raw.headersSent) void reply.send(new ExpectedError(requestTimeout));
    });
  });
  // The framework would close the connection at once, under the answer.
  http.addHook('onSend', async (request, reply) => {
    if (hasBody(request.raw) && reply.hasHeader('connection')) void reply.removeHeader('connection');
  });
  http.addHook('onResponse', async (request) => letRunOut(request.raw, pace));
}
