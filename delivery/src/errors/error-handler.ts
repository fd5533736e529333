import type { FastifyInstance } from 'fastify';
import { notReadyHtml } from './message-page.ts';

/** How every failure of this service is told: nobody keeps it, and nobody is shown its insides. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) console.error(error);
    // The store is away: who asked for a page gets one that says so.
    if (status === 503) reply.header('retry-after', '5');
    if (status === 503 && request.headers.accept?.includes('text/html')) {
      return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(notReadyHtml());
    }
    const message = status >= 500 ? '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.' : '요청을 이해하지 못했어요.';
    const code = status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
    return reply.code(status).header('cache-control', 'no-store').send({ success: false, message, error: { code, message } });
  });
}
