import { badRequest, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { isPushEndpoint } from '../../providers/push/public-address.ts';
import type { PushAddress } from '../../providers/push/push.client.ts';

/** The kinds of notices among which a person chooses. */
export const pushKinds = ['reservation', 'message', 'answer', 'pet', 'house'] as const;
export type PushKind = (typeof pushKinds)[number];

/** An alert's team, and the kind of notice that it is on a device. */
const kinds: Record<string, PushKind> = {
  reservation: 'reservation',
  message: 'message',
  answer: 'answer',
  comment: 'answer',
  contest: 'answer',
  inquiry: 'answer',
  post: 'answer',
  review: 'answer',
  pet: 'pet',
};

/** The kind of notice that an alert is; what nobody has named is of the house. */
export const kindOf = (alert: string): PushKind => kinds[alert.split('.')[0] ?? ''] ?? 'house';

/** A phone on a table shows them to everybody: they name neither an animal nor a place, an illness or a sum. */
const titles: Record<string, string> = {
  'reservation.requested': '새 예약 신청이 들어왔어요',
  'reservation.asked-to-move': '예약 변경 신청이 들어왔어요',
  'reservation.confirmed': '예약이 확정됐어요',
  'reservation.moved': '예약 시간이 바뀌었어요',
  'reservation.refused': '예약이 거절됐어요',
  'reservation.withdrawn': '예약이 취소됐어요',
  'reservation.cancelled': '예약이 취소됐어요',
  'reservation.unanswered': '확정되지 않은 예약이 끝났어요',
  'reservation.expired': '결제하지 않은 예약이 끝났어요',
  'reservation.reminder': '곧 예약한 시간이에요',
  'reservation.review': '다녀온 곳은 어땠나요?',
  'reservation.times-changed': '예약한 곳의 영업시간이 바뀌었어요',
  'message.received': '새 쪽지가 왔어요',
  'answer.accepted': '내 답변이 채택됐어요',
  'comment.answered': '내 댓글에 답글이 달렸어요',
  'post.commented': '내 글에 댓글이 달렸어요',
  'contest.commented': '내 출품작에 댓글이 달렸어요',
  'inquiry.answered': '1:1 문의에 답변이 왔어요',
  'review.replied': '내 리뷰에 답글이 달렸어요',
  'review.written': '새 리뷰가 등록됐어요',
  'pet.vaccination': '반려동물 일정이 다가왔어요',
  'points.earned': '포인트가 쌓였어요',
};
const ANY_TITLE = '새 소식이 있어요';
const BODY = '눌러서 확인해 주세요.';

/** The text that a device shows of an alert. `to`: the account, whom alone the worker shows it to. */
export type PushText = { title: string; body: string; path: string; tag: string; to: string };

export function pushTextOf({ kind, subject, path, userId }: { kind: string; subject: string; path: string; userId: number }): PushText {
  return { title: titles[kind] ?? ANY_TITLE, body: BODY, path, tag: `${kind}/${subject}`, to: String(userId) };
}

const PUBLIC_KEY_BYTES = 65;
const SECRET_BYTES = 16;
const LONGEST_NAME = 40;
const bytesOf = (text: string) => (/^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url').length : 0);

export type NewDevice = PushAddress & { name: string };

/** A device as its browser describes it: an address on the internet, and keys of the right size. */
export function toDevice(given: NewDevice): Result<NewDevice, AppError<'BAD_PUSH_DEVICE'>> {
  const isOne = isPushEndpoint(given.endpoint) && bytesOf(given.p256dh) === PUBLIC_KEY_BYTES && bytesOf(given.auth) === SECRET_BYTES;
  if (!isOne) return err(badRequest('BAD_PUSH_DEVICE', '이 기기에서는 알림을 켤 수 없어요. 브라우저를 최신 버전으로 업데이트해 주세요.'));
  return ok({ ...given, name: [...(given.name.trim() || '알 수 없는 기기')].slice(0, LONGEST_NAME).join('') });
}
