import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { IdentityService } from './identity.service.ts';
import type { RecoveryService } from './recovery.service.ts';

export type IdentityServices = { identity: IdentityService; recovery: RecoveryService; publicUrl: string | null };

export function identityResolvers({ identity, recovery, publicUrl }: IdentityServices): Resolvers {
  return {
    Query: {
      getPaymentTransactionId: async (_root, _args, context) =>
        unwrap(await identity.startVerification(signedInViewer(context), originOf(context, publicUrl), context.ip)),
      findEmail: async (_root, person, { ip }) => unwrap(await recovery.findEmail(person, ip)),
    },
    Mutation: {
      confirmIdentity: async (_root, { code }, context) => unwrap(await identity.confirmIdentity(signedInViewer(context), code)),
      sendTemporaryPassword: async (_root, { email }, { ip }) => {
        unwrap(await recovery.sendTemporaryPassword(email, ip));
        return true;
      },
    },
  };
}
