import formbody from '@fastify/formbody';
import { Type } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import type { Http } from '../../platform/http/http.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { RETURN_PATH, type PaymentsService } from './payments.service.ts';

const RETURNS_AN_ADDRESS = { max: 300, windowSeconds: 3600 };

// The provider brings the person back with a form post. It carries no session of ours, so it proves nothing: the
// provider is asked, server to server, and the page that it leads to asks for the order, signed in.
export function paymentsRoutes(http: Http, { payments, rateLimits }: { payments: PaymentsService; rateLimits: RateLimiter }): void {
  const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
  const Returned = Type.Object({
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
  });
}
