import { hasBody, letRunOut, watchBody, type BodyPace } from '@petcare/node';
import { requestTimeout } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { Http } from './http.ts';

/** Bodies come in time, and whoever is answered before the end of theirs can read the answer. */
export function registerBodyLimits(http: Http, pace: BodyPace): void {
  http.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw)) return;
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
