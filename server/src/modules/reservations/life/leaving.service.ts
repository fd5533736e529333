import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BookingPayments } from './booking-payments.ts';
import { recordChanges } from '../record/changes.sql.ts';
import type { EndingsService } from './endings.service.ts';
import { forgetCallersOf } from './due.sql.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import * as store from '../record/reservations.sql.ts';
import { decideTransition, ReservationStatus } from '../record/status.policy.ts';
import { tellOfCancelling } from './tell-of-endings.ts';

export type LeavingService = {
  /** A guest leaves: what is to come is cancelled as they could have done it, inside the caller's transaction. */
  cancelOfLeavingGuest(tx: Transaction, userId: number): Promise<void>;
  /** A business leaves: what its guests have asked for or been promised is rejected, and who called it is forgotten. */
  rejectOfLeavingBusiness(tx: Transaction, businessId: number): Promise<void>;
};

type Deps = { clock: Clock; notices: NoticesService; payments: BookingPayments; endings: EndingsService };
const GUEST_LEAVES = '보호자가 펫케어를 떠나 예약이 취소됐어요.';
const BUSINESS_LEAVES = '펫케어에서 더 이상 예약을 받지 않게 되었어요.';

export function createLeavingService({ clock, notices, payments, endings }: Deps): LeavingService {
  return {
    async cancelOfLeavingGuest(tx, userId) {
      const now = clock.now();
      const move = { to: ReservationStatus.cancelled, hasNewSlot: false };
      const movable = (await store.lockHeld(tx, { userId })).filter(
        ({ status, startsAt }) => decideTransition('guardian', { status, startsAt: new Date(startsAt) }, move, now).ok,
      );
      const ids = movable.map(({ id }) => id);
      if (ids.length === 0) return;
      await store.setStatus(tx, ids, { status: ReservationStatus.cancelled, reason: null }, now);
      await recordChanges(tx, ids, 'guardian', now);
      await payments.giveBack(tx, ids, GUEST_LEAVES);
      await tellOfCancelling(tx, notices, movable);
    },
    async rejectOfLeavingBusiness(tx, businessId) {
      await endings.enterBusiness(tx, businessId);
      await endings.takeBack(tx, await store.lockHeld(tx, { businessId }), BUSINESS_LEAVES);
      await forgetCallersOf(tx, businessId);
    },
  };
}
