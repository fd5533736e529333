import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { PaymentsVerbs } from '../payments/index.ts';
import { passesRoutes } from './passes.routes.ts';
import { createPassesService, type PassesService } from './passes.service.ts';

export type { ActivePeriod, Pass, PassesService, PassItem } from './passes.service.ts';

/** Passes of some days for the detailed medical fee records: items, purchases, the active period. */
export function createPasses({
  payments,
  ...deps
}: Pick<PlatformDeps, 'db' | 'clock'> & { payments: PaymentsVerbs }): ServerModule<PassesService> {
  const { orders } = payments;
  const passes = createPassesService({ ...deps, orders });
  return { verbs: passes, registration: { routes: (http) => passesRoutes(http, { passes, orders }) } };
}
