import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { UploadedFile } from '../../platform/http/uploaded-file.ts';
import { conflict, invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { kindOf } from '../../platform/uploads/images.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import type { Listing, ListingsVerbs } from '../listings/index.ts';
import type { CalendarService } from './calendar.service.ts';
import { checkBooking } from './booking.policy.ts';
import { createLeavingService, type LeavingService } from './leaving.service.ts';
import { newReservationNumber } from './reservation-number.ts';
import * as store from './reservations.sql.ts';
import type { Reservation, ReservationFilter } from './reservations.sql.ts';
import { decideTransition, type Move } from './status.policy.ts';

const BOOKINGS_AN_HOUR = { max: 30, windowSeconds: 3600 };
const MAX_BULK = 100;

export type Booking = {
  hospitalId: number;
  date: string;
  time: string;
  note: string;
  petName: string | null;
  petKind: string | null;
  images: readonly UploadedFile[];
};
/** `slot` moves them all there. */
export type BulkUpdate = { ids: number[]; status: number; slot: { date: string; time: string } | null };
export type AskedPage = { page?: number | null; count?: number | null };

export type ReservationsService = LeavingService & {
  /** SLOT_TAKEN if somebody was faster; RESERVATION_NOT_OFFERED; VALIDATION_FAILED for a time that is no slot. */
  makeReservation(viewer: Viewer, booking: Booking): Promise<Result<Reservation>>;
  /** The viewer's own, as guest or as business. */
  getReservation(viewer: Viewer, id: number): Promise<Result<Reservation, AppError<'NOT_FOUND'>>>;
  listMine(viewer: Viewer, filter: ReservationFilter, page: AskedPage): Promise<Result<Reservation[]>>;
  countMine(viewer: Viewer, filter: ReservationFilter): Promise<number>;
  /** At the hospital that the viewer owns; none without one. */
  listOfMyHospital(viewer: Viewer, filter: ReservationFilter, page: AskedPage): Promise<Result<Reservation[]>>;
  countOfMyHospital(viewer: Viewer, filter: ReservationFilter): Promise<number>;
  /** All or nothing: NOT_FOUND, ILLEGAL_TRANSITION, SLOT_TAKEN or VALIDATION_FAILED for one means none is changed. */
  updateByHospital(viewer: Viewer, update: BulkUpdate): Promise<Result<Reservation[]>>;
  updateByGuest(viewer: Viewer, id: number, status: number): Promise<Result<Reservation>>;
};

export type ReservationsDeps = {
  db: Database;
  clock: Clock;
  listings: ListingsVerbs;
  calendar: CalendarService;
  uploads: Uploads;
  rateLimits: RateLimiter;
};

const slotTaken = conflict('SLOT_TAKEN', '방금 다른 분이 예약한 시간이에요. 다른 시간을 골라 주세요.');

export function createReservationsService(deps: ReservationsDeps): ReservationsService {
  const { db, clock, listings, calendar, uploads, rateLimits } = deps;

  const asOfNow = (filter: ReservationFilter) => ({ ...filter, now: clock.now() });

  async function checkPictures(images: readonly UploadedFile[]): Promise<Result<null>> {
    const kinds = await Promise.all(images.map(({ path }) => kindOf(path)));
    if (kinds.some((kind) => kind !== 'image')) {
      return err(validationFailed([invalid('images', 'isImage', 'JPEG, PNG, WebP, GIF 이미지만 올릴 수 있어요.')]));
    }
    return ok(null);
  }

  async function book(tx: Transaction, viewer: Viewer, booking: Booking, images: string[]): Promise<Result<Reservation>> {
    await store.lockBusiness(tx, booking.hospitalId);
    const listing = await calendar.findBookable(tx, booking.hospitalId);
    if (!listing.ok) return listing;
    const slot = await calendar.findSlot(tx, listing.value, booking.date, booking.time);
    if (!slot.ok) return slot;
    const { free, start, end } = slot.value;
    const [seat] = free;
    if (seat === undefined) return err(slotTaken);
    const { note, petName, petKind } = booking;
    const row = { businessId: listing.value.id, userId: viewer.id, seat, start, end, note, petName, petKind, images };
    const reservationNumber = newReservationNumber(clock.now());
    return reread(tx, await store.insertReservation(tx, { ...row, reservationNumber }, clock.now()));
  }

  /** Those that are in the slot already keep their seats; the others take free ones. */
  async function moveTo(
    tx: Transaction,
    listing: Listing,
    moved: Reservation[],
    to: { date: string; time: string },
  ): Promise<Result<null>> {
    const slot = await calendar.findSlot(tx, listing, to.date, to.time);
    if (!slot.ok) return slot;
    const { free, start, end } = slot.value;
    const others = moved.filter(({ startsAt, endsAt }) => startsAt !== start.toISOString() || endsAt !== end.toISOString());
    if (others.length > free.length) return err(slotTaken);
    for (const [index, { id }] of others.entries()) {
      await store.moveReservation(tx, id, { seat: free[index]!, start, end });
    }
    return ok(null);
  }

  async function reread(sql: Sql, id: number): Promise<Result<Reservation, AppError<'NOT_FOUND'>>> {
    const reservation = await store.findReservation(sql, id);
    return reservation ? ok(reservation) : err(notFound('예약을 찾을 수 없어요.'));
  }

  return {
    ...createLeavingService({ clock }),
    async makeReservation(viewer, booking) {
      const errors = checkBooking(booking);
      if (errors.length > 0) return err(validationFailed(errors));
      const allowed = await rateLimits.hit(`reservation:${viewer.id}`, BOOKINGS_AN_HOUR);
      if (!allowed.ok) return allowed;
      const pictures = await checkPictures(booking.images);
      if (!pictures.ok) return pictures;
      return uploads.keepPrivate(booking.images, (images) =>
        refuseTaken(() => inTransaction(db, (tx) => book(tx, viewer, booking, images))),
      );
    },
    async getReservation(viewer, id) {
      const found = await reread(db, id);
      if (!found.ok || found.value.user?.id === viewer.id) return found;
      const own = await listings.listingOfOwner(db, 'hospital', viewer.id);
      return own?.id === found.value.businessId ? found : err(notFound('예약을 찾을 수 없어요.'));
    },
    async listMine(viewer, filter, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listReservations(db, { userId: viewer.id }, asOfNow(filter), page.value)) : page;
    },
    countMine: (viewer, filter) => store.countReservations(db, { userId: viewer.id }, asOfNow(filter)),
    async listOfMyHospital(viewer, filter, asked) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const listing = await listings.listingOfOwner(db, 'hospital', viewer.id);
      return ok(listing ? await store.listReservations(db, { businessId: listing.id }, asOfNow(filter), page.value) : []);
    },
    async countOfMyHospital(viewer, filter) {
      const listing = await listings.listingOfOwner(db, 'hospital', viewer.id);
      return listing ? store.countReservations(db, { businessId: listing.id }, asOfNow(filter)) : 0;
    },
    async updateByHospital(viewer, { ids, status, slot }) {
      const unique = [...new Set(ids)];
      if (unique.length === 0 || unique.length > MAX_BULK) {
        return err(validationFailed([invalid('reservations', 'arraySize', `예약을 1개에서 ${MAX_BULK}개까지 골라 주세요.`)]));
      }
      const listing = await listings.listingOfOwner(db, 'hospital', viewer.id);
      if (!listing) return err(notFound('등록된 병원이 없어요.'));
      return refuseTaken(() =>
        inTransaction(db, async (tx) => {
          await store.lockBusiness(tx, listing.id);
          const found = await store.lockReservations(tx, { businessId: listing.id }, unique);
          if (found.length !== unique.length) return err(notFound('예약을 찾을 수 없어요.'));
          const decided = decideAll(found, { to: status, hasNewSlot: slot !== null }, clock.now());
          if (!decided.ok) return decided;
          const moved = slot ? await moveTo(tx, listing, found, slot) : ok(null);
          if (!moved.ok) return moved;
          await store.setStatus(tx, unique, decided.value, clock.now());
          return ok(await store.listByIds(tx, unique));
        }),
      );
    },
    updateByGuest: (viewer, id, status) =>
      inTransaction(db, async (tx) => {
        const [own] = await store.lockReservations(tx, { userId: viewer.id }, [id]);
        if (!own) return err(notFound('예약을 찾을 수 없어요.'));
        const move = { to: status, hasNewSlot: false };
        const decided = decideTransition('guardian', { status: own.status, startsAt: new Date(own.startsAt) }, move, clock.now());
        if (!decided.ok) return decided;
        await store.setStatus(tx, [id], decided.value, clock.now());
        return reread(tx, id);
      }),
  };
}

/** The one status that all of them get, or the first refusal. There is at least one. */
function decideAll(reservations: Reservation[], move: Move, now: Date) {
  const decisions = reservations.map(({ status, startsAt }) =>
    decideTransition('business', { status, startsAt: new Date(startsAt) }, move, now),
  );
  return decisions.find(({ ok: isAllowed }) => !isAllowed) ?? decisions[0]!;
}

/** The database's own refusal of a second holder is the last word, also when two servers disagree. */
async function refuseTaken<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'reservations_slot_free') return err(slotTaken);
    throw error;
  }
}
