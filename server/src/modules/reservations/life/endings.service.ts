import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BookingPayments } from './booking-payments.ts';
import { recordChanges } from '../record/changes.sql.ts';
import { lockOverdue } from './due.sql.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import { lockBusiness, setStatus, type Reservation } from '../record/reservations.sql.ts';
import { decideTransition, ReservationStatus } from '../record/status.policy.ts';
import { tellOfRefusal } from './tell-of-endings.ts';

export type EndingsService = {
  /**
   * Bookings of one business queue up here until their transactions end. No hold stands there any more whose time to
   * pay is over, whatever the job has done: not even one that is just being paid, whose payment goes back by itself.
   */
  enterBusiness(tx: Transaction, businessId: number): Promise<void>;
  /** Holds that were not paid in time. */
  expire(tx: Transaction, ids: readonly number[]): Promise<void>;
  /** Bookings that a business takes back, each in its way: what is not paid yet expires, and nobody is to pay for it. */
  takeBack(tx: Transaction, held: readonly Reservation[], reason: string): Promise<void>;
};

type Deps = { clock: Clock; notices: NoticesService; payments: BookingPayments };

/** The endings of reservations that nobody moves one by one. */
export function createEndingsService({ clock, notices, payments }: Deps): EndingsService {
  const service: EndingsService = {
    async enterBusiness(tx, businessId) {
      const [, overdue] = await Promise.all([lockBusiness(tx, businessId), lockOverdue(tx, businessId, clock.now())]);
      await service.expire(tx, overdue);
    },
    async expire(tx, ids) {
      if (ids.length === 0) return;
      await setStatus(tx, ids, { status: ReservationStatus.expired, reason: null }, clock.now());
      await recordChanges(tx, ids, 'system', clock.now());
      await notices.tell(tx, ids, 'expired');
    },
    async takeBack(tx, held, reason) {
      const now = clock.now();
      const movable = (actor: 'business' | 'payment', to: ReservationStatus) =>
        held.filter(
          ({ status, startsAt }) => decideTransition(actor, { status, startsAt: new Date(startsAt) }, { to, hasNewSlot: false }, now).ok,
        );
      const idsOf = (reservations: readonly Reservation[]) => reservations.map(({ id }) => id);
      const promised = movable('business', ReservationStatus.rejected);
      const unpaid = idsOf(movable('payment', ReservationStatus.expired));
      if (promised.length > 0) {
        const ids = idsOf(promised);
        await setStatus(tx, ids, { status: ReservationStatus.rejected, reason }, now);
        await recordChanges(tx, ids, 'business', now);
        await payments.giveBack(tx, ids, reason);
        await tellOfRefusal(tx, notices, promised);
      }
      if (unpaid.length > 0) {
        await setStatus(tx, unpaid, { status: ReservationStatus.expired, reason }, now);
        await recordChanges(tx, unpaid, 'system', now);
        await payments.giveBack(tx, unpaid, reason);
        await notices.tell(tx, unpaid, 'expired');
      }
    },
  };
  return service;
}
