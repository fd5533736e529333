import { endCallTrace, logAnswered, logOptions, REQUEST_ID, traceCall, workOnRequest, type LogLevel } from '@petcare/node';
import { LogController, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The route of the page that the call is answered with, as the route table has it; null for what is no page of it. */
    page: string | null;
  }
}

/** The options by which an app logs its calls, and knows them by their ids. */
export const knownCallOptions = (log: LogLevel | false) => ({
  ...logOptions(log),
  logController: new LogController({ disableRequestLogging: true }),
});

/** Gives each call its id, in the answer and in all that is done for it, and logs it once it is answered. */
export function knowCalls(app: FastifyInstance): void {
  app.decorateRequest('page', null);
  app.addHook('onRequest', ({ id, raw: request }, reply, done) => {
    reply.header(REQUEST_ID, id);
    workOnRequest({ id, request, response: reply.raw, fail: (error) => void reply.send(error) }, done);
  });
  app.addHook('onRequest', (request, reply, done) => traceCall(request, reply, { isInner: false }, done));
  app.addHook('onResponse', (request, reply, done) => {
    endCallTrace(request, reply, request.page);
    logAnswered(request, reply, request.page);
    done();
  });
}
