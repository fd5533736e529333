import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

export function withdrawalResolvers(withdrawal: WithdrawalService): Resolvers {
  return {
    Mutation: {
      withdraw: async (_root, { password }, context) => {
        unwrap(await withdrawal.withdraw(signedInViewer(context), password ?? null));
        return true;
      },
    },
  };
}
