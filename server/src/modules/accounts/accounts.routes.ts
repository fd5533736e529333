import { Type, type Static } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import { orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { joiningsAnHour } from './record/accounts.policy.ts';
import type { Account, AccountsService } from './joining/accounts.service.ts';
import type { EmailCodesService } from './joining/email-codes.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

const Registration = Type.Object({
  emailCode: Type.Optional(text(20)),
  email: text(254),
  password: text(200),
  name: text(60),
  nickname: text(60),
  phone: text(40),
  recommender: Type.Optional(text(60)),
  marketing: Type.Optional(Type.Boolean()),
});
const Credentials = Type.Object({ email: text(254), password: text(200) });
const Tokens = Type.Object({ token: Type.String(), refreshToken: Type.String() });
const Login = Type.Object({ ...Tokens.properties, state: Type.String(), stateURL: Type.String() });
const Identity = Type.Object({
  userID: Type.String(),
  accountType: Type.Integer(),
  socialType: Type.Integer(),
  nickname: Type.String(),
  name: Type.String(),
});
const Me = Type.Object({
  id: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  name: Type.String(),
  nickname: Type.String(),
  type: Type.Integer(),
  recommender: orNull(Type.String()),
  marketingAgreedAt: orNull(Type.String()),
  userImage: orNull(Type.String()),
  age: orNull(Type.Integer()),
  gender: orNull(Type.Union([Type.Literal('male'), Type.Literal('female')])),
  married: orNull(Type.Boolean()),
  address: Type.Object({
    postcode: orNull(Type.String()),
    sido: orNull(Type.String()),
    sigungu: orNull(Type.String()),
    address: orNull(Type.String()),
    detailAddress: orNull(Type.String()),
    longitude: orNull(Type.Number()),
    latitude: orNull(Type.Number()),
  }),
});

type Services = { accounts: AccountsService; sessions: SessionsService; emailCodes: EmailCodesService; rateLimits: RateLimiter };

export function accountsRoutes(http: Http, { accounts, sessions, emailCodes, rateLimits }: Services): void {
  const base = '/api/client/user';
  const ofSession = { idempotent: false };

  http.post(
    `${base}/register`,
    { config: { access: 'public' }, schema: { body: Registration, response: { 201: envelope(Type.Object({ id: Type.String() })) } } },
    async (request, reply) => {
      unwrap(await rateLimits.hit(`register:${networkOf(request.ip)}`, joiningsAnHour));
      const { emailCode, ...registration } = request.body;
      unwrap(await emailCodes.confirm(registration.email, emailCode));
      const id = unwrap(await accounts.register(registration));
      void reply.code(201);
      return success({ id: String(id) });
    },
  );
  http.post(
    `${base}/email-code`,
    {
      config: { access: 'public', ...ofSession },
      schema: { body: Type.Object({ email: text(254) }), response: { 200: envelope(Type.Null()) } },
    },
    async (request) => {
      unwrap(await emailCodes.sendCode(request.body.email, request.ip));
      return success(null);
    },
  );
  http.post(
    `${base}/email-code/check`,
    {
      config: { access: 'public', ...ofSession },
      schema: { body: Type.Object({ email: text(254), emailCode: text(20) }), response: { 200: envelope(Type.Null()) } },
    },
    async (request) => {
      unwrap(await emailCodes.check(request.body.email, request.body.emailCode, request.ip));
      return success(null);
    },
  );
  http.post(
    `${base}/login`,
    { config: { access: 'public', ...ofSession }, schema: { body: Credentials, response: { 200: envelope(Login) } } },
    async (request) => success(unwrap(await sessions.login(request.body, request.ip))),
  );
  http.post(
    `${base}/access-token`,
    {
      config: { access: 'public', ...ofSession },
      schema: { body: Type.Object({ refreshToken: text(200) }), response: { 200: envelope(Tokens) } },
    },
    async (request) => success(unwrap(await sessions.refresh(request.body.refreshToken))),
  );
  http.delete(`${base}/logout`, { config: { access: 'member' }, schema: { response: { 200: envelope(Type.Null()) } } }, async (request) => {
    await sessions.logout(signedInViewer(request));
    return success(null);
  });
  http.get(`${base}/authorize`, { config: { access: 'member' }, schema: { response: { 200: envelope(Identity) } } }, async (request) => {
    const { id, accountType, socialType, nickname, name } = signedInViewer(request);
    return success({ userID: String(id), accountType, socialType, nickname, name });
  });
  http.get(`${base}/me`, { config: { access: 'member' }, schema: { response: { 200: envelope(Me) } } }, async (request) =>
    success(toMe(unwrap(await accounts.getMyInfo(signedInViewer(request))))),
  );
}

function toMe(account: Account): Static<typeof Me> {
  const { id, accountType, email, phone, name, nickname, recommender, marketingAgreedAt, userImage, age, gender, married } = account;
  const { postcode, sido, sigungu, address, detailAddress, longitude, latitude } = account;
  return {
    id: String(id),
    email,
    phone,
    name,
    nickname,
    type: accountType,
    recommender,
    marketingAgreedAt,
    userImage,
    age,
    gender,
    married,
    address: { postcode, sido, sigungu, address, detailAddress, longitude, latitude },
  };
}
