import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '@petcare/node';
import { err, unwrap, type Result } from '../../platform/errors/result.ts';
import { isFromOtherSite } from '../../platform/http/fetch-site.ts';
import type { Http } from '../../platform/http/http.ts';
import { fieldsOf, foreignFields, registerNavigations } from '../../platform/http/navigation.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { text } from '../../platform/http/fields.ts';
import { formOf } from '../../providers/http.ts';
import { askedBy, browserOf, rememberBrowser } from './browser-cookie.ts';
import { providerNames, readPostedName, socialError, type ProviderName, type SocialError } from './social.policy.ts';
import type { SocialService } from './social.service.ts';

const STARTS = { max: 300, windowSeconds: 15 * 60 };

const Params = Type.Object({ provider: Type.Union(providerNames.map((name) => Type.Literal(name))) });
const Start = Type.Object({
  next: Type.Optional(text(500)),
  intent: Type.Union([Type.Literal('login'), Type.Literal('link')], { default: 'login' }),
});
const back = { code: 2_000, state: 200, error: 200, user: 2_000 } as const;

type Deps = { social: SocialService; rateLimits: RateLimiter; publicUrl: string | null };

/** The routes that a browser itself goes through, from our button to the provider and back: answers are places to go. */
export function journeyRoutes(http: Http, { social, rateLimits, publicUrl }: Deps): void {
  const base = '/api/client/user/social/:provider';
  const callbackOf = (provider: ProviderName) =>
    provider === 'kakao' ? '/oauth/kakao/callback' : `/api/client/user/social/${provider}/callback`;

  http.get(base, { config: { access: 'public' }, schema: { hide: true, params: Params, querystring: Start } }, async (request, reply) => {
    const { provider } = request.params;
    const allowed = await rateLimits.hit(`social-start:${networkOf(request.ip)}`, STARTS);
    if (!allowed.ok) return goOn(request, reply, provider, err(socialError('SOCIAL_BUSY', provider)));
    const { next = null, intent } = request.query;
    // Another site's page could have the visitor link an account of its own, which the provider has it signed in with.
    if (intent === 'link' && isFromOtherSite(request)) return goOn(request, reply, provider, err(socialError('SOCIAL_EXPIRED', provider)));
    const { browser, setCookie } = rememberBrowser(askedBy(request), publicUrl);
    const url = await social.begin({
      provider,
      origin: originOf(request, publicUrl),
      callbackPath: callbackOf(provider),
      next,
      intent,
      browser,
    });
    if (url.ok) return reply.header('set-cookie', setCookie).redirect(url.value, 302);
    if (url.error.code === 'SOCIAL_OFF') return goOn(request, reply, provider, url);
    return unwrap(url);
  });

  registerNavigations(http, pageOfFailure, (scope) => {
    scope.get(
      `${base}/callback`,
      { config: { access: 'public' }, schema: { hide: true, params: Params, querystring: foreignFields(back) } },
      async (request, reply) => {
        const { provider } = request.params;
        const { code, error, state = '' } = fieldsOf(back, request.query);
        const ticket = await social.takeCallback({ provider, code, error, state, browser: browserOf(askedBy(request), publicUrl) });
        return goOn(request, reply, provider, ticket);
      },
    );
    const config = { access: 'public', idempotent: false } as const;
    scope.post(
      `${base}/callback`,
      { config, schema: { hide: true, params: Params, body: foreignFields(back) } },
      async (request, reply) => {
        const { provider } = request.params;
        const { code, error, state, user } = fieldsOf(back, request.body);
        const name = readPostedName(user);
        if (name && state) await social.keepPostedName(provider, state, name);
        // A post of another site carries no cookie of ours: the browser comes once more by itself, and then it does.
        const query = formOf({ code: code ?? null, error: error ?? null, state: state ?? null });
        return reply.redirect(`${callbackOf(provider)}?${query}`, 303);
      },
    );
  });
}

/** The page at which a journey ends that can't be gone on with. */
function pageOfFailure({ params }: FastifyRequest): string {
  const named = (params as { provider?: string }).provider;
  const provider = providerNames.find((name) => name === named);
  return provider ? `/login/naver#${formOf({ provider, error: 'SOCIAL_EXPIRED' })}` : '/login';
}

/** To the page that ends the log-in. What it needs stands behind the #, where no server and no log sees it. */
function goOn(request: FastifyRequest, reply: FastifyReply, provider: ProviderName, result: Result<string, SocialError>): FastifyReply {
  if (!result.ok && result.error.detail)
    request.log.warn({ code: result.error.code, detail: result.error.detail }, 'a provider refused a log-in');
  const fields = formOf({ provider, token: result.ok ? result.value : null, error: result.ok ? null : result.error.code });
  return reply.redirect(`/login/naver#${fields}`, 302);
}
