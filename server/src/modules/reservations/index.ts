import type { Clock } from '../../platform/clock.ts';
import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { toHospital, type PlacesService } from '../places/index.ts';
import type { CalendarService } from './calendar.service.ts';
import { reservationsResolvers } from './reservations.resolvers.ts';
import { reservationsRoutes } from './reservations.routes.ts';
import type { ReservationsService } from './reservations.service.ts';

export { createCalendarService, type AbleDay, type AbleTime, type CalendarService } from './calendar.service.ts';
export { createReservationsService, type Booking, type BulkUpdate, type ReservationsService } from './reservations.service.ts';
export type { Reservation, ReservationFilter } from './reservations.sql.ts';
export type { TimeSetting } from './slots.policy.ts';
export { ReservationStatus } from './status.policy.ts';
export { defaultTimeSetting } from './time-setting.policy.ts';

type Deps = { clock: Clock; reservations: ReservationsService; calendar: CalendarService; places: PlacesService; uploads: Uploads };

/** Time settings, slots and reservations of hospitals. */
export function reservationsModule({ reservations, calendar, places, uploads, clock }: Deps): ServerModule {
  const { privateUrl } = uploads;
  const hospitalsById = async (ids: number[]) => new Map((await places.listHospitals(ids)).map((place) => [place.id, place]));
  const hospital: Loader<{ businessId: number }, ReturnType<typeof toHospital> | null> = async (queries) => {
    const hospitals = await hospitalsById(queries.map(({ obj }) => obj.businessId));
    return queries.map(({ obj }) => {
      const place = hospitals.get(obj.businessId);
      return place ? toHospital(place, clock.now()) : null;
    });
  };
  return {
    routes: (http) => reservationsRoutes(http, { reservations, calendar, privateUrl, hospitalsById }),
    resolvers: reservationsResolvers({ reservations, calendar, privateUrl }),
    loaders: { Reservation: { hospital } },
  };
}
