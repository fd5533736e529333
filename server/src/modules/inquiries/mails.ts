import { framedMail, type MailText } from '../../platform/outbox/mail-frame.ts';

/** The mail about an answer: that there is one and where, not what it says, which is private. `page` says where it is read. */
export function answeredMail({ title, page }: { title: string; page: string }): MailText {
  return framedMail('1:1 문의에 답변이 달렸어요', `‘${title}’ 문의에 답변을 드렸어요.`, `1:1 문의에서 볼 수 있어요.\n${page}`);
}
