import { signedInViewer } from '../../platform/access/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { InvitationsService } from './invitations.service.ts';
import { MOST_STAFF } from './staff.policy.ts';
import type { StaffService } from './staff.service.ts';
import type { Invitation, OpenInvitation, Workplace } from './staff.sql.ts';

type Services = { staff: StaffService; invitations: InvitationsService; clock: Clock };

export function staffResolvers({ staff, invitations, clock }: Services): Resolvers {
  const toInvitation = (invitation: Invitation) => ({ ...invitation, isExpired: new Date(invitation.expiresAt) <= clock.now() });
  return {
    Query: {
      getMyStaff: async (_root, _args, context) => {
        const found = unwrap(await staff.getMyStaff(signedInViewer(context)));
        return { ...found, invitations: found.invitations.map(toInvitation), most: MOST_STAFF };
      },
      getStaffInvitation: async (_root, { token }, context) => toOpen(unwrap(await invitations.open(signedInViewer(context), token))),
      getMyWorkplaces: async (_root, _args, context) => (await staff.listMyWorkplaces(signedInViewer(context))).map(toWorkplace),
    },
    Mutation: {
      inviteStaff: async (_root, { email, role }, context) =>
        toInvitation(unwrap(await invitations.invite(signedInViewer(context), email, role))),
      resendStaffInvitation: async (_root, { invitationId }, context) =>
        toInvitation(unwrap(await invitations.resend(signedInViewer(context), parseId(invitationId)))),
      cancelStaffInvitation: async (_root, { invitationId }, context) =>
        unwrap(await invitations.cancel(signedInViewer(context), parseId(invitationId))),
      changeStaffRole: async (_root, { memberId, role }, context) =>
        unwrap(await staff.changeRole(signedInViewer(context), parseId(memberId), role)),
      removeStaff: async (_root, { memberId }, context) => unwrap(await staff.remove(signedInViewer(context), parseId(memberId))),
      acceptStaffInvitation: async (_root, { token }, context) =>
        toWorkplace(unwrap(await invitations.accept(signedInViewer(context), token))),
      declineStaffInvitation: async (_root, { token }, context) => unwrap(await invitations.decline(signedInViewer(context), token)),
      leaveWorkplace: async (_root, { businessId }, context) => unwrap(await staff.leave(signedInViewer(context), parseId(businessId))),
    },
  };
}

function toWorkplace({ id, kind, name, role, since }: Workplace) {
  return { business: { id, kind, name }, role, since };
}

function toOpen({ businessId: id, kind, name, role, email, expiresAt, isMine }: OpenInvitation & { isMine: boolean }) {
  return { business: { id, kind, name }, role, email, expiresAt, isMine };
}
