import { signedInViewer } from '../../platform/access/access.ts';
import { joinByType, type Loader } from '../../platform/graphql/resolvers.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AlertsService } from '../alerts/index.ts';
import { toCompany, toHospital, type Listing, type ListingsVerbs } from '../listings/index.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { PaymentsVerbs } from '../payments/index.ts';
import type { PetsService } from '../pets/index.ts';
import type { ProductsService } from '../products/index.ts';
import type { RegistrationsVerbs } from '../registrations/index.ts';
import { listItems } from './record/items.sql.ts';
import type { Reservation } from './record/reservations.sql.ts';
import { createToReservation } from './record/shown-reservation.ts';
import { toStatusChange } from './record/shown-change.ts';
import { agendaRoutes } from './agenda/agenda.routes.ts';
import { createAgendaService } from './agenda/agenda.service.ts';
import { createBookingPayments, type BookingPayments } from './life/booking-payments.ts';
import { createCalendarService, type CalendarService } from './calendar/calendar.service.ts';
import { createDueService, type DueService } from './life/due.service.ts';
import { createEndingsService } from './life/endings.service.ts';
import { createFeedsService } from './agenda/feeds.service.ts';
import { createTalliesService, type TalliesService } from './lists/tallies.service.ts';
import { livesResolvers } from './by-phone/lives.resolvers.ts';
import { callersRoutes } from './by-phone/callers.routes.ts';
import { livesRoutes } from './by-phone/lives.routes.ts';
import { createNextFreeService, type NextFreeService } from './calendar/next-free.service.ts';
import { noticesResolvers } from './notices/notices.resolvers.ts';
import { createNoticesService, type NoticesService } from './notices/notices.service.ts';
import { createPhoneBookingsService, type PhoneBookingsService } from './by-phone/phone-bookings.service.ts';
import { reservationsResolvers } from './reservations.resolvers.ts';
import { listsRoutes } from './booking/lists.routes.ts';
import { createWire, toItem, toReservedBusiness } from './record/reservations.wire.ts';
import { searchRoutes } from './booking/search.routes.ts';
import { settlementsResolvers } from './settlements/settlements.resolvers.ts';
import { settlementsRoutes } from './settlements/settlements.routes.ts';
import { createSettlementsService, type SettlementsService } from './settlements/settlements.service.ts';
import { timesRoutes } from './times/times.routes.ts';
import { createTimesService, type TimesService } from './times/times.service.ts';
import type { SearchService } from '../search/index.ts';
import { reservationsRoutes } from './booking/reservations.routes.ts';
import { createReservationsService, type ReservationsService } from './booking/reservations.service.ts';

export { takesReservations } from './record/bookable.policy.ts';
export { type AbleDay, type AbleNight, type AbleTime, type CalendarService } from './calendar/calendar.service.ts';
export type { Booking, ReservationsService } from './booking/reservations.service.ts';
export type { TimeChange } from './times/times.service.ts';
export type { BulkUpdate } from './life/status.service.ts';
export type { Reservation, ReservationFilter } from './record/reservations.sql.ts';
export type { TimeSetting } from './record/slots.policy.ts';
export { ReservationStatus } from './record/status.policy.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = [
  'reservation_callers',
  'reservation_changes',
  'reservation_excludes',
  'reservation_feeds',
  'reservation_items',
  'reservation_nights',
  'reservation_notices',
  'reservation_tallies',
  'reservation_tally_changes',
  'reservation_tally_differences',
  'reservation_times',
  'reservations',
  'settlements',
];

/** Reservations, the `calendar` of slots and nights that they are made in, the `times` at which a business takes them, the `notices` of what becomes of them, their `payments`, the `settlements` of businesses, and the `tallies` that their lists are counted by. */
export type ReservationsVerbs = ReservationsService &
  PhoneBookingsService &
  DueService &
  NextFreeService & {
    calendar: CalendarService;
    times: TimesService;
    notices: NoticesService;
    payments: BookingPayments;
    settlements: SettlementsService;
    tallies: TalliesService;
  };
type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits' | 'uploads' | 'outbox'> & {
  alerts: AlertsService;
  listings: ListingsVerbs;
  pets: PetsService;
  products: ProductsService;
  search: SearchService;
  ledger: LedgerService;
  payments: PaymentsVerbs;
  registrations: Pick<RegistrationsVerbs, 'getMyRegistration'>;
};

