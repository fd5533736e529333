import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { PointsService } from '../points/index.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createAccountsService, type AccountsService } from './accounts.service.ts';
import { createIdentitiesService, type IdentitiesService } from './identities.service.ts';
import { ownAccountRoutes } from './own-account.routes.ts';
import { createOwnAccountService, type OwnAccountService } from './own-account.service.ts';
import { createPasswords } from './passwords.ts';
import { createSessionsService, type SessionsService } from './sessions.service.ts';
import { createTemporaryPasswordsService, type TemporaryPasswordsService } from './temporary-passwords.service.ts';

export { keptEmail } from './accounts.policy.ts';
export type {
  Account,
  AccountsService,
  Alongside,
  BusinessRegistration,
  PublicUser,
  Registration,
  SocialRegistration,
} from './accounts.service.ts';
export type { IdentitiesService, LoginOf, VerifiedPerson } from './identities.service.ts';
export type { Login, LoginState, SessionsService, Tokens } from './sessions.service.ts';
export type { TemporaryPasswordsService } from './temporary-passwords.service.ts';

/**
 * Accounts (`register`, `getMyInfo`, `publicUsersByIds`…); `sessions` starts and ends logins; `own` is what only the
 * account's holder does (change the password, leave); `identities` is who holds an account, `temporaryPasswords`
 * the way back in.
 */
export type AccountsVerbs = AccountsService & {
  sessions: SessionsService;
  own: OwnAccountService;
  identities: IdentitiesService;
  temporaryPasswords: TemporaryPasswordsService;
};

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits' | 'tokens'> & { points: PointsService };

/** People: joining, signing in and out, and their own information. */
export function createAccounts(deps: Deps): ServerModule<AccountsVerbs> {
  const { db, clock, config, rateLimits, tokens, points } = deps;
  const passwords = createPasswords(config.passwordCost);
  const offersIdentity = config.providers.danal !== null;
  const accounts = createAccountsService({ db, clock, points, passwords });
  const temporaryPasswords = createTemporaryPasswordsService({ db, clock, passwords });
  const sessions = createSessionsService({ db, clock, tokens, passwords, rateLimits, temporaryPasswords, offersIdentity });
  const own = createOwnAccountService({ db, clock, passwords, rateLimits });
  const identities = createIdentitiesService({ db, clock });
  return {
    verbs: { ...accounts, sessions, own, identities, temporaryPasswords },
    registration: {
      routes: (http) => {
        accountsRoutes(http, { accounts, sessions, rateLimits });
        ownAccountRoutes(http, own);
      },
      resolvers: accountsResolvers({ accounts, sessions, ownAccount: own, rateLimits }),
      jobs: [
        defineJob(jobType('forget-login-failures'), { schedule: '*/5 * * * *', run: () => sessions.forgetFailures() }),
        defineJob(jobType('forget-temporary-passwords'), { schedule: '*/10 * * * *', run: () => temporaryPasswords.forgetExpired() }),
      ],
      counting: ['login', 'createAccessToken', 'logout', 'changePassword', 'updateMarketingConsent'],
    },
  };
}
