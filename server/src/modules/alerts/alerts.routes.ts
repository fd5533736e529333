import { Type } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import { signedInViewer } from '../../platform/access/access.ts';
import { busy } from '../../platform/errors/app-error.ts';
import { ExpectedError } from '../../platform/errors/result.ts';
import type { Http } from '../../platform/http/http.ts';
import type { AlertStreams } from './alert-streams.ts';

/** Bytes that may wait for a browser that reads slowly; it comes back and says how far it has come. */
const MOST_WAITING_BYTES = 64_000;
/** A browser that lost its stream comes back after so many milliseconds. */
const RETRY = 2_000;

const Headers = Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^\\d{1,19}$' })) });

export function alertsRoutes(http: Http, streams: AlertStreams): void {
  http.get(
    '/api/client/alerts/stream',
    {
      config: { access: 'member' },
      schema: {
        headers: Headers,
        description:
          'Server-sent events: `alert` (an Alert as JSON) and `unread` (how many), whose id a browser brings back as Last-Event-ID.',
        produces: ['text/event-stream'],
      },
    },
    (request, reply) => {
      const { raw } = reply;
      const lastId = request.headers['last-event-id'] ?? null;
      const line = {
        write: (text: string) => raw.write(text) || raw.writableLength < MOST_WAITING_BYTES,
        end: () => void raw.end(),
      };
      const leave = streams.open(signedInViewer(request), networkOf(request.ip), line, lastId);
      if (!leave) throw new ExpectedError(busy);
      reply.hijack();
      raw.on('close', leave);
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      raw.write(`retry: ${RETRY}\n\n`);
    },
  );
  http.addHook('preClose', (done) => {
    streams.close();
    done();
  });
}
