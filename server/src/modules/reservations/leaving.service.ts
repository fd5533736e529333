import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { BookingPayments } from './booking-payments.ts';
import { recordChanges } from './changes.sql.ts';
import { forgetCallersOf } from './due.sql.ts';
import type { NoticesService } from './notices.service.ts';
import * as store from './reservations.sql.ts';
import type { Owner } from './reservations.sql.ts';
import { decideTransition, ReservationStatus, type Actor } from './status.policy.ts';
import { tellOfCancelling, tellOfRefusal } from './status.service.ts';

export type LeavingService = {
  /** A guest leaves: what is to come is cancelled as they could have done it, inside the caller's transaction. */
  cancelOfLeavingGuest(tx: Transaction, userId: number): Promise<void>;
  /** A business leaves: what its guests have asked for or been promised is rejected, and who called it is forgotten. */
  rejectOfLeavingBusiness(tx: Transaction, businessId: number): Promise<void>;
};

type Deps = { clock: Clock; notices: NoticesService; payments: BookingPayments };
type Ending = { actor: Actor; to: ReservationStatus; reason: string | null };
const guestLeaves: Ending = { actor: 'guardian', to: ReservationStatus.cancelled, reason: null };
const businessLeaves: Ending = {
  actor: 'business',
  to: ReservationStatus.rejected,
  reason: '펫케어에서 더 이상 예약을 받지 않게 되었어요.',
};
/** What waits for a payment can't be rejected: nobody is to pay for it any more. */
const unpaidThen: Ending = { actor: 'payment', to: ReservationStatus.expired, reason: businessLeaves.reason };

export function createLeavingService({ clock, notices, payments }: Deps): LeavingService {
  async function end(tx: Transaction, owner: Owner, { actor, to, reason }: Ending): Promise<void> {
    const now = clock.now();
    const held = await store.lockHeld(tx, owner);
    const movable = held.filter(
      ({ status, startsAt }) => decideTransition(actor, { status, startsAt: new Date(startsAt) }, { to, hasNewSlot: false }, now).ok,
    );
    const ids = movable.map(({ id }) => id);
    if (ids.length === 0) return;
    await store.setStatus(tx, ids, { status: to, reason }, now);
    await recordChanges(tx, ids, actor === 'payment' ? 'system' : actor, now);
    await payments.giveBack(tx, ids, reason ?? '보호자가 펫케어를 떠나 예약이 취소됐어요.');
    if (actor === 'payment') await notices.tell(tx, ids, 'expired');
    else if (actor === 'guardian') await tellOfCancelling(tx, notices, movable);
    else await tellOfRefusal(tx, notices, movable);
  }

  return {
    cancelOfLeavingGuest: (tx, userId) => end(tx, { userId }, guestLeaves),
    async rejectOfLeavingBusiness(tx, businessId) {
      await store.lockBusiness(tx, businessId);
      await end(tx, { businessId }, businessLeaves);
      await end(tx, { businessId }, unpaidThen);
      await forgetCallersOf(tx, businessId);
    },
  };
}
