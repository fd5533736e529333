import { networkOf } from '@petcare/node';
import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers, SocialAccount, UserSocial } from '../../platform/graphql/schema.gen.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { browserOf } from './browser-cookie.ts';
import type { ProviderName } from './social.policy.ts';
import type { ProviderState, SocialService } from './social.service.ts';

const LOGINS = { max: 300, windowSeconds: 15 * 60 };

/** Each linked provider's account in the words of the specification; null where nothing is linked. */
function socialOf(states: readonly ProviderState[]): UserSocial | null {
  const of = (name: ProviderName) => states.find(({ provider }) => provider === name)?.account;
  const [naver, kakao, apple] = [of('naver'), of('kakao'), of('apple')];
  if (!naver && !kakao && !apple) return null;
  return {
    naver: naver ? { naverUID: naver.providerUid, email: naver.email, name: naver.name } : null,
    kakao: kakao ? { kakaoUID: kakao.providerUid, nickname: kakao.nickname, email: kakao.email } : null,
    apple: apple ? { firstname: apple.firstName, lastname: apple.lastName, email: apple.email, idToken: apple.providerUid } : null,
  };
}

export function socialResolvers({
  social,
  rateLimits,
  publicUrl,
}: {
  social: SocialService;
  rateLimits: RateLimiter;
  publicUrl: string | null;
}): Resolvers {
  const caller = async (context: GraphqlContext) => {
    unwrap(await rateLimits.hit(`social:${networkOf(context.ip)}`, LOGINS));
    context.neverStore();
    return { browser: browserOf(context, publicUrl), viewer: viewerOf(context) };
  };
  const byTicket =
    (provider: ProviderName) =>
    async (_root: unknown, { token }: { token: string }, context: GraphqlContext) =>
      unwrap(await social.loginByTicket(provider, { ...(await caller(context)), ticket: token }));
  const accountsOf = async (viewer: Viewer | undefined): Promise<SocialAccount[]> =>
    (await social.listProviders(viewer)).map(({ account, ...state }) => ({ ...state, ...account, provider: state.provider }));

  return {
    // A `User` is never anybody's but the caller's own.
    User: { social: async (_user, _args, context) => socialOf(await social.listProviders(signedInViewer(context))) },
    Query: {
      getSocialAccounts: (_root, _args, context) => accountsOf(viewerOf(context)),
      getAppleAccount: async (_root, _args, context) => {
        const states = await social.listProviders(signedInViewer(context));
        const account = states.find(({ provider }) => provider === 'apple')?.account;
        return account
          ? { appleUID: account.providerUid, firstname: account.firstName, lastname: account.lastName, email: account.email }
          : null;
      },
    },
    Mutation: {
      loginByNaver: byTicket('naver'),
      loginByFacebook: byTicket('facebook'),
      loginByApple: byTicket('apple'),
      loginByKakao: async (_root, { code, redirectUri, token }, context) =>
        unwrap(await social.loginByKakao({ ...(await caller(context)), code, redirectUri, state: token })),
      registerSocialUser: async (_root, { input: { ticket, recommender, marketing, ...registration } }, context) => {
        const { browser } = await caller(context);
        const given = { ...registration, recommender: recommender ?? undefined, marketing: marketing ?? undefined };
        return unwrap(await social.register(ticket, browser, given));
      },
      unlinkSocialAccount: async (_root, { provider }, context) => {
        const viewer = signedInViewer(context);
        unwrap(await social.unlink(viewer, provider));
        return accountsOf(viewer);
      },
    },
  };
}
