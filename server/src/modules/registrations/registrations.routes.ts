import { Type } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { multipartBody } from '../../platform/http/multipart-body.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import {
  account,
  accountOf,
  application,
  applicationOf,
  companyOf,
  hospitalOf,
  joiningCompany,
  listings,
  pharmacyOf,
} from './registrations.forms.ts';
import { registrationsAnHour } from './registrations.policy.ts';
import type { RegistrationsService } from './registrations.service.ts';

const Made = { response: { 201: envelope(Type.Object({ id: Type.String() })) } };
/** None of these says anything to anybody but an operator. */

type Services = { registrations: RegistrationsService; rateLimits: RateLimiter };

export function registrationsRoutes(http: Http, { registrations, rateLimits }: Services): void {
  const base = '/api/client/user';
  const limit = async (key: string) => void unwrap(await rateLimits.hit(`register-business:${key}`, registrationsAnHour));

  http.post(
    `${base}/register-hospital`,
    {
      config: { access: 'public' },
      schema: { body: multipartBody({ ...account, ...application, ...listings.hospital }), ...Made },
    },
    async ({ ip, body }, reply) => {
      await limit(networkOf(ip));
      const id = unwrap(await registrations.register('hospital', accountOf(body), { ...applicationOf(body), listing: hospitalOf(body) }));
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
  http.post(
    `${base}/register-pharmacy`,
    {
      config: { access: 'public' },
      schema: { body: multipartBody({ ...account, ...application, ...listings.pharmacy }), ...Made },
    },
    async ({ ip, body }, reply) => {
      await limit(networkOf(ip));
      const id = unwrap(await registrations.register('pharmacy', accountOf(body), { ...applicationOf(body), listing: pharmacyOf(body) }));
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
  http.post(
    `${base}/register-company`,
    {
      config: { access: 'public' },
      schema: { body: multipartBody({ ...account, ...application, ...joiningCompany }), ...Made },
    },
    async ({ ip, body }, reply) => {
      await limit(networkOf(ip));
      const id = unwrap(
        await registrations.register('company', accountOf(body), {
          ...applicationOf(body),
          listing: companyOf({ ...body, email: undefined }),
        }),
      );
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
  http.post(
    `${base}/registration`,
    {
      config: { access: 'business', whileWaiting: true },
      schema: { body: multipartBody({ ...application, ...listings.hospital, ...listings.pharmacy, ...listings.company }), ...Made },
    },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      await limit(`user:${viewer.id}`);
      const { body } = request;
      const listing = { [AccountType.hospital]: hospitalOf, [AccountType.pharmacy]: pharmacyOf, [AccountType.company]: companyOf };
      const wanted = listing[viewer.accountType as 1 | 2 | 3](body);
      const id = unwrap(await registrations.apply(viewer, { ...applicationOf(body), listing: wanted }));
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
}
