import { addDays, daysBetween } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { invalid, notFound, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { Listing, ListingsVerbs } from '../../listings/index.ts';
import { limitAsking } from './asking-limit.ts';
import type { BookingPayments } from './booking-payments.ts';
import type { CalendarService, WantedTime } from '../calendar/calendar.service.ts';
import { recordChanges } from '../record/changes.sql.ts';
import type { EndingsService } from './endings.service.ts';
import { deleteNights, insertNights } from '../calendar/nights.sql.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import { requireOwnBusiness } from '../record/own-business.ts';
import { refuseTaken, slotTaken } from '../calendar/refuse-taken.ts';
import * as store from '../record/reservations.sql.ts';
import type { Reservation } from '../record/reservations.sql.ts';
import { tellOfCancelling, tellOfRefusal } from './tell-of-endings.ts';
import { checkReason, decideTransition, isEarned, ReservationStatus, type Move } from '../record/status.policy.ts';

const MAX_BULK = 100;
const REFUSED = '업체에서 예약을 취소했어요.';
const unknown = notFound('예약을 찾을 수 없어요.');

/** `slot` moves them all there; `reason` goes with refusing and cancelling. */
export type BulkUpdate = { ids: number[]; status: number; slot: Slot | null; reason: string | null };
type Slot = { date: string; time: string };

export type StatusService = {
  /** All or nothing: NOT_FOUND, ILLEGAL_TRANSITION, SLOT_TAKEN or VALIDATION_FAILED for one means none is changed. */
  updateByBusiness(viewer: Viewer, update: BulkUpdate): Promise<Result<Reservation[]>>;
  /** With a slot it is asked for there, whether it was confirmed or not, TOO_MANY_REQUESTS when that is done again and again. */
  updateByGuest(viewer: Viewer, id: number, status: number, slot?: Slot | null): Promise<Result<Reservation>>;
};

type Deps = {
  db: Database;
  clock: Clock;
  listings: ListingsVerbs;
  calendar: CalendarService;
  rateLimits: RateLimiter;
  notices: NoticesService;
  payments: BookingPayments;
  endings: EndingsService;
};

/** The moves of reservations from one status to the next. */
export function createStatusService({ db, clock, listings, calendar, rateLimits, notices, payments, endings }: Deps): StatusService {
  /** For as many nights as before. Its own nights are free for it. */
  async function moveStay(tx: Transaction, listing: Listing, id: number, to: WantedTime): Promise<Result<null>> {
    await deleteNights(tx, id);
    const hold = await calendar.findHold(tx, listing, to);
    if (!hold.ok) return hold;
    await store.moveReservation(tx, id, hold.value);
    await insertNights(tx, id, hold.value.nights);
    return ok(null);
  }

  /** Those that are in the slot already keep their seats; the others take free ones. */
  async function moveTo(tx: Transaction, listing: Listing, moved: Reservation[], to: Slot): Promise<Result<null>> {
    for (const { id, date, endDate } of moved) {
      if (endDate === null) continue;
      const stay = await moveStay(tx, listing, id, { ...to, endDate: addDays(to.date, daysBetween(date, endDate)) });
      if (!stay.ok) return stay;
    }
    const inSlots = moved.filter(({ endDate }) => endDate === null);
    if (inSlots.length === 0) return ok(null);
    const slot = await calendar.findSlot(tx, listing, to.date, to.time);
    if (!slot.ok) return slot;
    const { free, start, end } = slot.value;
    const others = inSlots.filter(({ startsAt, endsAt }) => startsAt !== start.toISOString() || endsAt !== end.toISOString());
    if (others.length > free.length) return err(slotTaken);
    for (const [index, { id }] of others.entries()) {
      await store.moveReservation(tx, id, { seat: free[index]!, start, end, endDate: null });
    }
    return ok(null);
  }

  /** Of a guest's own reservation, which is to go to another slot. */
  async function lockBusinessOf(tx: Transaction, viewer: Viewer, id: number): Promise<Result<Listing>> {
    const reservation = await store.findReservation(tx, id);
    if (reservation?.user?.id !== viewer.id) return err(unknown);
    await endings.enterBusiness(tx, reservation.businessId);
    return calendar.findBookable(tx, { kind: reservation.kind, id: reservation.businessId });
  }

  /** `before`: as they were. Of how a visit went nobody is told. */
  async function tellGuests(tx: Transaction, before: Reservation[], to: ReservationStatus, hasMoved: boolean): Promise<void> {
    const ids = before.map(({ id }) => id);
    if (to === ReservationStatus.confirmed) await notices.tell(tx, ids, hasMoved ? 'moved' : 'confirmed');
    if (to === ReservationStatus.rejected) await tellOfRefusal(tx, notices, before);
  }

  return {
    async updateByBusiness(viewer, { ids, status, slot, reason }) {
      const unique = [...new Set(ids)];
      if (unique.length === 0 || unique.length > MAX_BULK) {
        return err(validationFailed([invalid('reservations', 'arraySize', `예약을 1개에서 ${MAX_BULK}개까지 골라 주세요.`)]));
      }
      const errors = checkReason(status, reason);
      if (errors.length > 0) return err(validationFailed(errors));
      const business = await requireOwnBusiness(listings, db, viewer);
      if (!business.ok) return business;
      const listing = business.value;
      return refuseTaken(() =>
        inTransaction(db, async (tx) => {
          await endings.enterBusiness(tx, listing.id);
          const found = await store.lockReservations(tx, { businessId: listing.id }, unique);
          if (found.length !== unique.length) return err(unknown);
          const decided = decideAll(found, { to: status, hasNewSlot: slot !== null }, clock.now());
          if (!decided.ok) return decided;
          const moved = slot ? await moveTo(tx, listing, found, slot) : ok(null);
          if (!moved.ok) return moved;
          await store.setStatus(tx, unique, { status: decided.value, reason }, clock.now());
          await recordChanges(tx, unique, 'business', clock.now(), viewer.staff?.accountId);
          if (decided.value === ReservationStatus.rejected) await payments.giveBack(tx, unique, reason ?? REFUSED);
          if (isEarned(decided.value)) await payments.earn(tx, unique);
          await tellGuests(tx, found, decided.value, slot !== null);
          return ok(await store.listByIds(tx, unique));
        }),
      );
    },
    async updateByGuest(viewer, id, status, slot = null) {
      const allowed = slot ? await limitAsking(rateLimits, viewer) : ok(null);
      if (!allowed.ok) return allowed;
      return refuseTaken(() =>
        inTransaction(db, async (tx) => {
          const listing = slot ? await lockBusinessOf(tx, viewer, id) : ok(null);
          if (!listing.ok) return listing;
          const [own] = await store.lockReservations(tx, { userId: viewer.id }, [id]);
          if (!own) return err(unknown);
          const move = { to: status, hasNewSlot: slot !== null };
          const decided = decideTransition('guardian', { status: own.status, startsAt: new Date(own.startsAt) }, move, clock.now());
          if (!decided.ok) return decided;
          const moved = slot && listing.value ? await moveTo(tx, listing.value, [own], slot) : ok(null);
          if (!moved.ok) return moved;
          await store.setStatus(tx, [id], { status: decided.value, reason: null }, clock.now());
          await recordChanges(tx, [id], 'guardian', clock.now());
          if (decided.value === ReservationStatus.cancelled) await payments.giveBack(tx, [id], '보호자가 예약을 취소했어요.');
          if (slot) await notices.tell(tx, [id], 'asked-to-move');
          else await tellOfCancelling(tx, notices, [own]);
          const [changed] = await store.listByIds(tx, [id]);
          return ok(changed!);
        }),
      );
    },
  };
}

/** The one status that all of them get, or the first refusal. There is at least one. */
function decideAll(reservations: Reservation[], move: Move, now: Date) {
  const decisions = reservations.map(({ status, startsAt }) =>
    decideTransition('business', { status, startsAt: new Date(startsAt) }, move, now),
  );
  return decisions.find(({ ok: isAllowed }) => !isAllowed) ?? decisions[0]!;
}
