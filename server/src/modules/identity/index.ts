import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createDanalClient } from '../../providers/danal/danal.client.ts';
import { createMailClient } from '../../providers/mail/mail.client.ts';
import type { AccountsVerbs } from '../accounts/index.ts';
import { identityResolvers } from './identity.resolvers.ts';
import { identityRoutes } from './identity.routes.ts';
import { createIdentityService, type IdentityService } from './identity.service.ts';
import { createRecoveryService, type RecoveryService } from './recovery.service.ts';

export type { IdentityService, StartedVerification } from './identity.service.ts';
export type { FoundEmail, RecoveryService } from './recovery.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['identity_verifications'];

/** Verifying a person with Danal, and `recovery` of a forgotten email or password. */
export type IdentityVerbs = IdentityService & { recovery: RecoveryService };
type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits'> & { accounts: AccountsVerbs };

/** Knowing who somebody is, and helping them back into their account: Danal, find email, temporary password. */
export function createIdentity({ db, clock, config, rateLimits, accounts }: Deps): ServerModule<IdentityVerbs> {
  const { publicUrl, providers } = config;
  const { identities, temporaryPasswords } = accounts;
  const danal = providers.danal && createDanalClient(providers.danal);
  const mail = providers.mail && createMailClient(providers.mail);
  const identity = createIdentityService({ db, clock, accounts, identities, rateLimits, danal });
  const recovery = createRecoveryService({ identities, temporaryPasswords, rateLimits, mail });
  return {
    verbs: { ...identity, recovery },
    registration: {
      routes: (http) => identityRoutes(http, { identity, recovery, publicUrl, rateLimits }),
      resolvers: identityResolvers({ identity, recovery, publicUrl }),
      jobs: [defineJob(jobType('forget-identity-verifications'), { schedule: '*/10 * * * *', run: () => identity.forgetExpired() })],
    },
  };
}
