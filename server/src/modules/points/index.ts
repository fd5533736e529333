import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AlertsService } from '../alerts/index.ts';
import type { LedgerService } from '../ledger/index.ts';
import { pointsResolvers } from './points.resolvers.ts';
import { createPointsService, type PointsService } from './points.service.ts';

export type { Booking, PointDays, PointEntry, PointsService } from './points.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['point_balances', 'point_entries'];

/** The point ledger: append-only, and never below zero. */
export function createPoints(
  deps: Pick<PlatformDeps, 'db' | 'clock'> & { alerts: AlertsService; ledger: LedgerService },
): ServerModule<PointsService> {
  const points = createPointsService(deps);
  return { verbs: points, registration: { resolvers: pointsResolvers(points) } };
}
