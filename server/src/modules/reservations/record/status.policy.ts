import { conflict, invalid, type AppError, type PropertyError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';

/** The numbers of statuses on the wire and in the table. */
export const ReservationStatus = {
  requested: 0,
  confirmed: 1,
  completed: 2,
  cancelled: 3,
  rejected: 4,
  noShow: 5,
  paymentPending: 6,
  expired: 7,
} as const;
export type ReservationStatus = (typeof ReservationStatus)[keyof typeof ReservationStatus];

/** A slot belongs to a reservation while it has one of these; the database's constraint names the same. */
export const holdingStatuses: readonly ReservationStatus[] = [
  ReservationStatus.requested,
  ReservationStatus.confirmed,
  ReservationStatus.paymentPending,
];

/** The actor that moves a reservation on. `payment` is the payment's own course: approved, or ten minutes without. */
export type Actor = 'guardian' | 'business' | 'payment';

type TransitionTime = 'always' | 'until-start' | 'after-start' | 'with-new-slot' | 'with-new-slot-until-start';

const { requested, confirmed, completed, cancelled, rejected, noShow, paymentPending, expired } = ReservationStatus;

const transitions: readonly [Actor, ReservationStatus, ReservationStatus, TransitionTime][] = [
  ['guardian', paymentPending, cancelled, 'until-start'],
  ['guardian', requested, cancelled, 'until-start'],
  ['guardian', confirmed, cancelled, 'until-start'],
  ['guardian', requested, requested, 'with-new-slot-until-start'],
  ['guardian', confirmed, requested, 'with-new-slot-until-start'],
  ['business', requested, confirmed, 'always'],
  ['business', requested, rejected, 'always'],
  ['business', confirmed, rejected, 'always'],
  ['business', confirmed, completed, 'after-start'],
  ['business', confirmed, noShow, 'after-start'],
  ['business', confirmed, confirmed, 'with-new-slot'],
  ['payment', paymentPending, requested, 'always'],
  ['payment', paymentPending, expired, 'always'],
];

/** True when the paid sum is the business's: after the visit, and as well when the guest did not come. */
export function isEarned(status: ReservationStatus): boolean {
  return status === completed || status === noShow;
}

/** The name of a status. A reservation that the business takes back after it has confirmed is cancelled, not refused, though both are 4. */
export function nameOfStatus({ status, confirmedAt }: { status: ReservationStatus; confirmedAt: string | null }): string {
  return status === rejected && confirmedAt !== null ? '예약취소(업체)' : statusNames[status];
}

const statusNames: Record<ReservationStatus, string> = {
  [requested]: '예약신청',
  [confirmed]: '예약확정',
  [completed]: '이용완료',
  [cancelled]: '예약취소',
  [rejected]: '예약거절',
  [noShow]: '노쇼',
  [paymentPending]: '결제대기',
  [expired]: '결제만료',
};

const MAX_REASON = 200;

/** Whoever refuses or cancels a guest's booking says why: the guest reads it. Other changes have no reason. */
export function checkReason(to: number, reason: string | null): PropertyError[] {
  if (to !== rejected) return reason === null ? [] : [invalid('reason', 'isEmpty', '사유는 거절하거나 취소할 때만 적을 수 있어요.')];
  if (reason === null) return [invalid('reason', 'isDefined', '거절하거나 취소하는 사유를 적어 주세요. 보호자가 읽어요.')];
  return [...reason].length <= MAX_REASON ? [] : [invalid('reason', 'maxLength', `사유는 ${MAX_REASON}자까지 적을 수 있어요.`)];
}

export type Move = { to: number; hasNewSlot: boolean };

/** The status that follows when an actor names a new slot: a business gives its word for it, a guest asks for it. */
const statusWithSlot: Partial<Record<Actor, ReservationStatus>> = { business: confirmed, guardian: requested };

/** The status that follows when `actor` moves a reservation on now, or the refusal. */
export function decideTransition(
  actor: Actor,
  reservation: { status: ReservationStatus; startsAt: Date },
  { to, hasNewSlot }: Move,
  now: Date,
): Result<ReservationStatus, AppError<'ILLEGAL_TRANSITION'>> {
  const row = transitions.find(([by, from, target]) => by === actor && from === reservation.status && target === to);
  if (!row) return err(illegalTransition);
  if (hasNewSlot && to !== statusWithSlot[actor]) return err(illegalTransition);
  return isTime(row[3], { hasNewSlot, hasStarted: reservation.startsAt <= now }) ? ok(row[2]) : err(illegalTransition);
}

function isTime(when: TransitionTime, { hasNewSlot, hasStarted }: { hasNewSlot: boolean; hasStarted: boolean }): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'until-start':
      return !hasStarted;
    case 'after-start':
      return hasStarted;
    case 'with-new-slot':
      return hasNewSlot;
    case 'with-new-slot-until-start':
      return hasNewSlot && !hasStarted;
  }
}

const illegalTransition: AppError<'ILLEGAL_TRANSITION'> = conflict(
  'ILLEGAL_TRANSITION',
  '지금은 그렇게 바꿀 수 없는 예약이에요. 예약 상태를 다시 확인해 주세요.',
);
