import { framedMail, type MailText } from '../../../platform/outbox/mail-frame.ts';

/** `page` says where the person's reviews are. */
export function verifiedMail({ business, point, page }: { business: string; point: number; page: string }): MailText {
  const earned = point > 0 ? ` ${point.toLocaleString('ko-KR')}포인트도 드렸어요.` : '';
  return framedMail(
    `${business} 영수증이 인증되었어요`,
    `${business}에서 받은 영수증을 확인했어요. 리뷰에 영수증 인증 표시를 달았어요.${earned}`,
    `내 리뷰에서 볼 수 있어요.\n${page}`,
  );
}

export function refusedMail({ business, reason, page }: { business: string; reason: string; page: string }): MailText {
  return framedMail(
    `${business} 영수증을 다시 확인해 주세요`,
    `${business} 리뷰에 올린 영수증을 인증하지 못했어요.\n이유: ${reason}`,
    `내 리뷰에서 고쳐서 다시 올려 주세요.\n${page}`,
  );
}
