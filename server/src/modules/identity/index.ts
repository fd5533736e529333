import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import type { ServerModule } from '../../platform/module.ts';
import { identityResolvers, type IdentityServices } from './identity.resolvers.ts';
import { identityRoutes } from './identity.routes.ts';

export { createIdentityService, type IdentityService, type StartedVerification } from './identity.service.ts';
export { createRecoveryService, type FoundEmail, type RecoveryService } from './recovery.service.ts';

/** Knowing who somebody is, and helping them back into their account: Danal, find email, temporary password. */
export function identityModule(deps: IdentityServices & { rateLimits: RateLimiter }): ServerModule {
  return {
    routes: (http) => identityRoutes(http, deps),
    resolvers: identityResolvers(deps),
    counting: ['sendTemporaryPassword'],
  };
}
