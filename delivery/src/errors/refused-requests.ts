import { REQUEST_ID } from '@petcare/node';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { refusedHtml } from './message-page.ts';

type Refusal = { status: string; code: string; message: string };

const unreadable: Refusal = { status: '400 Bad Request', code: 'BAD_REQUEST', message: '요청을 이해하지 못했어요.' };
const refusals: Partial<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'ADDRESS_TOO_LONG',
    message: '주소가 너무 길어요. 짧게 줄여서 다시 시도해 주세요.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'REQUEST_TIMEOUT',
    message: '요청이 제때 오지 않았어요. 다시 시도해 주세요.',
  },
};

const LINGER_MS = 1_000;

function answerOf({ code, message }: Refusal, wantsPage: boolean): { type: string; body: string } {
  if (wantsPage) return { type: 'text/html; charset=utf-8', body: refusedHtml(message) };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify({ success: false, message, error: { code, message } }) };
}

/** Of a request that nobody could read, as far as what has come of it tells. */
const hasAskedForPage = ({ rawPacket }: { rawPacket?: unknown }) =>
  rawPacket instanceof Uint8Array && /^accept:.*text\/html/im.test(Buffer.from(rawPacket).toString('latin1'));

/**
 * The answers to requests that come to no route, because they can't be read or are too long: a browser that asked for a page gets one,
 * everybody else the envelope.
 */
export const refusedRequests: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: answerUnreadable,
  clientErrorHandler(this: FastifyInstance, error, socket) {
    const refusal = refusals[error.code] ?? unreadable;
    const { type, body } = answerOf(refusal, hasAskedForPage(error));
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    socket.end(
      `HTTP/1.1 ${refusal.status}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
    );
    // Whoever is still sending would take a closed connection for a fault, and never read the answer.
    socket.resume();
    socket.setTimeout(LINGER_MS, () => socket.destroy());
  },
};

function answerUnreadable(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { type, body } = answerOf(unreadable, request.headers.accept?.includes('text/html') ?? false);
  void reply.code(400).header('cache-control', 'no-store').header(REQUEST_ID, request.id).type(type).send(body);
}
