import type { ServerModule } from '../../platform/module.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import { journeyRoutes } from './journey.routes.ts';
import { socialResolvers } from './social.resolvers.ts';
import { socialRoutes } from './social.routes.ts';
import type { SocialService } from './social.service.ts';

export type { ProviderName } from './social.policy.ts';
export { createSocialService } from './social.service.ts';
export type { SocialLogin, SocialService } from './social.service.ts';

/** Logging in and joining with Naver, Kakao, Facebook and Apple, and which of them an account is linked with. */
export function socialModule(deps: { social: SocialService; rateLimits: RateLimiter; publicUrl: string | null }): ServerModule {
  return {
    routes: (http) => {
      socialRoutes(http, deps);
      journeyRoutes(http, deps);
    },
    resolvers: socialResolvers(deps),
    counting: ['loginByNaver', 'loginByKakao', 'loginByFacebook', 'loginByApple', 'unlinkSocialAccount'],
  };
}
