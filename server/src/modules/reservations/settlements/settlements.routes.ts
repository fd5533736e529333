import { Readable } from 'node:stream';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { seoulDate } from '@petcare/time';
import { signedInViewer } from '../../../platform/access/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success, wholeList } from '../../../platform/http/envelope.ts';
import { day, orNull } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import { Item, toItem } from '../record/reservations.wire.ts';
import type { Settlement, SettlementsService } from './settlements.service.ts';
import type { Period } from './settlements.policy.ts';

const period = { start_date: Type.Optional(day()), end_date: Type.Optional(day()) };
const SettlementBody = Type.Object({
  id: Type.String(),
  reservationNumber: Type.String(),
  user: orNull(Type.Object({ id: Type.String(), name: Type.String() })),
  items: Type.Array(Item),
  date: Type.String(),
  time: Type.String(),
  price: Type.Integer({ description: 'won: what was paid and not refunded, points included' }),
  point: Type.Integer(),
});
const Info = Type.Object({
  count: Type.Integer(),
  totalPrice: Type.Integer(),
  point: Type.Integer({ description: 'of the total, what was paid with points' }),
  fees: Type.Integer({ description: '10 % of the total, rounded half up' }),
  settlementAmount: Type.Integer(),
});
const Day = Type.Object({ date: Type.String(), count: Type.Integer(), totalPrice: Type.Integer(), point: Type.Integer() });
const Business = Type.Object({ name: Type.String(), registrationNumber: orNull(Type.String()) });
const FILES = { max: 30, windowSeconds: 3600 };

type Deps = { settlements: SettlementsService; clock: Clock; rateLimits: RateLimiter };

/** Settlements of a company, and of either kind of business its days, its file and whose it is; hospitals have the rest in GraphQL. */
export function settlementsRoutes(http: Http, { settlements, clock, rateLimits }: Deps): void {
  const base = '/api/client/settlement';

  http.get(
    `${base}/co-settlement`,
    {
      config: { access: 'company', staff: 'all' },
      schema: { querystring: Type.Object({ ...pageQuery, ...period }), response: { 200: envelope(listOf(SettlementBody)) } },
    },
    async (request) => {
      const viewer = signedInViewer(request);
      const { page, count } = request.query;
      const asked = toPeriod(request.query);
      const list = unwrap(await settlements.listMine(viewer, asked, { page, count }));
      const items = await settlements.itemsOf(list.map(({ id }) => id));
      const shown = list.map((one) => ({
        ...toSettlement(one),
        id: String(one.id),
        items: items.filter(({ reservationId }) => reservationId === one.id).map(toItem),
      }));
      return success({ items: shown, total: unwrap(await settlements.infoOfMine(viewer, asked)).count, page, count });
    },
  );
  http.get(
    `${base}/co-settlement-info`,
    { config: { access: 'company', staff: 'all' }, schema: { querystring: Type.Object(period), response: { 200: envelope(Info) } } },
    async (request) => success(unwrap(await settlements.infoOfMine(signedInViewer(request), toPeriod(request.query)))),
  );
  http.get(
    `${base}/days`,
    {
      config: { access: 'business', staff: 'all' },
      schema: { querystring: Type.Object(period), response: { 200: envelope(listOf(Day)) } },
    },
    async (request) => success(wholeList(unwrap(await settlements.listMyDays(signedInViewer(request), toPeriod(request.query))))),
  );
  http.get(
    `${base}/business`,
    { config: { access: ['hospital', 'company'], staff: 'all' }, schema: { response: { 200: envelope(orNull(Business)) } } },
    async (request) => success(await settlements.businessOfMine(signedInViewer(request))),
  );
  http.get(
    `${base}/settlements.csv`,
    { config: { access: ['hospital', 'company'], staff: 'all' }, schema: { querystring: Type.Object(period) } },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      unwrap(await rateLimits.hit(`settlements-file:${viewer.id}`, FILES));
      const lines = unwrap(await settlements.fileOfMine(viewer, toPeriod(request.query)));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="settlements-${seoulDate(clock.now())}.csv"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(lines));
    },
  );
}

function toPeriod({
  start_date: startDate,
  end_date: endDate,
}: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}): Period {
  return { startDate: startDate ?? null, endDate: endDate ?? null };
}

/** As both wires say it; the items come by themselves. */
export function toSettlement({ id, reservationNumber, userId, userName, date, time, won, point }: Settlement) {
  const user: Static<typeof SettlementBody>['user'] = userId === null || userName === null ? null : { id: String(userId), name: userName };
  return { id, reservationNumber, user, date, time, price: won + point, point };
}
