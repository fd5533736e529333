import { isUnreachable } from '@petcare/node';
import type { FastifyInstance } from 'fastify';
import { failedHtml, notReadyHtml } from './message-page.ts';
import { RefusedRequest, refusedRequest } from '../http/refused-request.ts';

/** The answer to every failure of this service: nobody keeps it, and nobody is shown its insides. */
export function answerErrors(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1)
      throw refusedRequest.twoHosts();
  });
  app.setErrorHandler((error, request, reply) => {
    const status = isUnreachable(error) ? 503 : ((error as { statusCode?: number }).statusCode ?? 500);
    const refused = error instanceof RefusedRequest ? error : status === 413 ? refusedRequest.tooLarge() : null;
    if (refused) {
      const { statusCode, code, message } = refused;
      if (statusCode === 429 || statusCode === 503) reply.header('retry-after', '5');
      return reply.code(statusCode).header('cache-control', 'no-store').send({ success: false, message, error: { code, message } });
    }
    if (status >= 500) request.log.error({ err: error }, 'unexpected failure');
    if (status === 503) reply.header('retry-after', '5');
    // Who asked for a page gets one, with the number by which the log has what happened.
    if (status >= 500 && request.headers.accept?.includes('text/html')) {
      const page = status === 503 ? notReadyHtml(request.id) : failedHtml(request.id);
      return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    }
    const message = status >= 500 ? '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.' : '요청을 이해하지 못했어요.';
    const code = status === 503 ? 'UNAVAILABLE' : status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
    return reply.code(status).header('cache-control', 'no-store').send({ success: false, message, error: { code, message } });
  });
}
