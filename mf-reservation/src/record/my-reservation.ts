import { graphql, type ResultOf } from '@petcare/api';
import { seoulTime } from '@petcare/time';
import { formatTime } from '@petcare/ui';
import { placeWord } from './place-word.ts';
import { ReservationStatus } from './status.ts';

export const MyReservationFields = graphql(`
  fragment MyReservationFields on Reservation @_unmask {
    id
    reservationNumber
    status
    statusName
    confirmedAt
    reason
    date
    time
    endDate
    startsAt
    endsAt
    note
    petName
    petKind
    pet {
      id
    }
    price
    payBy
    paid {
      price
      point
    }
    refunded {
      price
      point
    }
    refundState
    items {
      id
      productId
      productName
      optionId
      optionName
      nights
      price
    }
    images
    business {
      kind
      id
      name
      phone
      address
      latitude
      longitude
      isPublic
    }
  }
`);

export type MyReservation = ResultOf<typeof MyReservationFields>;

const { REQUESTED, CONFIRMED, COMPLETED, CANCELLED, REJECTED, NO_SHOW, PAYMENT_PENDING, EXPIRED } = ReservationStatus;

/** A guest can cancel until it begins; the server decides again. */
export function canCancel({ status, startsAt }: Pick<MyReservation, 'status' | 'startsAt'>, now: number): boolean {
  return [REQUESTED, CONFIRMED, PAYMENT_PENDING].some((open) => open === status) && Date.parse(startsAt) > now;
}

/** A guest can ask for another time until it begins; the server decides again. */
export function canAskToMove(
  { status, startsAt, business }: Pick<MyReservation, 'status' | 'startsAt' | 'business'>,
  now: number,
): boolean {
  return (status === REQUESTED || status === CONFIRMED) && business.isPublic && Date.parse(startsAt) > now;
}

/** The meaning of a status for the guest, in a sentence; nothing where its name says it all. */
export function meaningOf(
  {
    status,
    endsAt,
    reason,
    payBy,
    confirmedAt,
    business,
  }: Pick<MyReservation, 'status' | 'endsAt' | 'reason' | 'payBy' | 'confirmedAt' | 'business'>,
  now: number,
): string {
  const isOver = Date.parse(endsAt) <= now;
  switch (status) {
    case REQUESTED:
      return isOver ? '답을 받지 못하고 지나간 예약이에요.' : `${placeWord(business)}에서 확인하면 확정돼요.`;
    case CONFIRMED:
      return isOver ? '' : '확정된 예약이에요. 시간에 맞춰 와 주세요.';
    case PAYMENT_PENDING:
      return `${payBy ? `${formatTime(seoulTime(new Date(payBy)))}까지` : '시간 안에'} 결제하지 않으면 자동으로 취소돼요.`;
    case REJECTED:
      if (reason) return `${placeWord(business)}에서 알려 온 사유: ${reason}`;
      return `${placeWord(business)} 사정으로 ${confirmedAt ? '취소됐어요.' : '받지 못했어요.'}`;
    case NO_SHOW:
      return '방문하지 않은 것으로 기록됐어요.';
    case EXPIRED:
      return '결제하지 않아 자동으로 취소됐어요.';
    case CANCELLED:
    case COMPLETED:
    default:
      return '';
  }
}

/** 초코 · 강아지; empty when nothing was said of the animal. */
export const petInWords = ({ petName, petKind }: Pick<MyReservation, 'petName' | 'petKind'>): string =>
  [petName, petKind].filter(Boolean).join(' · ');
