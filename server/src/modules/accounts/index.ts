import { createAccountDesk, type AccountDesk } from './desk/account-desk.service.ts';
import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createStandings, type Standings } from '../../platform/session/standings.ts';
import { createMailClient } from '../../providers/mail/mail.client.ts';
import type { PointsService } from '../points/index.ts';
import type { WordsService } from '../words/index.ts';
import { accountsResolvers } from './accounts.resolvers.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createAccountsService, type AccountsService } from './joining/accounts.service.ts';
import { createBlocksService, type BlocksService } from './desk/blocks.service.ts';
import { createEmailCodesService, type EmailCodesService } from './joining/email-codes.service.ts';
import { createIdentitiesService, type IdentitiesService } from './joining/identities.service.ts';
import { ownAccountRoutes } from './own-account/own-account.routes.ts';
import { createOwnAccountService, type OwnAccountService } from './own-account/own-account.service.ts';
import { createPasswords } from './passwords/passwords.ts';
import { createSessionsService, type SessionsService } from './sessions/sessions.service.ts';
import { findStanding } from './record/sessions.sql.ts';
import { createTemporaryPasswordsService, type TemporaryPasswordsService } from './passwords/temporary-passwords.service.ts';

export { checkEmail, keptEmail } from './record/accounts.policy.ts';
export type {
  Account,
  AccountsService,
  JoiningStep,
  BusinessRegistration,
  PublicUser,
  Registration,
  SocialRegistration,
} from './joining/accounts.service.ts';
export type { AccountDesk, ListedAccount } from './desk/account-desk.service.ts';
export type { BlockedAccount, BlocksService } from './desk/blocks.service.ts';
export type { IdentitiesService, LoginOf, VerifiedPerson } from './joining/identities.service.ts';
export type { Login, LoginState, SessionsService, Tokens } from './sessions/sessions.service.ts';
export type { TemporaryPasswordsService } from './passwords/temporary-passwords.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = [
  'account_blocks',
  'account_locks',
  'email_codes',
  'joining_gifts',
  'login_networks',
  'refresh_tokens',
  'temporary_passwords',
  'users',
];
/** Views that every module may name. @public */
export const views = ['account_contacts', 'account_standings'];

/**
 * Accounts (`register`, `getMyInfo`, `publicUsersByIds`…); `sessions` starts and ends logins; `own` is what only the
 * account's holder does (change the password, leave); `identities` is who holds an account, `temporaryPasswords`
 * the way back in; `standings` is what each login is worth now, `emailCodes` whose a mailbox is; `blocks` is who may not write
 * to others for a time; `desk` is what operators do with accounts.
 */
export type AccountsVerbs = AccountsService & {
  sessions: SessionsService;
  own: OwnAccountService;
  identities: IdentitiesService;
  temporaryPasswords: TemporaryPasswordsService;
  standings: Standings;
  emailCodes: EmailCodesService;
  blocks: BlocksService;
  desk: AccountDesk;
};

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits' | 'tokens' | 'uploads' | 'outbox'> & {
  points: PointsService;
  words: WordsService;
};

/** People: joining, signing in and out, and their own information. */
export function createAccounts(deps: Deps): ServerModule<AccountsVerbs> {
  const { db, clock, config, rateLimits, tokens, uploads, points, words } = deps;
  const passwords = createPasswords(config.passwordCost);
  const offersIdentity = config.providers.danal !== null;
  const standings = createStandings({
    clock,
    async find({ id, sessionId }) {
      const found = await findStanding(db, id, sessionId, clock.now());
      if (!found) return 'over';
      const { awaitsApproval, until, reason } = found;
      if (until !== null && reason !== null) return { block: { until, reason }, awaitsApproval };
      return awaitsApproval ? 'awaits-approval' : 'full';
    },
    // As migrations 142 and 282 say it, whoever changes what.
    listen: (onChange, onBegin) => db.listen('standings', (userId) => onChange(Number(userId)), onBegin),
  });
  const accounts = createAccountsService({ db, clock, passwords, uploads, words });
  const temporaryPasswords = createTemporaryPasswordsService({ db, clock, passwords, standings });
  const sessions = createSessionsService({
    db,
    clock,
    tokens,
    passwords,
    rateLimits,
    temporaryPasswords,
    standings,
    offersIdentity,
    secret: config.jwtSecret,
  });
  const mail = config.providers.mail && createMailClient(config.providers.mail);
  const emailCodes = createEmailCodesService({ db, clock, rateLimits, mail, secret: config.jwtSecret });
  const own = createOwnAccountService({ db, clock, passwords, rateLimits, standings, uploads });
  const blocks = createBlocksService({ db, clock });
  const desk = createAccountDesk(deps);
  const identities = createIdentitiesService({ db, clock, points, secret: config.jwtSecret });
  return {
    verbs: { ...accounts, sessions, own, identities, temporaryPasswords, standings, emailCodes, blocks, desk },
    registration: {
      routes: (http) => {
        accountsRoutes(http, { accounts, sessions, emailCodes, rateLimits });
        ownAccountRoutes(http, own);
      },
      resolvers: accountsResolvers({ accounts, sessions, ownAccount: own, emailCodes, rateLimits }),
      jobs: [
        defineJob(jobType('forget-email-codes'), { schedule: '*/10 * * * *', run: () => emailCodes.forgetExpired() }),
        defineJob(jobType('forget-ended-logins'), { schedule: '25 4 * * *', mostSeconds: 900, run: () => sessions.forgetEnded() }),
        defineJob(jobType('forget-temporary-passwords'), { schedule: '*/10 * * * *', run: () => temporaryPasswords.forgetExpired() }),
      ],
    },
  };
}
