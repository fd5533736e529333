import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import type { ServerModule } from '../../platform/module.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRoutes } from './accounts.routes.ts';
import type { AccountsService } from './accounts.service.ts';
import type { OwnAccountService } from './own-account.service.ts';
import { ownAccountRoutes } from './own-account.routes.ts';
import type { SessionsService } from './sessions.service.ts';

export { keptEmail } from './accounts.policy.ts';
export { createAccountsService } from './accounts.service.ts';
export type {
  Account,
  AccountsService,
  Alongside,
  BusinessRegistration,
  PublicUser,
  Registration,
  SocialRegistration,
} from './accounts.service.ts';
export { createSessionsService } from './sessions.service.ts';
export type { Login, LoginState, SessionsService, Tokens } from './sessions.service.ts';
export { createIdentitiesService } from './identities.service.ts';
export type { IdentitiesService, LoginOf, VerifiedPerson } from './identities.service.ts';
export { createOwnAccountService } from './own-account.service.ts';
export type { OwnAccountService } from './own-account.service.ts';
export { createPasswords } from './passwords.ts';
export { createTemporaryPasswordsService } from './temporary-passwords.service.ts';
export type { TemporaryPasswordsService } from './temporary-passwords.service.ts';

/** People: joining, signing in and out, and their own information. */
export function accountsModule(services: {
  accounts: AccountsService;
  sessions: SessionsService;
  ownAccount: OwnAccountService;
  rateLimits: RateLimiter;
}): ServerModule {
  return {
    routes: (http) => {
      accountsRoutes(http, services);
      ownAccountRoutes(http, services.ownAccount);
    },
    resolvers: accountsResolvers(services),
    counting: ['login', 'createAccessToken', 'logout', 'changePassword', 'updateMarketingConsent'],
  };
}
