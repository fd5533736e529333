import type { BookableBusiness } from '../../modules/listings/index.ts';
import { addDays, seoulDate } from '@petcare/time';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok, unwrap } from '../../platform/errors/result.ts';
import { createPayments } from '../../modules/payments/index.ts';
import { createReservations, type ReservationsVerbs } from '../../modules/reservations/index.ts';
import type { Services } from '../../app.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import type { DemoPeople } from '../people/people.ts';
import { bookings, calls, timeSettings, type DemoBooking, type DemoBusiness, type DemoCall } from './reservations.data.ts';

const DAY_MS = 86_400_000;
/** Visits that are over were booked this long before. */
const DAYS_BEFORE = 3;
/** No business of the demo is closed for longer. */
const LONGEST_REST = 10;

type OwnedBusiness = { owner: Viewer; business: BookableBusiness };
type Places = Record<DemoBusiness, OwnedBusiness>;

/** The reservation times of the demo businesses, and reservations in all of their states. Needs their listings and products. */
export async function seedReservations(services: Services, people: DemoPeople): Promise<void> {
  const places: Places = {
    hospital: await placeOf(services, 'hospital', people.hospital),
    company: await placeOf(services, 'company', people.company),
    hotel: await placeOf(services, 'company', people.hotel),
  };
  for (const [at, setting] of Object.entries(timeSettings) as [DemoBusiness, object][])
    unwrap(await services.reservations.times.updateMyTimeSetting(places[at].owner, setting));
  const pets = unwrap(await services.pets.listMyPets(people.guardian, {}));
  const petIds = new Map(pets.map(({ id, name }) => [name, id]));
  for (const booking of bookings) {
    const petId = petIds.get(booking.pet) ?? null;
    await seedBooking(services, { ...booking, ...places[booking.at], guest: people.guardian, petId });
  }
  for (const call of calls) await seedCall(services.reservations, today(services), { ...call, ...places[call.at] });
}

const today = ({ clock }: Services) => seoulDate(clock.now());

async function placeOf({ db, listings }: Services, kind: BookableBusiness['kind'], owner: Viewer): Promise<OwnedBusiness> {
  const listing = await listings.listingOfOwner(db, kind, owner.id);
  if (!listing) throw new Error(`The demo has no ${kind} of ${owner.nickname}`);
  return { owner, business: { kind, id: listing.id } };
}

async function seedBooking(
  services: Services,
  booking: DemoBooking & OwnedBusiness & { guest: Viewer; petId: number | null },
): Promise<void> {
  const { business, inDays, nights, pet, petId } = booking;
  const daysLater = (days: number) => reservationsAt(services, new Date(services.clock.now().getTime() + days * DAY_MS));
  const isOver = inDays < 0;
  const before = isOver ? daysLater(inDays - DAYS_BEFORE) : services.reservations;
  const slot = await firstFree(before, business, addDays(today(services), inDays));
  const endDate = nights === undefined ? null : addDays(slot.date, nights);
  const products = await wantedOf(services, booking);
  const given = {
    petId,
    petName: pet,
    petKind: null,
    note: booking.note ?? '',
    products,
    images: [],
    photos: [],
    isPaidOnline: booking.isPaid ?? false,
  };
  const { reservation } = unwrap(await before.makeReservation(booking.guest, { business, ...slot, endDate, ...given }));
  const { id, price } = reservation;
  if (booking.isPaid) await payWithPoints(services, before, booking.guest, { id, price });
  for (const [index, { status, reason = null }] of (booking.answers ?? []).entries()) {
    const then = isOver && index > 0 ? daysLater(inDays + (nights ?? 0) + LONGEST_REST) : before;
    unwrap(await then.updateByBusiness(booking.owner, { ids: [id], status, reason, slot: null }));
  }
}

/** With points that are there for it: no provider is asked. */
async function payWithPoints(
  { db, points }: Services,
  { payments }: ReservationsVerbs,
  guest: Viewer,
  { id, price }: { id: number; price: number },
): Promise<void> {
  const gift = { userId: guest.id, point: price, message: '단골 이벤트 포인트', reasonKey: `event:${id}` };
  await inTransaction(db, async (tx) => ok(await points.earnPoints(tx, gift)));
  unwrap(await payments.openOrder(guest, id, { won: 0, point: price }));
}

/** The verbs of reservations as of another moment. */
function reservationsAt(services: Services, moment: Date): ReservationsVerbs {
  const clock = { now: () => moment };
  const payments = createPayments({ ...services, clock }).verbs;
  // Of what is past nobody hears now.
  const outbox = createOutbox({ ...services, clock, mail: null, sms: null });
  return createReservations({ ...services, clock, payments, outbox }).verbs;
}

async function firstFree(
  { calendar }: ReservationsVerbs,
  business: BookableBusiness,
  from: string,
): Promise<{ date: string; time: string }> {
  const [day] = unwrap(await calendar.listAbleDays(business, from, addDays(from, LONGEST_REST)));
  const times = day ? unwrap(await calendar.listTimes(business, day.date)) : [];
  const free = times.find(({ taken }) => !taken);
  if (!day || !free) throw new Error('A business of the demo has nothing free');
  return { date: day.date, time: free.time };
}

async function wantedOf({ products }: Services, { business, owner, products: names = [] }: DemoBooking & OwnedBusiness) {
  const offered = unwrap(await products.listProducts({ ownerUserId: owner.id }, { shelf: business.kind }, { count: 100 }));
  return names.map((name) => {
    const product = offered.find((one) => one.name === name);
    if (!product) throw new Error(`The demo has no ${name}`);
    return { productId: product.id, optionIds: product.options.slice(0, 1).map(({ id }) => id), price: null };
  });
}

async function seedCall(
  reservations: ReservationsVerbs,
  from: string,
  { at: _at, inDays, owner, business, ...call }: DemoCall & OwnedBusiness,
): Promise<void> {
  const slot = await firstFree(reservations, business, addDays(from, inDays));
  unwrap(await reservations.makeByPhone(owner, { ...call, ...slot, endDate: null }));
}
