import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers, User } from '../../platform/graphql/schema.gen.ts';
import { requireViewer } from '../../platform/session/guards.ts';
import type { Account, AccountsService } from './accounts.service.ts';

export function accountsResolvers(accounts: AccountsService): Resolvers {
  return {
    Query: {
      getMyInfo: async (_root, _args, context) => toUser(unwrap(await accounts.getMyInfo(requireViewer(context)))),
      checkDuplicateEmail: (_root, { email }) => accounts.isEmailTaken(email),
      checkDuplicateNickname: (_root, { nickname }) => accounts.isNicknameTaken(nickname),
    },
    Mutation: {
      updateMyInfo: async (_root, { input }, context) =>
        toUser(unwrap(await accounts.updateMyInfo(requireViewer(context), input))),
    },
  };
}

function toUser(account: Account): User {
  const { accountType, createdAt, updatedAt, postcode, sido, sigungu, address, detailAddress, longitude, latitude, ...own } =
    account;
  return {
    ...own,
    type: accountType,
    address: { postcode, sido, sigungu, address, detailAddress, longitude, latitude },
    timestamp: { createdAt, updatedAt },
  };
}