/** Time settings, slots and reservations of hospitals and companies. */
export function createReservations(deps: Deps): ServerModule<ReservationsVerbs> {
  const { listings, clock } = deps;
  const { privateUrl } = deps.uploads;
  const calendar = createCalendarService(deps);
  const notices = createNoticesService({ ...deps, publicUrl: deps.config.publicUrl });
  const payments = createBookingPayments({ ...deps, orders: deps.payments.orders, notices });
  const endings = createEndingsService({ ...deps, notices, payments });
  const times = createTimesService({ ...deps, notices, endings });
  const due = createDueService({ ...deps, notices, payments, endings });
  const reservations = createReservationsService({ ...deps, calendar, notices, payments, endings });
  const settlements = createSettlementsService(deps);
  const tallies = createTalliesService(deps);
  const phoneBookings = createPhoneBookingsService({ ...deps, calendar, notices, endings });
  const feeds = createFeedsService({ ...deps, lists: reservations });
  const toReservation = createToReservation(privateUrl);
  const businessesById = async (ids: number[]) => new Map((await listings.listListings(ids)).map((listing) => [listing.id, listing]));
  /** The business of each reservation, as `show` tells it; null where it tells nothing of this kind. */
  const businessAs =
    <Shown>(show: (listing: Listing) => Shown | null): Loader<{ businessId: number }, Shown | null> =>
    async (queries) => {
      const businesses = await businessesById(queries.map(({ obj }) => obj.businessId));
      return queries.map(({ obj }) => show(businesses.get(obj.businessId)!));
    };
  const business = businessAs(toReservedBusiness);
  const hospital = businessAs((listing) => (listing.kind === 'hospital' ? toHospital(listing, clock.now()) : null));
  const company = businessAs((listing) => (listing.kind === 'company' ? toCompany(listing, clock.now()) : null));
  const itemsOf = (ids: number[]) => listItems(deps.db, ids);
  const items: Loader<{ id: number }, ReturnType<typeof toItem>[]> = async (queries) => {
    const listed = await itemsOf(queries.map(({ obj }) => obj.id));
    return queries.map(({ obj }) => listed.filter(({ reservationId }) => reservationId === obj.id).map(toItem));
  };
  const toWire = createWire({ privateUrl, businessesById, itemsOf });
  const history: Loader<Pick<Reservation, 'id' | 'user'>, ReturnType<typeof toStatusChange>[]> = async (queries, context) => {
    const viewer = signedInViewer(context);
    const changes = await reservations.historiesOf(queries.map(({ obj }) => obj.id));
    return queries.map(({ obj }) =>
      changes.filter(({ reservationId }) => reservationId === obj.id).map((change) => toStatusChange(change, obj.user?.id === viewer.id)),
    );
  };
  return {
    verbs: {
      ...reservations,
      ...phoneBookings,
      ...due,
      ...createNextFreeService(deps),
      calendar,
      times,
      notices,
      payments,
      settlements,
      tallies,
    },
    registration: {
      routes: (http) => {
        reservationsRoutes(http, { reservations, payments, calendar, toWire });
        timesRoutes(http, { times, toWire });
        searchRoutes(http, deps);
        callersRoutes(http, { ...deps, notices });
        livesRoutes(http, { phoneBookings, feeds, toWire });
        settlementsRoutes(http, { ...deps, settlements });
        agendaRoutes(http, createAgendaService(deps));
        listsRoutes(http, { reservations, toWire, clock, rateLimits: deps.rateLimits });
      },
      resolvers: joinByType<Resolvers>([
        reservationsResolvers({ reservations, times, toReservation }),
        livesResolvers(phoneBookings, feeds, toReservation),
        noticesResolvers(notices),
        settlementsResolvers(settlements),
      ]),
      jobs: [
        defineJob(jobType('follow-reservations'), {
          schedule: '* * * * *',
          mostSeconds: 300,
          run: (_payload, context) => due.followTime(context),
        }),
        defineJob(jobType('fold-reservation-tallies'), {
          schedule: '* * * * *',
          mostSeconds: 300,
          run: (_payload, context) => tallies.fold(context),
        }),
      ],
      loaders: { Reservation: { business, hospital, company, items, history }, Settlement: { items } },
    },
  };
}
