import type { FastifyReply } from 'fastify';
import type { ChangedTopic, Topic } from '../../topics.ts';
import type { Http } from '../http.ts';
import type { PageNewsSender } from './page-news.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The topics of public pages that a write changes; none where nothing is declared. */
    changes?: readonly Topic[];
  }
}

const CHANGED = 'x-petcare-changed';
const WRITE = 'x-petcare-write';

const topicsOn = (reply: FastifyReply) =>
  String(reply.getHeader(CHANGED) ?? '')
    .split(' ')
    .filter(Boolean);

/** Says on an answer that public pages show something else of these topics from now on: the delivery service, which keeps pages, takes it off. */
export function sayPagesChanged(reply: FastifyReply, topics: readonly ChangedTopic[]): void {
  void reply.header(CHANGED, [...new Set([...topicsOn(reply), ...topics])].join(' '));
}

/** True for an answer that says so. */
export const changesPages = (reply: FastifyReply): boolean => reply.hasHeader(CHANGED);

/**
 * A REST write that has succeeded has changed what it declares, but not the answer of one that is given once more. Every
 * delivery service is told of a write when it is answered; the one that passed it on knows it by its name already.
 */
export function registerPublicChanges(http: Http, news: Pick<PageNewsSender, 'nameWrite' | 'tell'>): void {
  http.addHook('onSend', ({ routeOptions }, reply, payload, done) => {
    const { changes = [] } = routeOptions.config;
    if (changes.length > 0 && reply.statusCode < 300 && !reply.hasHeader('idempotent-replayed')) sayPagesChanged(reply, changes);
    if (reply.hasHeader(CHANGED)) void reply.header(WRITE, news.nameWrite());
    done(null, payload);
  });
  // What was written stands by now.
  http.addHook('onResponse', (_request, reply, done) => {
    if (reply.hasHeader(CHANGED)) news.tell(String(reply.getHeader(WRITE)), topicsOn(reply));
    done();
  });
}
