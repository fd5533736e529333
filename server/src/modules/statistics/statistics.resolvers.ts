import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { StatisticsService } from './statistics.service.ts';

export function statisticsResolvers(statistics: StatisticsService): Resolvers {
  return {
    Query: {
      getSearchCount: () => statistics.getSearchCount(),
      getSiteCounts: () => statistics.getSiteCounts(),
    },
    Mutation: {
      recordPageView: (_root, view, context) => statistics.recordPageView(view, context.ip),
      increaseSearchCount: (_root, search, { ip }) => statistics.countSearch(search, ip),
    },
  };
}
