import { badRequest, conflict, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';

export const DAYS_VALID = 7;
/** Members and open invitations of a listing together. */
export const MOST_STAFF = 20;
/** Listings that one account works for. */
export const MOST_WORKPLACES = 50;

export type InvitationRefusal = 'ALREADY_STAFF' | 'ALREADY_INVITED' | 'OWN_EMAIL' | 'TOO_MANY_STAFF';

/** Addresses of mailboxes are the same whatever their letters' case: nobody has two that differ in it alone. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type InvitationContext = { ownEmail: string; members: readonly { email: string }[]; invitations: readonly { email: string }[] };

/** The reason why an owner may not invite this address. */
export function decideInvitation(
  email: string,
  { ownEmail, members, invitations }: InvitationContext,
): Result<null, AppError<InvitationRefusal>> {
  const isHere = (one: { email: string }) => isSameEmail(one.email, email);
  if (isSameEmail(ownEmail, email)) return err(badRequest('OWN_EMAIL', '내 계정의 이메일은 초대할 수 없어요.'));
  if (members.some(isHere)) return err(conflict('ALREADY_STAFF', '이미 직원으로 일하고 있는 분이에요.'));
  if (invitations.some(isHere)) return err(conflict('ALREADY_INVITED', '이미 초대한 이메일이에요. 초대 메일을 다시 보낼 수 있어요.'));
  if (members.length + invitations.length >= MOST_STAFF)
    return err(conflict('TOO_MANY_STAFF', `직원과 초대를 합쳐 ${MOST_STAFF}명까지 둘 수 있어요.`));
  return ok(null);
}

type OpenedInvitation = { email: string; ownerUserId: number; expiresAt: string };
type Opener = { id: number; email: string };
export type OpeningRefusal = 'INVITATION_EXPIRED' | 'ANOTHERS_INVITATION' | 'OWN_INVITATION';

export const invitationExpired: AppError<'INVITATION_EXPIRED'> = conflict(
  'INVITATION_EXPIRED',
  '초대 기간이 지났어요. 초대한 업체에 초대 메일을 다시 보내 달라고 해 주세요.',
);

/** The reason why somebody may not take an invitation: a link that was sent on is of use to nobody but the one it was sent to. */
export function decideOpening(invitation: OpenedInvitation, { id, email }: Opener, now: Date): Result<null, AppError<OpeningRefusal>> {
  if (new Date(invitation.expiresAt) <= now) return err(invitationExpired);
  if (invitation.ownerUserId === id) return err(conflict('OWN_INVITATION', '내가 보낸 초대는 내가 수락할 수 없어요.'));
  if (isSameEmail(invitation.email, email)) return ok(null);
  return err(conflict('ANOTHERS_INVITATION', `${invitation.email} 계정으로 받은 초대예요. 그 이메일로 가입한 계정으로 로그인해 주세요.`));
}
