import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ServerModule } from '../../platform/module.ts';
import { countsResolvers } from './counts.resolvers.ts';
import { countsRoutes } from './counts.routes.ts';
import { createCountsService, type CountsDeps, type CountsService } from './counts.service.ts';

export type { CountsService } from './counts.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['business_daily_counts', 'business_visits', 'recent_visits'];
/** Views that every module may name. @public */
export const views = ['visited_listings'];

/**
 * The counts of the pages of hospitals, pharmacies and companies, for their owners: visitors, clicks and where people came from, by the day
 * in Asia/Seoul.
 */
export function createCounts(deps: CountsDeps): ServerModule<CountsService> {
  const counts = createCountsService(deps);
  return {
    verbs: counts,
    registration: {
      routes: (http) => countsRoutes(http, { counts }),
      resolvers: countsResolvers({ counts }),
      jobs: [defineJob(jobType('forget-visits'), { schedule: '15 4 * * *', mostSeconds: 900, run: () => counts.forgetOldVisits() })],
    },
  };
}
