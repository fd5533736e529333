import { messageOfError, useSentOnce } from '@petcare/api';
import type { StaffRole } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { useMutation, type OperationResult } from 'urql';
import {
  StaffPage_Cancel,
  StaffPage_ChangeRole,
  StaffPage_Remove,
  StaffPage_Resend,
  type StaffInvitation,
  type StaffMember,
} from './my-staff.ts';
import { roleNames } from './staff-roles.ts';

/** Acts of an owner on staff and invitations; each says what came of it and asks for the list again. */
export function useStaffActs(again: () => void) {
  const [, resend] = useMutation(StaffPage_Resend);
  const [, cancel] = useMutation(StaffPage_Cancel);
  const [, changeRole] = useMutation(StaffPage_ChangeRole);
  const [, remove] = useMutation(StaffPage_Remove);
  const resendOnce = useSentOnce(resend);

  function tell({ error }: OperationResult, done: string): void {
    if (error) toast('error', messageOfError(error));
    else toast('success', done);
    // A refusal may mean that the list is no longer what is shown.
    again();
  }

  return {
    resend: async ({ id, email }: StaffInvitation) =>
      tell(await resendOnce({ invitationId: id }), `${email}: 초대 메일을 다시 보냈어요. 앞서 보낸 링크는 쓸 수 없어요.`),
    cancel: async ({ id, email }: StaffInvitation) => tell(await cancel({ invitationId: id }), `${email}: 초대를 취소했어요.`),
    changeRole: async ({ id, name }: StaffMember, role: StaffRole) =>
      tell(await changeRole({ memberId: id, role }), `${name} 님의 역할을 ‘${roleNames[role]}’로 바꿨어요.`),
    remove: async ({ id, name }: StaffMember) => tell(await remove({ memberId: id }), `${name} 님을 직원에서 제외했어요.`),
  };
}
