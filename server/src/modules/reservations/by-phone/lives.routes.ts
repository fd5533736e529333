import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../../platform/access/access.ts';
import { parseId } from '../../../platform/database/ids.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, success } from '../../../platform/http/envelope.ts';
import { day, orNull, text, time } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { FeedsService } from '../agenda/feeds.service.ts';
import type { PhoneBookingsService } from './phone-bookings.service.ts';
import { Reservation, type ToWire } from '../record/reservations.wire.ts';

const base = '/api/client/reservation';
const CALENDAR = 'text/calendar; charset=utf-8';

const PhoneBooking = Type.Object({
  name: text(200),
  phone: text(40),
  date: day(),
  time: time(),
  endDate: Type.Optional(orNull(day(), { description: 'of a stay the day on which it ends' })),
  petName: Type.Optional(orNull(text(200))),
  petKind: Type.Optional(orNull(text(200))),
  note: Type.Optional(orNull(text(10_000))),
});

type Services = { phoneBookings: PhoneBookingsService; feeds: FeedsService; toWire: ToWire };

export function livesRoutes(http: Http, { phoneBookings, feeds, toWire }: Services): void {
  http.post(
    `${base}/by-phone`,
    { config: { access: 'company', staff: 'bookings' }, schema: { body: PhoneBooking, response: { 201: envelope(Reservation) } } },
    async (request, reply) => {
      const { name, phone, date, time, endDate, petName, petKind, note } = request.body;
      const pet = { petName: petName?.trim() || null, petKind: petKind?.trim() || null };
      const booking = { name: name.trim(), phone, date, time, endDate: endDate ?? null, ...pet, note: note?.trim() ?? '' };
      const [made] = await toWire([unwrap(await phoneBookings.makeByPhone(signedInViewer(request), booking))]);
      void reply.code(201);
      return success(made!);
    },
  );
  http.get(
    `${base}/feed/:file`,
    {
      config: { access: 'public' },
      schema: { params: Type.Object({ file: text(60) }), produces: ['text/calendar'] },
    },
    async (request, reply) => {
      const calendar = unwrap(await feeds.readFeed(request.params.file.replace(/\.ics$/, ''), request.ip));
      return reply.type(CALENDAR).header('cache-control', 'private, max-age=300').header('x-robots-tag', 'noindex').send(calendar);
    },
  );
  http.get(
    `${base}/:reservation_id/calendar.ics`,
    { config: { access: 'member' }, schema: { params: Type.Object({ reservation_id: Type.String() }), produces: ['text/calendar'] } },
    async (request, reply) => {
      const file = unwrap(await feeds.readOne(signedInViewer(request), parseId(request.params.reservation_id)));
      return reply
        .type(CALENDAR)
        .header('content-disposition', 'attachment; filename="reservation.ics"')
        .header('cache-control', 'no-store')
        .send(file);
    },
  );
}

export function pathOfFeed(secret: string): string {
  return `${base}/feed/${secret}.ics`;
}
