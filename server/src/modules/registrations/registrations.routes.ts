import { Type, type TProperties, type Static } from '@fastify/type-provider-typebox';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import { file, multipartBody } from '../../platform/http/multipart-body.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import { requireAccountType } from '../../platform/session/guards.ts';
import { AccountType } from '../../platform/session/viewer.ts';
import { addressFields, companyFields } from '../companies/index.ts';
import type { RegistrationsService, WantedListing } from './registrations.service.ts';

const REGISTRATIONS_AN_HOUR = { max: 30, windowSeconds: 3600 };

const text = (maxLength: number) => Type.String({ maxLength });
const Made = { response: { 201: envelope(Type.Object({ id: Type.String() })) } };
/** None of these says anything to anybody but an operator. */
const config = { changesPages: false };

const account = {
  email: text(254),
  password: text(200),
  name: text(60),
  nickname: text(60),
  phone: text(40),
  marketing: Type.Optional(Type.Boolean()),
};
const application = { registrationNumber: text(40), file: file() };
const plain = { contract: companyFields.contract, ...addressFields };
/** Which listing: the id of one that is there, or a new one's name and address. */
const listings = {
  hospital: { hospitalId: Type.Optional(text(40)), hospitalName: Type.Optional(text(200)), ...plain },
  pharmacy: { pharmacyId: Type.Optional(text(40)), pharmacyName: Type.Optional(text(200)), ...plain },
  company: { companyId: Type.Optional(text(40)), ...companyFields },
};
/** While joining, `email` is the person's, which no listing shows. */
const { email: _email, ...joiningCompany } = listings.company;
type Fields<T extends TProperties> = Static<ReturnType<typeof Type.Object<T>>>;

type Services = { registrations: RegistrationsService; rateLimits: RateLimiter };

export function registrationsRoutes(http: Http, { registrations, rateLimits }: Services): void {
  const base = '/api/client/user';
  const limit = async (key: string) => void unwrap(await rateLimits.hit(`register-business:${key}`, REGISTRATIONS_AN_HOUR));

  http.post(
    `${base}/register-hospital`,
    { config, schema: { body: multipartBody({ ...account, ...application, ...listings.hospital }), ...Made } },
    async ({ ip, body }, reply) => {
      await limit(networkOf(ip));
      const id = unwrap(await registrations.register('hospital', accountOf(body), { ...applicationOf(body), listing: hospitalOf(body) }));
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
  http.post(
    `${base}/register-pharmacy`,
    { config, schema: { body: multipartBody({ ...account, ...application, ...listings.pharmacy }), ...Made } },
    async ({ ip, body }, reply) => {
      await limit(networkOf(ip));
      const id = unwrap(await registrations.register('pharmacy', accountOf(body), { ...applicationOf(body), listing: pharmacyOf(body) }));
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
  http.post(
    `${base}/register-company`,
    { config, schema: { body: multipartBody({ ...account, ...application, ...joiningCompany }), ...Made } },
    async ({ ip, body }, reply) => {
      await limit(networkOf(ip));
      const id = unwrap(await registrations.register('company', accountOf(body), { ...applicationOf(body), listing: companyOf({ ...body, email: undefined }) }));
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
  http.post(
    `${base}/registration`,
    { config, schema: { body: multipartBody({ ...application, ...listings.hospital, ...listings.pharmacy, ...listings.company }), ...Made } },
    async (request, reply) => {
      const viewer = requireAccountType(request, AccountType.hospital, AccountType.pharmacy, AccountType.company);
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

function accountOf({ email, password, name, nickname, phone, marketing }: Fields<typeof account>) {
  return { email, password, name, nickname, phone, marketing };
}

function applicationOf({ registrationNumber, file: licence }: Fields<typeof application>) {
  return { registrationNumber, licence: licence.bytes };
}

function hospitalOf({ hospitalId, hospitalName, ...fields }: Fields<typeof listings.hospital>): WantedListing {
  return hospitalId ? { claim: parseId(hospitalId) } : { make: { ...plainOf(fields), companyName: hospitalName } };
}

function pharmacyOf({ pharmacyId, pharmacyName, ...fields }: Fields<typeof listings.pharmacy>): WantedListing {
  return pharmacyId ? { claim: parseId(pharmacyId) } : { make: { ...plainOf(fields), companyName: pharmacyName } };
}

function companyOf({ companyId, ...body }: Fields<typeof listings.company>): WantedListing {
  if (companyId) return { claim: parseId(companyId) };
  const fields = Object.entries(body).filter(([field]) => field in companyFields);
  return { make: Object.fromEntries(fields) };
}

function plainOf({ contract, postcode, address, detailAddress, latitude, longitude }: Fields<typeof plain>) {
  return { contract, postcode, address, detailAddress, latitude, longitude };
}
