import {
  createBodyMemory,
  hasBody,
  letRunOut,
  networkOf,
  readWhole,
  watchBody,
  type BodyPace,
  type BodyShare,
  type RefusedBody,
} from '@petcare/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusedRequest, type RefusedRequest } from './refused-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the memory for bodies; null where none comes. */
    bodyShare: BodyShare | null;
  }
}

/** Bodies come in time, take a bounded part of the memory, on every route, and whoever is answered before the end of theirs can read the answer. */
export function boundBodies(app: FastifyInstance, pace: BodyPace): void {
  const shareOf = createBodyMemory();
  app.decorateRequest('bodyShare', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw)) return;
    const share = (request.bodyShare = shareOf(networkOf(request.ip)));
    reply.raw.once('close', share.leave);
    watchBody(request.raw, pace, () => {
      if (!reply.raw.headersSent) void reply.send(refusedRequest.tooSlow());
    });
  });
  readWithinBounds(app);
  // The framework would close the connection at once, under the answer.
  app.addHook('onSend', async (request, reply) => {
    if (hasBody(request.raw) && reply.hasHeader('connection')) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async (request) => letRunOut(request.raw, pace));
}

const refusals: Record<RefusedBody, () => RefusedRequest> = {
  tooLarge: refusedRequest.tooLarge,
  brokenOff: refusedRequest.brokenOff,
  ofNetwork: refusedRequest.tooMuch,
  all: refusedRequest.noRoom,
};

/** The framework would keep what comes without counting it. */
function readWithinBounds(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    wholeBody(request, request.routeOptions.bodyLimit).then((bytes) => parseJson(request, bytes.toString(), done), done);
  });
  app.addContentTypeParser('text/plain', async (request: FastifyRequest) =>
    (await wholeBody(request, request.routeOptions.bodyLimit)).toString(),
  );
}

/**
 * The body of a request, kept in memory until it is answered.
 * @throws RefusedRequest when it is larger than `most`, or there is no room for it
 */
export async function wholeBody({ raw, bodyShare }: FastifyRequest, most: number): Promise<Buffer> {
  if (!bodyShare) return Buffer.alloc(0);
  const body = await readWhole(raw, { most, share: bodyShare });
  if ('bytes' in body) return body.bytes;
  throw refusals[body.refused]();
}
