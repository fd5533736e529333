import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createRegistrationDecisions, type RegistrationDecisions } from './decisions.service.ts';
import { registrationsResolvers } from './registrations.resolvers.ts';
import { registrationsRoutes } from './registrations.routes.ts';
import { createRegistrationsService, type RegistrationsDeps, type RegistrationsService } from './registrations.service.ts';

export { orTaken, type RegistrationDecisions } from './decisions.service.ts';
export type { RegistrationsService } from './registrations.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['registrations'];

/** The verbs of businesses, and the `decisions` of operators on them. */
export type RegistrationsVerbs = RegistrationsService & { decisions: RegistrationDecisions };

/** Businesses that join: their papers, the listing that they ask for, and what became of it. */
export function createRegistrations(deps: RegistrationsDeps & Pick<PlatformDeps, 'rateLimits'>): ServerModule<RegistrationsVerbs> {
  const { rateLimits } = deps;
  const registrations = createRegistrationsService(deps);
  return {
    verbs: { ...registrations, decisions: createRegistrationDecisions(deps) },
    registration: {
      routes: (http) => registrationsRoutes(http, { registrations, rateLimits }),
      resolvers: registrationsResolvers({ registrations, rateLimits }),
      // They say nothing to anybody but an operator.
    },
  };
}
