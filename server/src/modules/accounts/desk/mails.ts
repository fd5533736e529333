import { framedMail, type MailText } from '../../../platform/outbox/mail-frame.ts';

/** The mail to a member whose account was locked. */
export function lockedMail(reason: string): MailText {
  return framedMail(
    '이용이 정지됐어요',
    '운영 정책에 따라 펫케어 이용이 정지됐어요.',
    `이유: ${reason}`,
    '이의가 있으면 고객센터로 알려 주세요.',
  );
}
