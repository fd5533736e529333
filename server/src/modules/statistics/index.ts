import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { ServerModule } from '../../platform/module.ts';
import { statisticsResolvers } from './statistics.resolvers.ts';
import { createStatisticsService, type StatisticsDeps, type StatisticsService } from './statistics.service.ts';

export type { StatisticsService } from './statistics.service.ts';
export { spans } from './statistics.sql.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['happenings', 'page_view_daily_counts', 'page_views', 'search_daily_counts'];

/** Counts of the site's use. */
export function createStatistics(deps: StatisticsDeps): ServerModule<StatisticsService> {
  const statistics = createStatisticsService(deps);
  return {
    verbs: statistics,
    registration: {
      resolvers: statisticsResolvers(statistics),
      jobs: [defineJob(jobType('sum-up-page-views'), { schedule: '10 4 * * *', mostSeconds: 900, run: () => statistics.sumUpOldViews() })],
    },
  };
}
