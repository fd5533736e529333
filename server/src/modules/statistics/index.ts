import type { ServerModule } from '../../platform/module.ts';
import { statisticsResolvers } from './statistics.resolvers.ts';
import type { StatisticsService } from './statistics.service.ts';

export { createStatisticsService } from './statistics.service.ts';
export type { StatisticsService } from './statistics.service.ts';

/** Counts of the site's use. */
export function statisticsModule(statistics: StatisticsService): ServerModule {
  return { resolvers: statisticsResolvers(statistics), counting: ['recordPageView', 'increaseSearchCount'] };
}
