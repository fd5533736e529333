import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createSocialClients } from '../../providers/social-clients.ts';
import type { AccountsVerbs } from '../accounts/index.ts';
import { journeyRoutes } from './journey.routes.ts';
import { socialResolvers } from './social.resolvers.ts';
import { socialRoutes } from './social.routes.ts';
import { createSocialService, type SocialService } from './social.service.ts';

export type { ProviderName } from './social.policy.ts';
export type { SocialLogin, SocialService } from './social.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['oauth_states', 'social_accounts', 'social_tickets'];

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits'> & { accounts: AccountsVerbs };

/** Logging in and joining with Naver, Kakao, Facebook and Apple, and which of them an account is linked with. */
export function createSocial({ db, clock, config, rateLimits, accounts }: Deps): ServerModule<SocialService> {
  const { jwtSecret: secret, publicUrl, providers } = config;
  const { sessions } = accounts;
  const social = createSocialService({ db, clock, clients: createSocialClients(providers), secret, accounts, sessions });
  const deps = { social, rateLimits, publicUrl };
  return {
    verbs: social,
    registration: {
      routes: (http) => {
        socialRoutes(http, deps);
        journeyRoutes(http, deps);
      },
      resolvers: socialResolvers(deps),
      jobs: [defineJob(jobType('forget-social-logins'), { schedule: '*/5 * * * *', run: () => social.forgetExpired() })],
    },
  };
}
