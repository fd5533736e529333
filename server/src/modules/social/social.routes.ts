import { networkOf } from '@petcare/node';
import { Type, type Static } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { ExpectedError, unwrap, type Result } from '../../platform/errors/result.ts';
import { envelope, listOf, success, wholeList } from '../../platform/http/envelope.ts';
import { orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { askedBy, browserOf } from './browser-cookie.ts';
import { providerNames, type SocialError } from './social.policy.ts';
import type { ProviderState, SocialService } from './social.service.ts';

/** Many people may share an address. */
const LOGINS = { max: 300, windowSeconds: 15 * 60 };
const JOININGS = { max: 100, windowSeconds: 60 * 60 };

const Provider = Type.Union(providerNames.map((name) => Type.Literal(name)));

const SocialLogin = Type.Object({
  token: orNull(Type.String()),
  refreshToken: orNull(Type.String()),
  state: Type.String(),
  stateURL: Type.String(),
  next: orNull(Type.String()),
});
const Registration = Type.Object({
  ticket: text(200),
  email: text(254),
  name: text(60),
  nickname: text(60),
  phone: text(40),
  recommender: Type.Optional(text(60)),
  marketing: Type.Optional(Type.Boolean()),
});
const Ticket = Type.Object({
  provider: Type.String(),
  email: orNull(Type.String()),
  name: orNull(Type.String()),
  nickname: orNull(Type.String()),
});
const LinkState = Type.Object({
  provider: Type.String(),
  isOn: Type.Boolean(),
  isLinked: Type.Boolean(),
  email: orNull(Type.String()),
  name: orNull(Type.String()),
  nickname: orNull(Type.String()),
  linkedAt: orNull(Type.String()),
});

export function socialRoutes(
  http: Http,
  { social, rateLimits, publicUrl }: { social: SocialService; rateLimits: RateLimiter; publicUrl: string | null },
): void {
  const base = '/api/client/user';
  const ofSession = { idempotent: false };
  const caller = async (request: FastifyRequest) => {
    unwrap(await rateLimits.hit(`social:${networkOf(request.ip)}`, LOGINS));
    return { browser: browserOf(askedBy(request), publicUrl), viewer: viewerOf(request) };
  };

  for (const provider of ['naver', 'facebook', 'apple'] as const) {
    http.post(
      `${base}/${provider}`,
      {
        config: { access: 'public', ...ofSession },
        schema: { body: Type.Object({ token: text(200) }), response: { 200: envelope(SocialLogin) } },
      },
      async (request) =>
        success(told(request, await social.loginByTicket(provider, { ...(await caller(request)), ticket: request.body.token }))),
    );
  }
  http.post(
    `${base}/kakao`,
    {
      config: { access: 'public', ...ofSession },
      schema: {
        body: Type.Object({ code: text(2000), redirectUri: text(500), token: text(200) }),
        response: { 200: envelope(SocialLogin) },
      },
    },
    async (request) => {
      const { code, redirectUri, token: state } = request.body;
      return success(told(request, await social.loginByKakao({ ...(await caller(request)), code, redirectUri, state })));
    },
  );
  http.post(
    `${base}/social/ticket`,
    {
      config: { access: 'public', ...ofSession },
      schema: { body: Type.Object({ ticket: text(200) }), response: { 200: envelope(Ticket) } },
    },
    async (request) => success(unwrap(await social.readJoinTicket(request.body.ticket, (await caller(request)).browser))),
  );
  http.post(
    `${base}/register-social`,
    // Its ticket is spent once; an answer with tokens is never stored.
    { config: { access: 'public', idempotent: false }, schema: { body: Registration, response: { 201: envelope(SocialLogin) } } },
    async (request, reply) => {
      unwrap(await rateLimits.hit(`register:${networkOf(request.ip)}`, JOININGS));
      const { ticket, ...registration } = request.body;
      const login = unwrap(await social.register(ticket, browserOf(askedBy(request), publicUrl), registration));
      void reply.code(201);
      return success(login);
    },
  );
  http.get(
    `${base}/social`,
    { config: { access: 'public' }, schema: { response: { 200: envelope(listOf(LinkState)) } } },
    async (request) => success(wholeList((await social.listProviders(viewerOf(request))).map(toState))),
  );
  http.delete(
    `${base}/social/:provider`,
    {
      config: { access: 'member' },
      schema: { params: Type.Object({ provider: Provider }), response: { 200: envelope(Type.Null()) } },
    },
    async (request) => success(unwrap(await social.unlink(signedInViewer(request), request.params.provider))),
  );
}

function toState({ provider, isOn, isLinked, account }: ProviderState): Static<typeof LinkState> {
  const { email, name, nickname, linkedAt } = account ?? { email: null, name: null, nickname: null, linkedAt: null };
  return { provider, isOn, isLinked, email, name, nickname, linkedAt };
}

/** The value, or out as the failure it is; what the provider said goes to the log, since it may be our key that is wrong. */
function told<T>(request: FastifyRequest, result: Result<T, SocialError>): T {
  if (result.ok) return result.value;
  const { code, detail } = result.error;
  if (detail) request.log.warn({ code, detail }, 'a provider refused a log-in');
  throw new ExpectedError(result.error);
}
