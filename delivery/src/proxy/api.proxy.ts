import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { carriedHeaders, ofThisRequest } from '@petcare/node';
import { Agent, type Dispatcher } from 'undici';
import { STREAMS } from '../http/streams.ts';
import { wroteCookie } from '../http/wrote-cookie.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { createPassingBodies } from './passing-bodies.ts';

export const PREFIXES = ['/api', '/graphql', '/uploads', STREAMS];
/** Longer than the longest answer that the API may take, an upload of many images. */
const ANSWER_MILLISECONDS = 60_000;
/** At a time, to one prefix. */
const MOST_CONNECTIONS = 128;
/** A stream holds a connection of its own, which calls must not wait for. */
const MOST_STREAMS = 10_000;

function fail(reply: FastifyReply, late: boolean): void {
  const message = late
    ? '응답이 늦어지고 있어요. 잠시 뒤에 다시 시도해 주세요.'
    : '서버에 연결하지 못했어요. 잠시 뒤에 다시 시도해 주세요.';
  const error = { code: late ? 'GATEWAY_TIMEOUT' : 'BAD_GATEWAY', message };
  void reply
    .code(late ? 504 : 502)
    .header('cache-control', 'no-store')
    .send({ success: false, message, error });
}

/** On an answer of the API: the topics of which pages show something else now. */
const CHANGED = 'x-petcare-changed';
/** The name of the write, by which its news are known when they come. */
const WRITE = 'x-petcare-write';

type AnswerCallback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/** Connections to the API, shared by calls: what fails at one of them is of the call that it is used for. */
function connectionsTo(prefix: string, answerMilliseconds: number) {
  const connections = prefix === STREAMS ? MOST_STREAMS : MOST_CONNECTIONS;
  const agent = new Agent({ pipelining: 1, connections, connect: { timeout: 5_000 } });
  return {
    headersTimeout: answerMilliseconds,
    bodyTimeout: answerMilliseconds,
    request: (options: Dispatcher.RequestOptions, done: AnswerCallback) => agent.request(options, ofThisRequest(done)),
    destroy: () => agent.destroy(),
  };
}

type ProxyOptions = {
  /** Is told the topics of public pages that a call has changed; gives the mark of whoever has called. */
  onChange?: (topics: readonly string[], write: string | undefined) => string;
  /** The milliseconds for which the API may be silent, where not as usual: in tests. */
  answerMilliseconds?: number;
};

/** Passes the calls of the API on, streamed both ways, with the visitor's own address. */
export async function apiProxy(
  app: FastifyInstance,
  apiUrl: string,
  { onChange, answerMilliseconds = ANSWER_MILLISECONDS }: ProxyOptions = {},
): Promise<void> {
  const bodies = createPassingBodies();
  const passed = async (scope: FastifyInstance, prefix: string) => {
    const connections = connectionsTo(prefix, answerMilliseconds);
    scope.addHook('onClose', () => connections.destroy());
    scope.addHook('onRequest', bodies.refuseLarge);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    await scope.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      proxyPayloads: false,
      // Its own lines have the whole address.
      disableRequestLogging: true,
      preHandler: bodies.take,
      rewritePrefix: prefix,
      undici: connections,
      // A call may have had its effect before the connection broke: only the caller can tell whether to repeat it.
      retryMethods: [],
      maxRetriesOn503: 0,
      replyOptions: {
        // Node has answered an `Expect: 100-continue` itself by now, and undici refuses to send one.
        rewriteRequestHeaders: (request, { expect: _answered, traceparent: _stranger, tracestate: _too, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip ?? request.socket?.remoteAddress,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': request.protocol ?? 'http',
          ...carriedHeaders(),
        }),
        rewriteHeaders({ [CHANGED]: changed, [WRITE]: write, ...headers }) {
          if (changed === undefined || !onChange) return headers;
          const mark = wroteCookie(onChange(String(changed).split(' '), write && String(write)));
          return { ...headers, 'set-cookie': [headers['set-cookie'] ?? [], mark].flat() };
        },
        onError(reply, { error }) {
          const { body } = (reply as FastifyReply).request;
          if (body instanceof Readable && body.errored instanceof RefusedRequest) void reply.send(body.errored);
          else fail(reply as FastifyReply, (error as { statusCode?: number }).statusCode === 504);
        },
      },
    });
  };
  for (const prefix of PREFIXES) await app.register((scope) => passed(scope, prefix));
}
