import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import type { Http } from '../../platform/http/http.ts';
import type { AgendaService } from './agenda.service.ts';

const day = () => Type.String({ format: 'date' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);
const Entry = Type.Object({
  id: Type.String(),
  status: Type.Integer(),
  date: Type.String(),
  time: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  endDate: orNull(Type.String({ description: 'of a stay the day on which it ends' })),
  guest: orNull(Type.String({ description: 'null when the guest has withdrawn' })),
  petName: orNull(Type.String()),
  isByPhone: Type.Boolean(),
});

/** The calendar of a business: little of each reservation, but all of them. */
export function agendaRoutes(http: Http, { listAgenda }: AgendaService): void {
  http.get(
    '/api/client/reservation/agenda',
    {
      config: { access: ['hospital', 'company'] },
      schema: { querystring: Type.Object({ start_date: day(), end_date: day() }), response: { 200: envelope(Type.Array(Entry)) } },
    },
    async (request) => {
      const { start_date, end_date } = request.query;
      const reservations = unwrap(await listAgenda(signedInViewer(request), start_date, end_date));
      return success(reservations.map((one) => ({ ...one, id: String(one.id) })));
    },
  );
}
