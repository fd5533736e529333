import type { ServerModule } from '../../platform/module.ts';
import { withdrawalResolvers } from './withdrawal.resolvers.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';
import { createWithdrawalService, type WithdrawalDeps, type WithdrawalService } from './withdrawal.service.ts';

export type { WithdrawalService } from './withdrawal.service.ts';

/** Leaving: a module of its own, since every domain that knows people has a part in it. */
export function createWithdrawal(deps: WithdrawalDeps): ServerModule<WithdrawalService> {
  const withdrawal = createWithdrawalService(deps);
  return {
    verbs: withdrawal,
    registration: { routes: (http) => withdrawalRoutes(http, withdrawal), resolvers: withdrawalResolvers(withdrawal) },
  };
}
