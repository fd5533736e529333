import type { ServerModule } from '../../platform/module.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limits.ts';
import { registrationsResolvers } from './registrations.resolvers.ts';
import { registrationsRoutes } from './registrations.routes.ts';
import type { RegistrationsService } from './registrations.service.ts';

export { createRegistrationDecisions, orTaken, type RegistrationDecisions } from './decisions.service.ts';
export { formatBusinessNumber, parseBusinessNumber } from './registrations.policy.ts';
export { createRegistrationsService, type RegistrationsService } from './registrations.service.ts';

/** Businesses that join: their papers, the listing that they ask for, and what became of it. */
export function registrationsModule(services: { registrations: RegistrationsService; rateLimits: RateLimiter }): ServerModule {
  return {
    routes: (http) => registrationsRoutes(http, services),
    resolvers: registrationsResolvers(services),
    // They say nothing to anybody but an operator.
    counting: ['registerHospital', 'registerPharmacy'],
  };
}
