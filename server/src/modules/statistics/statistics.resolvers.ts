import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { viewerOf } from '../../platform/session/guards.ts';
import type { StatisticsService } from './statistics.service.ts';

export function statisticsResolvers(statistics: StatisticsService): Resolvers {
  return {
    Mutation: {
      recordPageView: (_root, view, context) =>
        statistics.recordPageView(view, { viewer: viewerOf(context), ip: context.ip }),
    },
  };
}
