import { requireAccess, signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { parseId } from '../../platform/database/ids.ts';
import type { HospitalReservationTimeInput, ReservationSearchInput, Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { ReservationsService } from './booking/reservations.service.ts';
import type { ToReservation } from './record/shown-reservation.ts';
import { toSlot } from './record/slot-fields.ts';
import type { TimeSetting } from './record/slots.policy.ts';
import type { TimesService } from './times/times.service.ts';
import { defaultTimeSetting } from './calendar/time-setting.policy.ts';

type Services = { reservations: ReservationsService; times: TimesService; toReservation: ToReservation };
type Reservation = Extract<Awaited<ReturnType<ReservationsService['getReservation']>>, { ok: true }>['value'];
/** The part of a preview that `outside` is made from. */
type Preview = { days: { date: string; times: string[] }[]; reservations: Reservation[]; outsideCount: number };
type StoredTime = Extract<Awaited<ReturnType<TimesService['getTimeSetting']>>, { ok: true }>['value'];

export function reservationsResolvers({ reservations, times, toReservation }: Services): Resolvers {
  return {
    Query: {
      getHospitalReservationTime: async (_root, { hospitalId }, context) =>
        toTime(
          unwrap(
            hospitalId == null
              ? await times.getMyTimeSetting(requireAccess({ access: 'hospital', whileWaiting: true, staff: 'bookings' }, context))
              : await times.getTimeSetting(parseId(hospitalId)),
          ),
        ),
      previewReservationTime: async (_root, { time }, context) => {
        const { outside, ...read } = unwrap(await times.previewMyTimeSetting(signedInViewer(context), toSetting(time)));
        const preview: Preview = { ...read, reservations: outside };
        return preview;
      },
      getMyReservationsByPage: async (_root, { reservationSearchInput, ...page }, context) =>
        unwrap(await reservations.listMine(signedInViewer(context), toFilter(reservationSearchInput), page)).map(toReservation),
      getMyReservationCount: (_root, { reservationSearchInput }, context) =>
        reservations.countMine(signedInViewer(context), toFilter(reservationSearchInput)),
      getMyHospitalReservationsByPage: async (_root, { reservationSearchInput, ...page }, context) => {
        const viewer = signedInViewer(context);
        return unwrap(await reservations.listOfMyBusiness(viewer, toFilter(reservationSearchInput), page)).map(toReservation);
      },
      getMyHospitalReservationCount: (_root, { reservationSearchInput }, context) =>
        reservations.countOfMyBusiness(signedInViewer(context), toFilter(reservationSearchInput)),
      getReservation: async (_root, { reservationId }, context) =>
        toReservation(unwrap(await reservations.getReservation(signedInViewer(context), parseId(reservationId)))),
    },
    ReservationTimePreview: {
      outside: (preview) => (preview as Preview).reservations.map(toReservation),
    },
    Mutation: {
      updateHospitalReservationTime: async (_root, { time, outside, outsideCount }, context) => {
        const chosen = { choice: outside ?? 'keep', count: outsideCount ?? null };
        return toTime(unwrap(await times.updateMyTimeSetting(signedInViewer(context), toSetting(time), chosen)));
      },
      updateReservationByHospital: async (_root, { reservations: ids, status, date, time, reason }, context) => {
        const viewer = signedInViewer(context);
        const slot = unwrap(toSlot(date, time));
        const update = { ids: ids.map(parseId), status, slot, reason: reason?.trim() || null };
        return unwrap(await reservations.updateByBusiness(viewer, update)).map(toReservation);
      },
      updateReservationByUser: async (_root, { reservationId, status, date, time }, context) => {
        const viewer = signedInViewer(context);
        const slot = unwrap(toSlot(date, time));
        return toReservation(unwrap(await reservations.updateByGuest(viewer, parseId(reservationId), status, slot)));
      },
    },
  };
}

function toTime({ businessId, ...time }: StoredTime) {
  return { ...time, id: businessId };
}

function toFilter(input: ReservationSearchInput | null | undefined) {
  const { search, statuses, startDate, endDate, phase, sort } = input ?? {};
  return { search: search?.trim(), statuses, startDate, endDate, phase, sort };
}

/** The setting of an input: a field that is left out or null is as by default. */
function toSetting(time: HospitalReservationTimeInput): TimeSetting {
  const given: Partial<TimeSetting> = Object.fromEntries(Object.entries(time).filter(([, value]) => value != null));
  return { ...defaultTimeSetting, ...given };
}
