import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import * as store from './reservations.sql.ts';
import type { Owner } from './reservations.sql.ts';
import { decideTransition, ReservationStatus, type Actor } from './status.policy.ts';

export type LeavingService = {
  /** A guest leaves: what is to come is cancelled as they could have done it, inside the caller's transaction. */
  cancelOfLeavingGuest(tx: Transaction, userId: number): Promise<void>;
  /** A business leaves: what its guests have asked for or been promised is rejected. */
  rejectOfLeavingBusiness(tx: Transaction, businessId: number): Promise<void>;
};

export function createLeavingService({ clock }: { clock: Clock }): LeavingService {
  async function end(tx: Transaction, owner: Owner, actor: Actor, to: ReservationStatus): Promise<void> {
    const now = clock.now();
    const held = await store.lockHeld(tx, owner);
    const movable = held.filter(
      ({ status, startsAt }) => decideTransition(actor, { status, startsAt: new Date(startsAt) }, { to, hasNewSlot: false }, now).ok,
    );
    if (movable.length > 0)
      await store.setStatus(
        tx,
        movable.map(({ id }) => id),
        to,
        now,
      );
  }

  return {
    cancelOfLeavingGuest: (tx, userId) => end(tx, { userId }, 'guardian', ReservationStatus.cancelled),
    async rejectOfLeavingBusiness(tx, businessId) {
      await store.lockBusiness(tx, businessId);
      await end(tx, { businessId }, 'business', ReservationStatus.rejected);
    },
  };
}
