import { Type } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import { text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import { fieldsOf, foreignFields, leadTo, registerNavigations } from '../../platform/http/navigation.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { IdentityServices } from './identity.resolvers.ts';

const RETURNS_AN_ADDRESS = { max: 120, windowSeconds: 3600 };

const TRANSACTION_ID = /^[\w-]{1,64}$/;
const returned = { TID: 64 } as const;
const EXPIRED = '/auth/danal?result=expired';

const Started = Type.Object({
  RETURNCODE: Type.String(),
  RETURNMSG: Type.String(),
  TID: Type.String(),
  action: Type.String(),
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});
const Verified = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  birthday: Type.String(),
  gender: Type.Union([Type.Literal('male'), Type.Literal('female')]),
  verifiedAt: Type.String(),
});
const Found = Type.Object({ items: Type.Array(Type.Object({ email: Type.String(), socialType: Type.Integer() })) });

export function identityRoutes(http: Http, deps: IdentityServices & { rateLimits: RateLimiter }): void {
  const { identity, recovery, rateLimits, publicUrl } = deps;
  const base = '/api/client/user';
  const ofSession = { idempotent: false };

  http.post(
    `${base}/identity`,
    { config: { access: 'member', ...ofSession }, schema: { response: { 200: envelope(Started) } } },
    async (request) => success(unwrap(await identity.startVerification(signedInViewer(request), originOf(request, publicUrl), request.ip))),
  );
  http.post(
    `${base}/identity/confirm`,
    {
      config: { access: 'member', idempotent: false },
      schema: { body: Type.Object({ code: text(200) }), response: { 200: envelope(Verified) } },
    },
    async (request) => success(unwrap(await identity.confirmIdentity(signedInViewer(request), request.body.code))),
  );
  http.post(
    `${base}/find-email`,
    {
      config: { access: 'public', ...ofSession },
      schema: { body: Type.Object({ name: text(60), phone: text(40) }), response: { 200: envelope(Found) } },
    },
    async (request) => success({ items: unwrap(await recovery.findEmail(request.body, request.ip)) }),
  );
  http.post(
    `${base}/temporary-password`,
    {
      config: { access: 'public', ...ofSession },
      schema: { body: Type.Object({ email: text(254) }), response: { 200: envelope(Type.Null()) } },
    },
    async (request) => {
      unwrap(await recovery.sendTemporaryPassword(request.body.email, request.ip));
      return success(null);
    },
  );

  // Danal answers with a form post of the popup: the only place that takes one here. It carries no session of
  // ours, so it proves nothing; the page that it leads to finishes, signed in.
  const path = `${base}/identity/danal`;
  const config = { access: 'public', ...ofSession } as const;
  registerNavigations(
    http,
    () => EXPIRED,
    (scope) => {
      scope.get(path, { config, schema: { hide: true } }, async (_request, reply) => leadTo(reply, '/auth/danal'));
      scope.post(
        path,
        { config, schema: { consumes: ['application/x-www-form-urlencoded'], body: foreignFields(returned) } },
        async ({ body, ip }, reply) => {
          const allowed = await rateLimits.hit(`identity-return:${networkOf(ip)}`, RETURNS_AN_ADDRESS);
          const { TID } = fieldsOf(returned, body);
          const code = allowed.ok && TID && TRANSACTION_ID.test(TID) ? await identity.returnFromProvider(TID) : undefined;
          return leadTo(reply, code ? `/auth/danal#code=${code}` : EXPIRED);
        },
      );
    },
  );
}
