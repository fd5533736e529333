import { Type } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import type { Http } from '../../platform/http/http.ts';
import { fieldsOf, foreignFields, leadTo, registerNavigations } from '../../platform/http/navigation.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { text } from '../../platform/http/fields.ts';
import { PAGE_OF_NO_ORDER, RETURN_PATH, WINDOW_PATH, type PaymentsService } from './payments.service.ts';
import { windowPage } from './window-page.ts';

const RETURNS_AN_ADDRESS = { max: 300, windowSeconds: 3600 };
const returned = { res_cd: 10, ordr_idxx: 70, tran_cd: 20, enc_data: 8_000, enc_info: 8_000 } as const;
const opening = { ordr_idxx: 70 } as const;

// The provider brings the person back with a form post. It carries no session of ours, so it proves nothing: the
// provider is asked, server to server, and the page that it leads to asks for the order, signed in.
export function paymentsRoutes(http: Http, { payments, rateLimits }: { payments: PaymentsService; rateLimits: RateLimiter }): void {
  const config = { access: 'public', idempotent: false } as const;
  const consumes = ['application/x-www-form-urlencoded'];
  const params = Type.Object({ order: text(70) });

  registerNavigations(
    http,
    // What was brought could not be read; the address names the order all the same.
    ({ params: named }) => payments.pageOfOrder(orderIn(named)).catch(() => PAGE_OF_NO_ORDER),
    (scope) => {
      for (const path of [RETURN_PATH, WINDOW_PATH]) {
        // A tab that is restored brings nothing but its address, which names the order.
        scope.get(path, { config, schema: { hide: true } }, async (_request, reply) => leadTo(reply, PAGE_OF_NO_ORDER));
        scope.get(`${path}/:order`, { config, schema: { hide: true, params } }, async ({ params: { order } }, reply) =>
          leadTo(reply, await payments.pageOfOrder(order)),
        );
      }
      for (const schema of [{}, { hide: true, params }]) {
        const suffix = 'params' in schema ? '/:order' : '';
        scope.post(
          `${RETURN_PATH}${suffix}`,
          { config, schema: { ...schema, consumes, body: foreignFields(returned) } },
          async ({ body, params: named, ip, log }, reply) => {
            const { res_cd = '', ordr_idxx = orderIn(named), tran_cd, enc_data, enc_info } = fieldsOf(returned, body);
            const allowed = await rateLimits.hit(`payment-return:${networkOf(ip)}`, RETURNS_AN_ADDRESS);
            const authentication =
              allowed.ok && tran_cd && enc_data && enc_info ? { tranCd: tran_cd, encData: enc_data, encInfo: enc_info } : null;
            return leadTo(reply, await payments.finishPayment({ orderIdx: ordr_idxx, resultCode: res_cd, authentication }, log));
          },
        );
        // Navigated to, it carries no session: whoever has the number of an open order may pay it.
        scope.post(
          `${WINDOW_PATH}${suffix}`,
          { config, schema: { ...schema, consumes, body: foreignFields(opening) } },
          async ({ body, params: named }, reply) => {
            const { ordr_idxx = orderIn(named) } = fieldsOf(opening, body);
            const opened = await payments.openWindow(ordr_idxx);
            if (typeof opened === 'string') return leadTo(reply, opened);
            const { policy, html } = windowPage(opened);
            return reply
              .type('text/html; charset=utf-8')
              .headers({ 'content-security-policy': policy, 'referrer-policy': 'origin' })
              .send(html);
          },
        );
      }
    },
  );
}

const orderIn = (params: unknown): string => (params as { order?: string }).order ?? '';
