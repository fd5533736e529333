import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import type { ServerModule } from '../../platform/module.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRoutes } from './accounts.routes.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SessionsService } from './sessions.service.ts';

export { createAccountsService } from './accounts.service.ts';
export type { Account, AccountsService, Alongside, BusinessRegistration, PublicUser, Registration, SocialRegistration } from './accounts.service.ts';
export { createSessionsService } from './sessions.service.ts';
export type { Login, LoginState, SessionsService, Tokens } from './sessions.service.ts';
export { createPasswords } from './passwords.ts';

/** People: joining, signing in and out, and their own information. */
export function accountsModule(services: {
  accounts: AccountsService;
  sessions: SessionsService;
  rateLimits: RateLimiter;
}): ServerModule {
  return {
    routes: (http) => accountsRoutes(http, services),
    resolvers: accountsResolvers(services),
  };
}
