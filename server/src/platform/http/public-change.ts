import type { FastifyReply } from 'fastify';
import type { Http } from './http.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for writes that no public page shows: sessions, uploads. */
    changesPages?: boolean;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Says on an answer that public pages show something else from now on: the delivery service, which keeps pages, takes it off. */
export function sayPagesChanged(reply: FastifyReply): void {
  void reply.header('x-petcare-changed', '1');
}

/** Every REST write that has succeeded may have changed a page, but not the answer of one that is given once more. */
export function registerPublicChanges(http: Http): void {
  http.addHook('onSend', ({ method, routeOptions }, reply, payload, done) => {
    const hasWritten = !READS.has(method) && reply.statusCode < 300 && !reply.hasHeader('idempotent-replayed');
    if (hasWritten && routeOptions.config.changesPages !== false) sayPagesChanged(reply);
    done(null, payload);
  });
}
