import type { ServerModule } from '../../platform/module.ts';
import { withdrawalResolvers } from './withdrawal.resolvers.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

export { createWithdrawalService, type WithdrawalService } from './withdrawal.service.ts';

/** Leaving: a module of its own, since every domain that knows people has a part in it. */
export function withdrawalModule(withdrawal: WithdrawalService): ServerModule {
  return {
    routes: (http) => withdrawalRoutes(http, withdrawal),
    resolvers: withdrawalResolvers(withdrawal),
  };
}
