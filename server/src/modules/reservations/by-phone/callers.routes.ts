import { Type } from '@fastify/type-provider-typebox';
import { unwrap } from '../../../platform/errors/result.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import { text } from '../../../platform/http/fields.ts';
import { networkOf } from '@petcare/node';
import { callerPage } from './caller-page.ts';
import type { NoticesService } from '../notices/notices.service.ts';

const PATH = '/api/client/reservation/messages/:token';
const A_MINUTE = { max: 30, windowSeconds: 60 };
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const schema = { params: Type.Object({ token: text(40) }), produces: ['text/html'] };
const config = { access: 'public', idempotent: false } as const;

/** The page by which somebody without an account says that they want no messages: opening it does nothing, since previews of links do. */
export function callersRoutes(http: Http, { notices, rateLimits }: { notices: NoticesService; rateLimits: RateLimiter }): void {
  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  http.get(PATH, { config, schema }, async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(callerPage('asks')),
  );
  http.post(PATH, { config, schema }, async ({ params, ip }, reply) => {
    unwrap(await rateLimits.hit(`refuse-messages:${networkOf(ip)}`, A_MINUTE));
    const isDone = await notices.stopTelling(params.token);
    return reply
      .code(isDone ? 200 : 404)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(callerPage(isDone ? 'done' : 'unknown'));
  });
}
