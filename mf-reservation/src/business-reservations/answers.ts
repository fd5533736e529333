import { ReservationStatus } from '../record/status.ts';

/** An answer that a business can give, with the question before it and the announcement after it. */
export type Answer = {
  status: number;
  label: string;
  title: string;
  question: string;
  done: string;
  isDanger: boolean;
  needsReason: boolean;
};

export const answers = {
  confirm: {
    status: ReservationStatus.CONFIRMED,
    label: '확정',
    title: '예약을 확정할까요?',
    question: '예약이 확정돼요.',
    done: '예약을 확정했어요.',
    isDanger: false,
    needsReason: false,
  },
  reject: {
    status: ReservationStatus.REJECTED,
    label: '거절',
    title: '예약을 거절할까요?',
    question: '예약이 거절되고, 그 시간은 다시 예약할 수 있게 돼요.',
    done: '예약을 거절했어요.',
    isDanger: true,
    needsReason: true,
  },
  cancel: {
    status: ReservationStatus.REJECTED,
    label: '예약 취소',
    title: '확정한 예약을 취소할까요?',
    question: '예약이 취소되고, 그 시간은 다시 예약할 수 있게 돼요.',
    done: '예약을 취소했어요.',
    isDanger: true,
    needsReason: true,
  },
  complete: {
    status: ReservationStatus.COMPLETED,
    label: '이용완료',
    title: '이용을 마쳤나요?',
    question: '예약을 이용완료로 바꿔요.',
    done: '이용완료로 바꿨어요.',
    isDanger: false,
    needsReason: false,
  },
  noShow: {
    status: ReservationStatus.NO_SHOW,
    label: '노쇼',
    title: '오지 않았나요?',
    question: '예약을 노쇼로 바꿔요.',
    done: '노쇼로 바꿨어요.',
    isDanger: true,
    needsReason: false,
  },
} as const satisfies Record<string, Answer>;

/** The answers that may be given now; the server decides again. */
export function answersFor(reservation: { status: number; startsAt: string }, now: number): Answer[] {
  if (reservation.status === ReservationStatus.REQUESTED) return [answers.confirm, answers.reject];
  if (reservation.status !== ReservationStatus.CONFIRMED) return [];
  return Date.parse(reservation.startsAt) <= now ? [answers.complete, answers.noShow] : [answers.cancel];
}

/** The answers that may be given to all of them at once, as one of them would be answered. */
export function sharedAnswers(reservations: readonly { status: number; startsAt: string }[], now: number): Answer[] {
  const [first, ...others] = reservations.map((reservation) => answersFor(reservation, now));
  return (first ?? []).filter(({ label }) => others.every((them) => them.some((answer) => answer.label === label)));
}

/** A request or a confirmed booking can be given another time. */
export function canMove({ status }: { status: number }): boolean {
  return status === ReservationStatus.REQUESTED || status === ReservationStatus.CONFIRMED;
}
