import type { Tone } from '@petcare/ui';

/** Reservation statuses on the wire. */
export const ReservationStatus = {
  REQUESTED: 0,
  CONFIRMED: 1,
  COMPLETED: 2,
  CANCELLED: 3,
  REJECTED: 4,
  NO_SHOW: 5,
  PAYMENT_PENDING: 6,
  EXPIRED: 7,
} as const;

const looks: Record<number, { label: string; tone: Tone }> = {
  [ReservationStatus.REQUESTED]: { label: '예약신청', tone: 'warn' },
  [ReservationStatus.CONFIRMED]: { label: '예약확정', tone: 'success' },
  [ReservationStatus.COMPLETED]: { label: '이용완료', tone: 'info' },
  [ReservationStatus.CANCELLED]: { label: '예약취소', tone: 'neutral' },
  [ReservationStatus.REJECTED]: { label: '예약거절', tone: 'danger' },
  [ReservationStatus.NO_SHOW]: { label: '노쇼', tone: 'danger' },
  [ReservationStatus.PAYMENT_PENDING]: { label: '결제대기', tone: 'warn' },
  [ReservationStatus.EXPIRED]: { label: '결제만료', tone: 'neutral' },
};

/** The label and the colour of a status. */
export function lookOfStatus(status: number): { label: string; tone: Tone } {
  return looks[status] ?? { label: '확인 중', tone: 'neutral' };
}
