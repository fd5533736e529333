import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { requireViewer } from '../../platform/session/guards.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

export function withdrawalResolvers(withdrawal: WithdrawalService): Resolvers {
  return {
    Mutation: {
      withdraw: async (_root, { password }, context) => {
        unwrap(await withdrawal.withdraw(requireViewer(context), password ?? null));
        return true;
      },
    },
  };
}
