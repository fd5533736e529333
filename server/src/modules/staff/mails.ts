import { framedMail, type MailText } from '../../platform/outbox/mail-frame.ts';
import type { StaffRole } from '../../platform/session/viewer.ts';

export const roleNames: Record<StaffRole, string> = { bookings: '예약 담당', all: '전체 관리' };

type InvitationFacts = { businessName: string; role: StaffRole; email: string; page: string };

/** The mail to somebody who was invited: who asks, to what, and the link, which is of use to nobody else. */
export function invitationMail({ businessName, role, email, page }: InvitationFacts): MailText {
  return framedMail(
    `${businessName}에서 직원으로 초대했어요`,
    `${businessName}에서 ‘${roleNames[role]}’ 직원으로 초대했어요.`,
    `아래 링크를 열고 ${email} 계정으로 로그인하거나 가입하면 수락할 수 있어요. 링크는 7일 동안, 한 번만 쓸 수 있어요.`,
    page,
    '모르는 곳에서 온 초대라면 이 메일을 무시해 주세요. 수락하기 전에는 아무 일도 일어나지 않아요.',
  );
}
