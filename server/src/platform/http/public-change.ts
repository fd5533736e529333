import type { FastifyReply } from 'fastify';
import type { Topic } from '../topics.ts';
import type { Http } from './http.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The topics of public pages that a write changes; none where nothing is declared. */
    changes?: readonly Topic[];
  }
}

const CHANGED = 'x-petcare-changed';

/** Says on an answer that public pages show something else of these topics from now on: the delivery service, which keeps pages, takes it off. */
export function sayPagesChanged(reply: FastifyReply, topics: readonly Topic[]): void {
  const before = String(reply.getHeader(CHANGED) ?? '')
    .split(' ')
    .filter(Boolean);
  void reply.header(CHANGED, [...new Set([...before, ...topics])].join(' '));
}

/** A REST write that has succeeded has changed what it declares, but not the answer of one that is given once more. */
export function registerPublicChanges(http: Http): void {
  http.addHook('onSend', ({ routeOptions }, reply, payload, done) => {
    const { changes = [] } = routeOptions.config;
    if (changes.length > 0 && reply.statusCode < 300 && !reply.hasHeader('idempotent-replayed')) sayPagesChanged(reply, changes);
    done(null, payload);
  });
}
