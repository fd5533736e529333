import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { PointEntry, PointsService } from './points.service.ts';

export function pointsResolvers(points: PointsService): Resolvers {
  return {
    Query: {
      getMyPoint: async (_root, _args, context) => {
        const viewer = signedInViewer(context);
        return { id: viewer.id, point: await points.getMyPoint(viewer) };
      },
      getMyPointHistoryByPage: async (_root, { startDate, endDate, page, count }, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await points.getMyHistory(viewer, { startDate, endDate }, { page, count })).map(toHistory);
      },
      getMyPointHistoryCount: (_root, days, context) => points.getMyHistoryCount(signedInViewer(context), days),
    },
  };
}

function toHistory({ userId, createdAt, ...entry }: PointEntry) {
  return { ...entry, user: { id: userId }, timestamp: { createdAt } };
}
