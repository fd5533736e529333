import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordChanges } from './changes.sql.ts';
import { forgetCallersOf } from './due.sql.ts';
import type { NoticesService } from './notices.service.ts';
import * as store from './reservations.sql.ts';
import type { Owner } from './reservations.sql.ts';
import { decideTransition, ReservationStatus } from './status.policy.ts';
import { tellOfRefusal } from './status.service.ts';

export type LeavingService = {
  /** A guest leaves: what is to come is cancelled as they could have done it, inside the caller's transaction. */
  cancelOfLeavingGuest(tx: Transaction, userId: number): Promise<void>;
  /** A business leaves: what its guests have asked for or been promised is rejected, and who called it is forgotten. */
  rejectOfLeavingBusiness(tx: Transaction, businessId: number): Promise<void>;
};

type Ending = { actor: 'guardian' | 'business'; to: ReservationStatus; reason: string | null };
const guestLeaves: Ending = { actor: 'guardian', to: ReservationStatus.cancelled, reason: null };
const businessLeaves: Ending = {
  actor: 'business',
  to: ReservationStatus.rejected,
  reason: '펫케어에서 더 이상 예약을 받지 않게 되었어요.',
};

export function createLeavingService({ clock, notices }: { clock: Clock; notices: NoticesService }): LeavingService {
  async function end(tx: Transaction, owner: Owner, { actor, to, reason }: Ending): Promise<void> {
    const now = clock.now();
    const held = await store.lockHeld(tx, owner);
    const movable = held.filter(
      ({ status, startsAt }) => decideTransition(actor, { status, startsAt: new Date(startsAt) }, { to, hasNewSlot: false }, now).ok,
    );
    const ids = movable.map(({ id }) => id);
    if (ids.length === 0) return;
    await store.setStatus(tx, ids, { status: to, reason }, now);
    await recordChanges(tx, ids, actor, now);
    if (actor === 'guardian') await notices.tell(tx, ids, 'cancelled');
    else await tellOfRefusal(tx, notices, movable);
  }

  return {
    cancelOfLeavingGuest: (tx, userId) => end(tx, { userId }, guestLeaves),
    async rejectOfLeavingBusiness(tx, businessId) {
      await store.lockBusiness(tx, businessId);
      await end(tx, { businessId }, businessLeaves);
      await forgetCallersOf(tx, businessId);
    },
  };
}
