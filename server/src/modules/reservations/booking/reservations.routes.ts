import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../../platform/access/access.ts';
import { invalid, validationFailed } from '../../../platform/errors/app-error.ts';
import { ExpectedError, unwrap } from '../../../platform/errors/result.ts';
import { parseId } from '../../../platform/database/ids.ts';
import { envelope, listOf, success, wholeList } from '../../../platform/http/envelope.ts';
import { day, id, orNull, text, time } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import { files, multipartBody } from '../../../platform/http/multipart-body.ts';
import type { BookableBusiness } from '../../listings/index.ts';
import type { CalendarService } from '../calendar/calendar.service.ts';
import type { ReservationsService } from './reservations.service.ts';
import { Bookable, Reservation, toBookable, type ToWire } from '../record/reservations.wire.ts';
import { OrderBody, orderBody, PaymentBody, sumOf } from '../../payments/index.ts';
import type { BookingPayments } from '../life/booking-payments.ts';
import { parseWanted } from './wanted-products.ts';

const NewReservation = multipartBody({
  hospitalID: Type.Optional(id()),
  companyID: Type.Optional(id()),
  date: day(),
  time: time(),
  endDate: Type.Optional(day()),
  note: Type.String({ maxLength: 10_000, default: '' }),
  petId: Type.Optional(id()),
  petName: Type.Optional(Type.String()),
  petKind: Type.Optional(Type.String()),
  images: Type.Optional(files(10)),
  photos: Type.Optional(Type.Array(text(100), { maxItems: 10, description: 'keys of private pictures that wait with the guest' })),
  products: Type.Optional(Type.Unknown()),
  payment: Type.Optional(
    Type.Union([Type.Literal('online'), Type.Literal('on-site')], {
      description: 'online: it is held for ten minutes to be paid by its order; on-site unless given, and where nothing is to be paid',
    }),
  ),
});
const AbleQuery = Type.Object({
  hospital_id: Type.Optional(id()),
  company_id: Type.Optional(id()),
  start_date: day(),
  end_date: day(),
  stay: Type.Optional(Type.Boolean({ description: 'nights instead of days' })),
});
const AbleTimeQuery = Type.Object({ hospital_id: Type.Optional(id()), company_id: Type.Optional(id()), date: day() });
const AbleDay = Type.Object({
  date: Type.String(),
  free: Type.Integer({ description: 'slots, or places of the night' }),
  canArrive: Type.Optional(Type.Boolean({ description: 'of nights: a stay can begin' })),
  canLeave: Type.Optional(Type.Boolean({ description: 'of nights: a stay can end' })),
});
const AbleTime = Type.Object({ time: Type.String(), taken: Type.Boolean() });
const Found = Type.Object({
  ...Bookable.properties,
  nights: orNull(Type.Object({ least: Type.Integer(), most: Type.Integer() }), { description: 'of a stay here' }),
});
const FindQuery = Type.Object({ type: Type.Union([Type.Literal('hospital'), Type.Literal('company')]), id: id() });

type Services = { reservations: ReservationsService; payments: BookingPayments; calendar: CalendarService; toWire: ToWire };
export function reservationsRoutes(http: Http, services: Services): void {
  const { reservations, payments, calendar, toWire } = services;
  const base = '/api/client/reservation';

  http.post(
    base,
    { config: { access: 'guardian' }, schema: { body: NewReservation, response: { 201: envelope(Reservation) } } },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      const { hospitalID, companyID, date, time, endDate, note, petId, petName, petKind, images, photos, products, payment } = request.body;
      const { reservation, listing, items } = unwrap(
        await reservations.makeReservation(viewer, {
          business: requireBusiness(hospitalID, companyID, 'hospitalID'),
          date,
          time,
          endDate: endDate ?? null,
          note: note.trim(),
          petId: petId ? parseId(petId) : null,
          petName: petName?.trim() || null,
          petKind: petKind?.trim() || null,
          products: unwrap(parseWanted(products)),
          images: images ?? [],
          photos: photos ?? [],
          isPaidOnline: payment === 'online',
        }),
      );
      void reply.code(201);
      const [wire] = await toWire([reservation], { businesses: new Map([[listing.id, listing]]), items });
      return success(wire!);
    },
  );
  http.post(
    `${base}/:reservation_id/order`,
    {
      config: { access: 'guardian' },
      schema: { params: Type.Object({ reservation_id: id() }), body: PaymentBody, response: { 201: envelope(OrderBody) } },
    },
    async (request, reply) => {
      const { params, body } = request;
      const order = unwrap(await payments.openOrder(signedInViewer(request), parseId(params.reservation_id), sumOf(body)));
      void reply.code(201);
      return success(orderBody(order));
    },
  );
  http.get(
    `${base}/able`,
    { config: { access: 'public' }, schema: { querystring: AbleQuery, response: { 200: envelope(listOf(AbleDay)) } } },
    async (request) => {
      const { hospital_id, company_id, start_date, end_date, stay } = request.query;
      const business = requireBusiness(hospital_id, company_id, 'hospital_id');
      if (stay) return success(wholeList(unwrap(await calendar.listNights(business, start_date, end_date))));
      return success(wholeList(unwrap(await calendar.listAbleDays(business, start_date, end_date))));
    },
  );
  http.get(
    `${base}/abletime`,
    { config: { access: 'public' }, schema: { querystring: AbleTimeQuery, response: { 200: envelope(listOf(AbleTime)) } } },
    async (request) => {
      const { hospital_id, company_id, date } = request.query;
      return success(wholeList(unwrap(await calendar.listTimes(requireBusiness(hospital_id, company_id, 'hospital_id'), date))));
    },
  );
  http.get(
    `${base}/find`,
    { config: { access: 'public' }, schema: { querystring: FindQuery, response: { 200: envelope(Found) } } },
    async (request) => {
      const { type, id: businessId } = request.query;
      const listing = unwrap(await calendar.findBusiness({ kind: type, id: parseId(businessId) }));
      return success({ ...toBookable(listing), nights: await calendar.findNights(listing) });
    },
  );
  http.get(
    `${base}/:reservation_id`,
    {
      config: { access: 'member', staff: 'bookings' },
      schema: { params: Type.Object({ reservation_id: Type.String() }), response: { 200: envelope(Reservation) } },
    },
    async (request) => {
      const found = unwrap(await reservations.getReservation(signedInViewer(request), parseId(request.params.reservation_id)));
      const [wire] = await toWire([found]);
      return success(wire!);
    },
  );
}

/** One of the two ids; which of them is for the caller to choose. */
function requireBusiness(hospitalId: string | undefined, companyId: string | undefined, property: string): BookableBusiness {
  if (hospitalId && !companyId) return { kind: 'hospital', id: parseId(hospitalId) };
  if (companyId && !hospitalId) return { kind: 'company', id: parseId(companyId) };
  throw new ExpectedError(validationFailed([invalid(property, 'isDefined', '예약할 병원이나 업체를 하나 골라 주세요.')]));
}
