import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { toHospital, type ListingsVerbs } from '../listings/index.ts';
import { toStatusChange } from './shown-change.ts';
import { createCalendarService, type CalendarService } from './calendar.service.ts';
import { reservationsResolvers } from './reservations.resolvers.ts';
import { listsRoutes } from './lists.routes.ts';
import { createWire } from './reservations.wire.ts';
import { reservationsRoutes } from './reservations.routes.ts';
import { createReservationsService, type ReservationsService } from './reservations.service.ts';

export type { AbleDay, AbleTime, CalendarService } from './calendar.service.ts';
export type { Booking, ReservationsService } from './reservations.service.ts';
export type { BulkUpdate } from './status.service.ts';
export type { Reservation, ReservationFilter } from './reservations.sql.ts';
export type { TimeSetting } from './slots.policy.ts';
export { ReservationStatus } from './status.policy.ts';
export { defaultTimeSetting } from './time-setting.policy.ts';

/** Reservations, and the `calendar` of slots that they are made in. */
export type ReservationsVerbs = ReservationsService & { calendar: CalendarService };
type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits' | 'uploads'> & { listings: ListingsVerbs };

/** Time settings, slots and reservations of hospitals. */
export function createReservations(deps: Deps): ServerModule<ReservationsVerbs> {
  const { listings, clock } = deps;
  const { privateUrl } = deps.uploads;
  const calendar = createCalendarService(deps);
  const reservations = createReservationsService({ ...deps, calendar });
  const hospitalsById = async (ids: number[]) => new Map((await listings.listListings(ids)).map((listing) => [listing.id, listing]));
  const hospital: Loader<{ businessId: number }, ReturnType<typeof toHospital> | null> = async (queries) => {
    const hospitals = await hospitalsById(queries.map(({ obj }) => obj.businessId));
    return queries.map(({ obj }) => {
      const listing = hospitals.get(obj.businessId);
      return listing ? toHospital(listing, clock.now()) : null;
    });
  };
  const toWire = createWire({ privateUrl, hospitalsById });
  const history: Loader<{ id: number }, ReturnType<typeof toStatusChange>[]> = async (queries) => {
    const changes = await reservations.historiesOf(queries.map(({ obj }) => obj.id));
    return queries.map(({ obj }) => changes.filter(({ reservationId }) => reservationId === obj.id).map(toStatusChange));
  };
  return {
    verbs: { ...reservations, calendar },
    registration: {
      routes: (http) => {
        reservationsRoutes(http, { reservations, calendar, toWire });
        listsRoutes(http, { reservations, toWire, clock, rateLimits: deps.rateLimits });
      },
      resolvers: reservationsResolvers({ reservations, calendar, privateUrl }),
      loaders: { Reservation: { hospital, history } },
    },
  };
}
