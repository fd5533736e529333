import type { Notice, NoticeFacts, NoticeEvent } from './notices.ts';
import { whenOf } from './notices.ts';

/** Messages in a day to one number, and of one business to all numbers without an account. */
const MOST_A_DAY = { ofNumber: 3, ofBusiness: 30 };

/** Counts of messages to a caller, and their refusal. */
export type CallerFacts = { isRefused: boolean; sentToNumber: number; sentByBusiness: number };

export const mayBeTold = ({ isRefused, sentToNumber, sentByBusiness }: CallerFacts): boolean =>
  !isRefused && sentToNumber < MOST_A_DAY.ofNumber && sentByBusiness < MOST_A_DAY.ofBusiness;

/** The sentence for who never booked here: nothing in it was written by the business. Null where they hear nothing. */
function sentenceOf(toldOf: NoticeEvent, { businessName: name, ...told }: NoticeFacts): string | null {
  const when = whenOf(told);
  switch (toldOf) {
    case 'confirmed':
      return `${name}에서 ${when} 예약을 등록했어요.`;
    case 'moved':
      return `${name}에서 예약을 ${when}으로 변경했어요.`;
    case 'refused':
    case 'withdrawn':
      return `${name}에서 ${when} 예약을 취소했어요.`;
    case 'reminder':
      return `내일 ${when} ${name} 예약이 있어요.`;
    case 'requested':
    case 'asked-to-move':
    case 'cancelled':
    case 'given-up':
    case 'unanswered':
    case 'expired':
    case 'review':
    case 'times-changed':
      return null;
  }
}

/** A notice for somebody who was booked by telephone and has no account; null where they hear nothing. */
export function noticeToCaller(toldOf: NoticeEvent, told: NoticeFacts, token: string): Notice | null {
  const sentence = sentenceOf(toldOf, told);
  return sentence === null
    ? null
    : {
        title: '예약 안내예요',
        text: `${sentence} 모르는 예약이거나 문자를 그만 받으려면 알려 주세요.`,
        path: `/api/client/reservation/messages/${token}`,
      };
}
