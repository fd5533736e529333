import type { Clock } from '../../platform/clock.ts';
import type { Registration } from '../../platform/module.ts';
import { companiesRoutes } from './companies.routes.ts';
import type { CompaniesService } from './companies.service.ts';

export { createCompaniesService, type CompaniesService } from './companies.service.ts';
export { addressFields, companyFields } from './companies.fields.ts';
export { toListingChange, type CompanyFields } from './companies.policy.ts';

/** A company's own profile (`/api/client/user/company`); its listing is one of places. */
export function companiesModule({ companies, clock }: { companies: CompaniesService; clock: Clock }): Registration {
  return { routes: (http) => companiesRoutes(http, companies, clock) };
}
