import { readPhone } from '@petcare/phone/read';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { notFound, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { type Listing, type ListingsVerbs } from '../../listings/index.ts';
import type { CalendarService } from '../calendar/calendar.service.ts';
import { recordChanges } from '../record/changes.sql.ts';
import type { EndingsService } from '../life/endings.service.ts';
import { insertNights } from '../calendar/nights.sql.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import { requireOwnBusiness } from '../record/own-business.ts';
import { checkPhoneBooking, type PhoneBooking } from './phone-bookings.policy.ts';
import { insertPhoneReservation, listIdsOfGuest } from './phone-bookings.sql.ts';
import { refuseTaken } from '../calendar/refuse-taken.ts';
import { newReservationNumber } from '../booking/reservation-number.ts';
import { findReservation, listByIds, type Reservation } from '../record/reservations.sql.ts';

const CALLS_AN_HOUR = { max: 120, windowSeconds: 3600 };
const MOST_REMEMBERED = 500;
const SHOWN = 10;

/** A guest's bookings at one business; `visits` are the last ones. */
export type GuestHistory = {
  counts: { status: number; count: number }[];
  visits: Reservation[];
  pets: { petName: string; petKind: string | null }[];
};

export type PhoneBookingsService = {
  /** At the viewer's own business, by the rules of its slots and nights: SLOT_TAKEN, or VALIDATION_FAILED for what is not offered. */
  makeByPhone(viewer: Viewer, booking: PhoneBooking): Promise<Result<Reservation>>;
  /** Of what was booked at the viewer's own business alone: NOT_FOUND for a reservation elsewhere. */
  getGuestHistory(viewer: Viewer, reservationId: number): Promise<Result<GuestHistory, AppError<'NOT_FOUND'>>>;
};

type Deps = {
  db: Database;
  clock: Clock;
  listings: ListingsVerbs;
  calendar: CalendarService;
  notices: NoticesService;
  rateLimits: RateLimiter;
  endings: EndingsService;
};

/** Guests who call, and what a business knows of a guest. */
export function createPhoneBookingsService({ db, clock, listings, calendar, notices, rateLimits, endings }: Deps): PhoneBookingsService {
  async function book(
    tx: Transaction,
    listing: Listing,
    booking: PhoneBooking,
    guestPhone: string,
    viewer: Viewer,
  ): Promise<Result<Reservation>> {
    await endings.enterBusiness(tx, listing.id);
    const hold = await calendar.findHold(tx, listing, booking);
    if (!hold.ok) return hold;
    const { nights, ...held } = hold.value;
    const { name: guestName, petName, petKind, note } = booking;
    const row = { businessId: listing.id, guestName, guestPhone, ...held, petName, petKind, note };
    const reservationNumber = newReservationNumber(clock.now());
    const id = await insertPhoneReservation(tx, { ...row, reservationNumber }, clock.now());
    await insertNights(tx, id, nights);
    await recordChanges(tx, [id], 'business', clock.now(), viewer.staff?.accountId);
    await notices.tell(tx, [id], 'confirmed');
    const [made] = await listByIds(tx, [id]);
    return ok(made!);
  }

  return {
    async makeByPhone(viewer, booking) {
      const errors = checkPhoneBooking(booking);
      const phone = readPhone(booking.phone);
      if (errors.length > 0 || !phone) return err(validationFailed(errors));
      const allowed = await rateLimits.hit(`reservation-by-phone:${viewer.id}`, CALLS_AN_HOUR);
      if (!allowed.ok) return allowed;
      const business = await requireOwnBusiness(listings, db, viewer);
      if (!business.ok) return business;
      return refuseTaken(() => inTransaction(db, (tx) => book(tx, business.value, booking, phone, viewer)));
    },
    async getGuestHistory(viewer, reservationId) {
      const business = await requireOwnBusiness(listings, db, viewer);
      if (!business.ok) return business;
      const asked = await findReservation(db, reservationId);
      if (asked?.businessId !== business.value.id) return err(notFound('예약을 찾을 수 없어요.'));
      const ids = await listIdsOfGuest(db, reservationId, MOST_REMEMBERED);
      const rank = new Map(ids.map((id, index) => [id, index]));
      const all = (await listByIds(db, ids)).sort((a, b) => rank.get(a.id)! - rank.get(b.id)!);
      return ok({ counts: countsOf(all), visits: all.slice(0, SHOWN), pets: petsOf(all) });
    },
  };
}

function countsOf(reservations: Reservation[]): GuestHistory['counts'] {
  const counts = new Map<number, number>();
  for (const { status } of reservations) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => a.status - b.status);
}

function petsOf(reservations: Reservation[]): GuestHistory['pets'] {
  const pets = new Map<string, GuestHistory['pets'][number]>();
  for (const { petName, petKind } of reservations) {
    if (petName && !pets.has(petName)) pets.set(petName, { petName, petKind });
  }
  return [...pets.values()].slice(0, SHOWN);
}
