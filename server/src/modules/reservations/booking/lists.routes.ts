import { Readable } from 'node:stream';
import { seoulDate } from '@petcare/time';
import { Type } from '@fastify/type-provider-typebox';
import { parseId } from '../../../platform/database/ids.ts';
import { requireAccess, signedInViewer } from '../../../platform/access/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { noAccessPermission } from '../../../platform/errors/app-error.ts';
import { err, unwrap } from '../../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../../platform/http/envelope.ts';
import { day, id, orNull, text, time } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { bookableKindOf } from '../record/own-business.ts';
import type { ReservationsService } from './reservations.service.ts';
import { Reservation, type ToWire } from '../record/reservations.wire.ts';
import { toSlot } from '../record/slot-fields.ts';

const FILES = { max: 20, windowSeconds: 600 };

const filters = {
  type: Type.Optional(
    Type.Union([Type.Literal('hospital'), Type.Literal('company')], {
      description: 'At the own business of this kind; without it a business gets those at its own, a guardian the own ones.',
    }),
  ),
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
  statuses: Type.Optional(Type.String({ pattern: '^[0-7](,[0-7]){0,7}$', description: 'several, such as 0,1' })),
  search: Type.Optional(text(100)),
  sort: Type.Optional(Type.Union([Type.Literal('recent'), Type.Literal('time')])),
};
const ListQuery = Type.Object({ ...pageQuery, ...filters, start_date: Type.Optional(day()), end_date: Type.Optional(day()) });
const { type: _type, sort: _sort, ...fileFilters } = filters;
const FileQuery = Type.Object({ ...fileFilters, start_date: day(), end_date: day() });
const Update = Type.Object({
  reservations: Type.Array(id(), { maxItems: 1_000 }),
  status: Type.Integer(),
  date: Type.Optional(orNull(day())),
  time: Type.Optional(orNull(time())),
  reason: Type.Optional(orNull(text(1_000))),
});

type Services = { reservations: ReservationsService; toWire: ToWire; clock: Clock; rateLimits: RateLimiter };

/** Lists of both sides, and what a business does with its own. */
export function listsRoutes(http: Http, { reservations, toWire, clock, rateLimits }: Services): void {
  const base = '/api/client/reservation';

  http.get(
    `${base}/reservation-list`,
    {
      config: { access: 'member', staff: 'bookings' },
      schema: { querystring: ListQuery, response: { 200: envelope(listOf(Reservation)) } },
    },
    async (request) => {
      const viewer = signedInViewer(request);
      const { page, count, type, ...query } = request.query;
      const kind = bookableKindOf(viewer);
      if (type) requireKind(viewer, type);
      if (kind) requireAccess({ access: kind, staff: 'bookings' }, request);
      const filter = toFilter(query);
      const [items, total] = await Promise.all(
        kind
          ? [reservations.listOfMyBusiness(viewer, filter, { page, count }), reservations.countOfMyBusiness(viewer, filter)]
          : [reservations.listMine(viewer, filter, { page, count }), reservations.countMine(viewer, filter)],
      );
      return success({ items: await toWire(unwrap(items)), total, page, count });
    },
  );
  http.get(
    `${base}/reservations.csv`,
    { config: { access: ['hospital', 'company'], staff: 'bookings' }, schema: { querystring: FileQuery, produces: ['text/csv'] } },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      unwrap(await rateLimits.hit(`reservations-file:${viewer.id}`, FILES));
      const lines = unwrap(await reservations.fileOfMyBusiness(viewer, toFilter(request.query)));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="reservations-${seoulDate(clock.now())}.csv"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(lines));
    },
  );
  http.patch(
    `${base}/reservations`,
    { config: { access: 'company', staff: 'bookings' }, schema: { body: Update, response: { 200: envelope(Type.Array(Reservation)) } } },
    async (request) => {
      const { reservations: ids, status, date, time, reason } = request.body;
      const update = { ids: ids.map(parseId), status, slot: unwrap(toSlot(date, time)), reason: reason?.trim() || null };
      return success(await toWire(unwrap(await reservations.updateByBusiness(signedInViewer(request), update))));
    },
  );
}

/** A guardian has no business; a business sees no list of the other kind. */
function requireKind(viewer: Viewer, type: 'hospital' | 'company'): void {
  if (bookableKindOf(viewer) !== type) unwrap(err(noAccessPermission));
}

type Query = {
  status?: number | undefined;
  statuses?: string | undefined;
  search?: string | undefined;
  sort?: 'recent' | 'time' | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
};

function toFilter({ status, statuses, search, sort, start_date: startDate, end_date: endDate }: Query) {
  const several = statuses?.split(',').map(Number);
  return { statuses: several ?? (status === undefined ? null : [status]), search: search?.trim(), sort, startDate, endDate };
}
