import { networkOf } from '@petcare/node';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Resolvers, User } from '../../platform/graphql/schema.gen.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { joiningsAnHour } from './record/accounts.policy.ts';
import type { Account, AccountsService } from './joining/accounts.service.ts';
import type { EmailCodesService } from './joining/email-codes.service.ts';
import type { OwnAccountService } from './own-account/own-account.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

/** Enough for a form that asks as one types, too few to go through a list of people. */
const DUPLICATE_CHECKS = { max: 120, windowSeconds: 10 * 60 };

type Services = {
  accounts: AccountsService;
  sessions: SessionsService;
  ownAccount: OwnAccountService;
  emailCodes: EmailCodesService;
  rateLimits: RateLimiter;
};

export function accountsResolvers({ accounts, sessions, ownAccount, emailCodes, rateLimits }: Services): Resolvers {
  const countCheck = async ({ ip }: GraphqlContext) => void unwrap(await rateLimits.hit(`duplicate:${networkOf(ip)}`, DUPLICATE_CHECKS));

  return {
    Query: {
      getMyInfo: async (_root, _args, context) => toUser(unwrap(await accounts.getMyInfo(signedInViewer(context)))),
      checkDuplicateEmail: async (_root, { email }, context) => {
        await countCheck(context);
        return accounts.isEmailTaken(email);
      },
      checkDuplicateNickname: async (_root, { nickname }, context) => {
        await countCheck(context);
        return accounts.isNicknameTaken(nickname);
      },
    },
    Mutation: {
      login: async (_root, credentials, context) => {
        context.neverStore();
        return unwrap(await sessions.login(credentials, context.ip));
      },
      checkEmailCode: async (_root, { email, emailCode }, { ip }) => {
        unwrap(await emailCodes.check(email, emailCode, ip));
        return true;
      },
      sendEmailCode: async (_root, { email }, { ip }) => {
        unwrap(await emailCodes.sendCode(email, ip));
        return true;
      },
      createAccessToken: async (_root, { refreshToken }, context) => {
        context.neverStore();
        return unwrap(await sessions.refresh(refreshToken));
      },
      logout: async (_root, _args, context) => {
        await sessions.logout(signedInViewer(context));
        return true;
      },
      registerAccountUser: async (_root, { input: { recommender, marketing, emailCode, ...registration } }, { ip }) => {
        unwrap(await rateLimits.hit(`register:${networkOf(ip)}`, joiningsAnHour));
        unwrap(await emailCodes.confirm(registration.email, emailCode ?? undefined));
        return unwrap(
          await accounts.register({ ...registration, recommender: recommender ?? undefined, marketing: marketing ?? undefined }),
        );
      },
      updateMyInfo: async (_root, { input }, context) => toUser(unwrap(await accounts.updateMyInfo(signedInViewer(context), input))),
      changePassword: async (_root, change, context) => {
        unwrap(await ownAccount.changePassword(signedInViewer(context), change));
        return true;
      },
      updateMarketingConsent: async (_root, { isAgreed }, context) => {
        const viewer = signedInViewer(context);
        await ownAccount.setMarketingConsent(viewer, isAgreed);
        return toUser(unwrap(await accounts.getMyInfo(viewer)));
      },
    },
  };
}

function toUser(account: Account): User {
  const { accountType, createdAt, updatedAt, postcode, sido, sigungu, address, detailAddress, longitude, latitude, ...own } = account;
  return {
    ...own,
    type: accountType,
    address: { postcode, sido, sigungu, address, detailAddress, longitude, latitude },
    timestamp: { createdAt, updatedAt },
  };
}
