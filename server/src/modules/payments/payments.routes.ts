import formbody from '@fastify/formbody';
import { Type } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import { foreignObject } from '../../platform/http/closed-schemas.ts';
import type { Http } from '../../platform/http/http.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { RETURN_PATH, WINDOW_PATH, type PaymentsService } from './payments.service.ts';
import { windowPage } from './window-page.ts';

const RETURNS_AN_ADDRESS = { max: 300, windowSeconds: 3600 };

// The provider brings the person back with a form post. It carries no session of ours, so it proves nothing: the
// provider is asked, server to server, and the page that it leads to asks for the order, signed in.
export function paymentsRoutes(http: Http, { payments, rateLimits }: { payments: PaymentsService; rateLimits: RateLimiter }): void {
  const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
  const Returned = foreignObject({
    res_cd: text(10),
    ordr_idxx: text(70),
    tran_cd: text(20),
    enc_data: text(8_000),
    enc_info: text(8_000),
  });
  void http.register(async (scope: Http) => {
    await scope.register(formbody, { bodyLimit: 32_000 });
    scope.post(
      RETURN_PATH,
      {
        config: { access: 'public', idempotent: false, changesPages: false },
        schema: { consumes: ['application/x-www-form-urlencoded'], body: Returned },
      },
      async ({ body, ip, log }, reply) => {
        const { res_cd = '', ordr_idxx = '', tran_cd, enc_data, enc_info } = body;
        const allowed = await rateLimits.hit(`payment-return:${networkOf(ip)}`, RETURNS_AN_ADDRESS);
        const authentication =
          allowed.ok && tran_cd && enc_data && enc_info ? { tranCd: tran_cd, encData: enc_data, encInfo: enc_info } : null;
        const page = await payments.finishPayment({ orderIdx: ordr_idxx, resultCode: res_cd, authentication }, log);
        return reply.redirect(page, 303);
      },
    );
    // Navigated to, it carries no session: whoever has the number of an open order may pay it.
    scope.post(
      WINDOW_PATH,
      {
        config: { access: 'public', idempotent: false, changesPages: false },
        schema: { consumes: ['application/x-www-form-urlencoded'], body: foreignObject({ ordr_idxx: Type.String({ maxLength: 70 }) }) },
      },
      async ({ body }, reply) => {
        const opened = await payments.openWindow(body.ordr_idxx);
        if (typeof opened === 'string') return reply.redirect(opened, 303);
        const { policy, html } = windowPage(opened);
        return reply
          .type('text/html; charset=utf-8')
          .headers({ 'content-security-policy': policy, 'referrer-policy': 'origin' })
          .send(html);
      },
    );
  });
}
