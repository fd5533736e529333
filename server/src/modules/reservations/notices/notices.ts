import { daysBetween, formatTime } from '@petcare/time';
import type { AddressedChannel } from '../../../platform/outbox/channel.ts';

/**
 * The event of a reservation that somebody is told of. `asked-to-move`: by its guest; `withdrawn`: the business takes back what it had
 * confirmed; `given-up`: cancelled while it waited for its payment; `unanswered`: over without a word of the business.
 */
export type NoticeEvent =
  | 'requested'
  | 'asked-to-move'
  | 'confirmed'
  | 'moved'
  | 'refused'
  | 'withdrawn'
  | 'cancelled'
  | 'given-up'
  | 'unanswered'
  | 'expired'
  | 'reminder'
  | 'review'
  | 'times-changed';

export type Side = 'guest' | 'business';

/** The facts of a notice, as they were at the moment at which it was written. */
export type NoticeFacts = {
  reservationNumber: string;
  businessId: number;
  businessKind: 'hospital' | 'pharmacy' | 'company';
  businessName: string;
  petId: number | null;
  petName: string | null;
  date: string;
  time: string;
  /** The day on which a stay ends; null for a slot. */
  endDate: string | null;
  reason: string | null;
};

export type Notice = { title: string; text: string; path: string };

/** By which ways each side hears of it, beside its page; a side that is not there does not hear of it. */
export const hearers: Record<NoticeEvent, Partial<Record<Side, readonly AddressedChannel[]>>> = {
  requested: { guest: ['mail'], business: ['mail', 'sms'] },
  'asked-to-move': { guest: ['mail'], business: ['mail', 'sms'] },
  confirmed: { guest: ['mail', 'sms'] },
  moved: { guest: ['mail', 'sms'] },
  refused: { guest: ['mail', 'sms'] },
  withdrawn: { guest: ['mail', 'sms'] },
  cancelled: { guest: ['mail'], business: ['mail', 'sms'] },
  // The business hears of a booking once it is paid.
  'given-up': { guest: ['mail'] },
  unanswered: { guest: ['mail', 'sms'] },
  expired: { guest: ['mail'] },
  reminder: { guest: ['mail', 'sms'] },
  review: { guest: ['mail'] },
  'times-changed': { guest: ['mail', 'sms'] },
};

const actsOfGuests: readonly NoticeEvent[] = ['requested', 'asked-to-move', 'cancelled', 'given-up'];

/** True where the side that hears of it has done it. */
export const isOwnAct = (toldOf: NoticeEvent, side: Side): boolean => side === 'guest' && actsOfGuests.includes(toldOf);

export function noticeOf(toldOf: NoticeEvent, side: Side, told: NoticeFacts): Notice {
  return side === 'business' ? toBusiness(toldOf, told) : toGuest(toldOf, told);
}

/** Names no guest, who may withdraw: the name stands with the reservation. */
function toBusiness(toldOf: NoticeEvent, told: NoticeFacts): Notice {
  const which = `${whenOf(told)} 예약${told.petName ? `(${told.petName})` : ''}`;
  const path = `/bizpage/reservation/list?search=${told.reservationNumber}`;
  if (toldOf === 'cancelled') {
    return { title: '예약이 취소되었어요', text: `손님이 ${which}을 취소했어요.`, path };
  }
  if (toldOf === 'asked-to-move') {
    return {
      title: '예약 시간을 변경해 달라고 해요',
      text: `손님이 예약을 ${whenOf(told)}${told.petName ? `(${told.petName})` : ''}으로 변경 신청했어요. 확정하거나 거절해 주세요.`,
      path,
    };
  }
  return { title: '새 예약 신청이 들어왔어요', text: `${which} 신청이 들어왔어요. 확정하거나 거절해 주세요.`, path };
}

function toGuest(toldOf: NoticeEvent, told: NoticeFacts): Notice {
  const { businessName: name, reason } = told;
  const when = whenOf(told);
  const because = reason ? `\n사유: ${reason}` : '';
  const path = '/mypage/reservation';
  switch (toldOf) {
    case 'requested':
      return { title: `${name}에 예약을 신청했어요`, text: `${name} ${when} 예약을 신청했어요. 확정되면 다시 알려 드릴게요.`, path };
    case 'asked-to-move':
      return {
        title: `${name} 예약 시간 변경을 신청했어요`,
        text: `${name} 예약을 ${when}으로 변경 신청했어요. 확정되면 다시 알려 드릴게요.`,
        path,
      };
    case 'confirmed':
      return { title: `${name} 예약이 확정되었어요`, text: `${name} ${when} 예약이 확정되었어요.`, path };
    case 'moved':
      return { title: `${name} 예약 시간이 바뀌었어요`, text: `${name} 예약이 ${when}으로 바뀌어 확정되었어요.`, path };
    case 'refused':
      return { title: `${name}에서 예약을 받지 못했어요`, text: `${name} ${when} 예약이 거절되었어요.${because}`, path };
    case 'withdrawn':
      return { title: `${name}에서 예약을 취소했어요`, text: `확정되었던 ${name} ${when} 예약을 업체에서 취소했어요.${because}`, path };
    case 'unanswered':
      return {
        title: `${name}에서 답하지 않아 예약이 끝났어요`,
        text: `${name} ${when} 예약이 확정되지 않은 채 지나갔어요. 결제했다면 전부 돌려드려요.`,
        path,
      };
    case 'cancelled':
    case 'given-up':
      return { title: `${name} 예약을 취소했어요`, text: `${name} ${when} 예약을 취소했어요.`, path };
    case 'expired':
      if (reason) return { title: `${name} 예약이 끝났어요`, text: `${reason} 결제하지 않은 ${name} ${when} 예약이 끝났어요.`, path };
      return {
        title: `${name} 예약이 결제되지 않았어요`,
        text: `제때 결제되지 않아 ${name} ${when} 예약이 끝났어요. 다시 예약할 수 있어요.`,
        path,
      };
    case 'reminder':
      return { title: `내일 ${name} 예약이 있어요`, text: `내일 ${when} ${name} 예약이 있어요. 못 가게 되면 미리 취소해 주세요.`, path };
    case 'review':
      return {
        title: `${name}은(는) 어떠셨어요?`,
        text: `${told.endDate ? `${when} 머문` : `${when}에 다녀온`} ${name} 이야기를 리뷰로 들려주세요.`,
        path: reviewPath(told),
      };
    case 'times-changed':
      return {
        title: `${name}의 예약 시간이 바뀌었어요`,
        text: `${name}의 예약 시간이 바뀌었어요. ${when} 예약은 그대로 있지만, 업체에서 연락드릴 수 있어요.`,
        path,
      };
  }
}

/** The page of the business with the form of a review open, the day and the pet filled in. */
function reviewPath({ businessKind, businessId, date, petId }: NoticeFacts): string {
  const query = `write=1&visit=${date}${petId === null ? '' : `&pet=${petId}`}`;
  return businessKind === 'company' ? `/company/${businessId}?${query}` : `/${businessKind}?id=${businessId}&${query}`;
}

/** 11월 30일 오전 9:00; of a stay 11월 30일 오전 9:00부터 2박 */
export function whenOf({ date, time, endDate }: Pick<NoticeFacts, 'date' | 'time' | 'endDate'>): string {
  const [, month, day] = date.split('-').map(Number);
  const start = `${month}월 ${day}일 ${formatTime(time)}`;
  return endDate ? `${start}부터 ${daysBetween(date, endDate)}박` : start;
}
