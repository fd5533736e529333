import type { ServerModule } from '../../platform/module.ts';
import { pointsResolvers } from './points.resolvers.ts';
import type { PointsService } from './points.service.ts';

export { createPointsService } from './points.service.ts';
export type { Booking, PointDays, PointEntry, PointsService } from './points.service.ts';

/** The point ledger: append-only, and never below zero. */
export function pointsModule(points: PointsService): ServerModule {
  return { resolvers: pointsResolvers(points) };
}
