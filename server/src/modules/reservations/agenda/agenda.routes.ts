import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../../platform/access/access.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, listOf, success, wholeList } from '../../../platform/http/envelope.ts';
import { day } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { AgendaService } from './agenda.service.ts';

/** Not as a union, of which each value of thousands is validated before it is written. */
const textOrNull = (description?: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], ...(description && { description }) });
const Entry = Type.Object({
  id: Type.String(),
  status: Type.Integer(),
  date: Type.String(),
  time: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  endDate: textOrNull('of a stay the day on which it ends'),
  guest: textOrNull('null when the guest has withdrawn'),
  petName: textOrNull(),
  isByPhone: Type.Boolean(),
});

/** The calendar of a business: little of each reservation, but all of them. */
export function agendaRoutes(http: Http, { listAgenda }: AgendaService): void {
  http.get(
    '/api/client/reservation/agenda',
    {
      config: { access: ['hospital', 'company'], staff: 'bookings' },
      schema: { querystring: Type.Object({ start_date: day(), end_date: day() }), response: { 200: envelope(listOf(Entry)) } },
    },
    async (request) => {
      const { start_date, end_date } = request.query;
      const reservations = unwrap(await listAgenda(signedInViewer(request), start_date, end_date));
      return success(wholeList(reservations.map((one) => ({ ...one, id: String(one.id) }))));
    },
  );
}
