import { daysBetween } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts';
import { invalid, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { kindOf } from '../../../platform/uploads/images.ts';
import type { Uploads } from '../../../platform/uploads/uploads.ts';
import type { Listing, ListingsVerbs } from '../../listings/index.ts';
import type { PetsService } from '../../pets/index.ts';
import type { ProductsService } from '../../products/index.ts';
import type { BookableBusiness } from '../../listings/index.ts';
import type { CalendarService } from '../calendar/calendar.service.ts';
import type { BookingPayments } from '../life/booking-payments.ts';
import { limitAsking } from '../life/asking-limit.ts';
import { checkBooking, decideOpening, checkPhotos } from './booking.policy.ts';
import type { EndingsService } from '../life/endings.service.ts';
import { priceItems, sumOf, type BookedItem, type WantedProduct } from '../record/price.policy.ts';
import { insertItems, type ReservationItem } from '../record/items.sql.ts';
import { createLeavingService, type LeavingService } from '../life/leaving.service.ts';
import { createListsService, type ListsService } from '../lists/lists.service.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import { snapshotOf, type PetSnapshot } from './pet-snapshot.ts';
import { refuseTaken } from '../calendar/refuse-taken.ts';
import { insertNights } from '../calendar/nights.sql.ts';
import { asRead, insertReservation, readAhead, toldOf, type NewReservation } from './new-reservation.sql.ts';
import { newReservationNumber } from './reservation-number.ts';
import { countOpen, lockGuest, type Reservation } from '../record/reservations.sql.ts';
import { createStatusService, type StatusService } from '../life/status.service.ts';

const PAY_MINUTES = 10;

export type Booking = {
  business: BookableBusiness;
  date: string;
  time: string;
  /** The day on which a stay of nights ends; null for a slot. */
  endDate: string | null;
  note: string;
  /** One of the guest's own; without it what they write of it. */
  petId: number | null;
  petName: string | null;
  petKind: string | null;
  products: readonly WantedProduct[];
  images: readonly UploadedFile[];
  /** Keys of private pictures that wait with the guest, behind those. */
  photos: readonly string[];
  /** Held for ten minutes to be paid, when there is something to pay. */
  isPaidOnline: boolean;
};
type GuestInput = { images: string[]; pet: PetSnapshot };

/** With what it is of: nothing has to be read to show it. */
export type MadeReservation = { reservation: Reservation; listing: Listing; items: ReservationItem[] };

export type ReservationsService = LeavingService &
  ListsService &
  StatusService & {
    /** SLOT_TAKEN if somebody was faster; RESERVATION_NOT_OFFERED; PRICE_CHANGED; TOO_MANY_BOOKINGS; VALIDATION_FAILED for a time that is no slot. */
    makeReservation(viewer: Viewer, booking: Booking): Promise<Result<MadeReservation>>;
  };

export type ReservationsDeps = {
  db: Database;
  clock: Clock;
  listings: ListingsVerbs;
  calendar: CalendarService;
  pets: Pick<PetsService, 'getPet'>;
  products: Pick<ProductsService, 'takeForBooking'>;
  uploads: Uploads;
  rateLimits: RateLimiter;
  notices: NoticesService;
  payments: BookingPayments;
  endings: EndingsService;
};

export function createReservationsService(deps: ReservationsDeps): ReservationsService {
  const { db, clock, calendar, pets, products, uploads, rateLimits, notices, endings } = deps;

  async function checkPictures(images: readonly UploadedFile[]): Promise<Result<null>> {
    const kinds = await Promise.all(images.map(({ path }) => kindOf(path)));
    if (kinds.some((kind) => kind !== 'image')) {
      return err(validationFailed([invalid('images', 'isImage', 'JPEG, PNG, WebP, GIF 이미지만 올릴 수 있어요.')]));
    }
    return ok(null);
  }

  async function book(tx: Transaction, viewer: Viewer, booking: Booking, given: GuestInput): Promise<Result<MadeReservation>> {
    // Sent together, run one after the other: others wait for the lock that much less.
    const ofBooking = { businessId: booking.business.id, userId: viewer.id, petId: given.pet.petId };
    const [, , listing, inUse, ahead, open] = await Promise.all([
      lockGuest(tx, viewer.id),
      endings.enterBusiness(tx, booking.business.id),
      calendar.findBookable(tx, booking.business),
      calendar.readHeld(tx, booking.business.id, booking),
      readAhead(tx, ofBooking),
      countOpen(tx, viewer.id, booking.business.id, clock.now()),
    ]);
    if (!listing.ok) return listing;
    const room = decideOpening(open);
    if (!room.ok) return room;
    const hold = calendar.holdIn(listing.value, booking, inUse);
    if (!hold.ok) return hold;
    const { nights, ...held } = hold.value;
    const items = await price(tx, booking);
    if (!items.ok) return items;
    const sum = sumOf(items.value);
    const isToPay = booking.isPaidOnline && sum > 0;
    const now = clock.now();
    const reservation: NewReservation = {
      ahead,
      listing: listing.value,
      reservationNumber: newReservationNumber(now),
      userId: viewer.id,
      ...held,
      note: booking.note,
      pet: given.pet,
      price: sum,
      images: [...given.images, ...booking.photos],
      payBy: isToPay ? new Date(now.getTime() + PAY_MINUTES * 60_000) : null,
    };
    const [, taken, , booked] = await Promise.all([
      insertReservation(tx, reservation, now),
      uploads.takeOver(tx, viewer.id, { before: [], after: reservation.images }),
      insertNights(tx, ahead.id, nights),
      insertItems(tx, ahead.id, items.value),
      // The business hears of it once it is paid.
      isToPay ? null : notices.tellOfNew(tx, toldOf(reservation), 'requested', ahead.noticeIds),
    ]);
    if (!taken.ok) return taken;
    return ok({ reservation: asRead(reservation, now), listing: listing.value, items: booked });
  }

  /** At the prices of this moment, which stay until the booking is made. */
  async function price(tx: Transaction, { business, products: wanted, date, endDate }: Booking): Promise<Result<BookedItem[]>> {
    if (wanted.length === 0) return ok([]);
    const ids = wanted.map(({ productId }) => productId);
    const nights = endDate === null ? null : daysBetween(date, endDate);
    return priceItems(wanted, await products.takeForBooking(tx, business.id, ids), nights);
  }

  return {
    ...createLeavingService(deps),
    ...createListsService(deps),
    ...createStatusService(deps),
    async makeReservation(viewer, booking) {
      const errors = [...checkBooking(booking), ...checkPhotos(booking)];
      if (errors.length > 0) return err(validationFailed(errors));
      const allowed = await limitAsking(rateLimits, viewer);
      if (!allowed.ok) return allowed;
      const pictures = await checkPictures(booking.images);
      if (!pictures.ok) return pictures;
      const pet = await snapshotOf(pets, viewer, booking);
      if (!pet.ok) return pet;
      return uploads.keepPrivate(viewer.id, booking.images, (images) =>
        refuseTaken(() => inTransaction(db, (tx) => book(tx, viewer, booking, { images, pet: pet.value }))),
      );
    },
  };
}
