import type { ServerModule } from '../../platform/module.ts';
import { countsResolvers } from './counts.resolvers.ts';
import { countsRoutes } from './counts.routes.ts';
import type { CountsService } from './counts.service.ts';

export { createCountsService, type CountsService } from './counts.service.ts';

/**
 * What happens on the pages of hospitals, pharmacies and companies, for their owners: visitors, clicks and where
 * people came from, by the day in Asia/Seoul.
 */
export function countsModule(services: { counts: CountsService }): ServerModule {
  return {
    routes: (http) => countsRoutes(http, services),
    resolvers: countsResolvers(services),
    counting: [
      'increaseHospitalVisitorCount',
      'increaseHospitalClickCount',
      'increaseHospitalInflowCount',
      'increasePharmacyVisitorCount',
      'increasePharmacyClickCount',
      'increasePharmacyInflowCount',
    ],
  };
}
