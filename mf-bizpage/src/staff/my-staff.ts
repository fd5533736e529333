import { graphql, type ResultOf } from '@petcare/api';

export const StaffPage_Staff = graphql(`
  query StaffPage_Staff {
    getMyStaff {
      business {
        id
        name
      }
      members {
        id
        name
        email
        role
        since
      }
      invitations {
        id
        email
        role
        expiresAt
        isExpired
      }
      most
    }
  }
`);

export const StaffPage_Invite = graphql(`
  mutation StaffPage_Invite($email: String!, $role: StaffRole!) {
    inviteStaff(email: $email, role: $role) {
      id
    }
  }
`);

export const StaffPage_Resend = graphql(`
  mutation StaffPage_Resend($invitationId: ID!) {
    resendStaffInvitation(invitationId: $invitationId) {
      id
    }
  }
`);

export const StaffPage_Cancel = graphql(`
  mutation StaffPage_Cancel($invitationId: ID!) {
    cancelStaffInvitation(invitationId: $invitationId)
  }
`);

export const StaffPage_ChangeRole = graphql(`
  mutation StaffPage_ChangeRole($memberId: ID!, $role: StaffRole!) {
    changeStaffRole(memberId: $memberId, role: $role) {
      id
      role
    }
  }
`);

export const StaffPage_Remove = graphql(`
  mutation StaffPage_Remove($memberId: ID!) {
    removeStaff(memberId: $memberId)
  }
`);

type Staff = ResultOf<typeof StaffPage_Staff>['getMyStaff'];
export type StaffMember = Staff['members'][number];
export type StaffInvitation = Staff['invitations'][number];
