import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success, wholeList } from '../../platform/http/envelope.ts';
import { id, orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import { OrderBody, orderBody, PaymentBody, sumOf, type OrdersService } from '../payments/index.ts';
import type { Pass, PassesService } from './passes.service.ts';

const Item = Type.Object({ id: Type.String(), name: Type.String(), range: Type.Integer(), price: Type.Integer() });
const PassBody = Type.Object({
  id: Type.String(),
  name: Type.String(),
  range: Type.Integer(),
  startDate: Type.String(),
  endDate: Type.String(),
});
const Period = Type.Object({ isActive: Type.Boolean(), startDate: orNull(Type.String()), endDate: orNull(Type.String()) });
const Info = Type.Object({ ...Period.properties, pass: orNull(PassBody) });
const OfItem = Type.Object({ id: id() });
const OfOrder = Type.Object({ order_idx: text(70) });

export function passesRoutes(http: Http, { passes, orders }: { passes: PassesService; orders: OrdersService }): void {
  const base = '/api/client/pass';
  http.get(`${base}/items`, { config: { access: 'public' }, schema: { response: { 200: envelope(listOf(Item)) } } }, async () =>
    success(wholeList((await passes.listItems()).map(({ id, name, days, price }) => ({ id: String(id), name, range: days, price })))),
  );
  http.get(
    `${base}/orders`,
    { config: { access: 'guardian' }, schema: { querystring: Type.Object(pageQuery), response: { 200: envelope(listOf(OrderBody)) } } },
    async (request) => {
      const viewer = signedInViewer(request);
      const { page, count } = request.query;
      const items = unwrap(await orders.listMyOrders(viewer, 'pass', { page, count }));
      return success({ items: items.map(orderBody), total: await orders.countMyOrders(viewer, 'pass'), page, count });
    },
  );
  http.get(`${base}/info`, { config: { access: 'guardian' }, schema: { response: { 200: envelope(Info) } } }, async (request) => {
    const viewer = signedInViewer(request);
    const pass = await passes.getMyPass(viewer);
    return success({ ...(await passes.getActivePeriod(viewer)), pass: pass && passBody(pass) });
  });
  http.get(
    `${base}/getActivePassPeriod`,
    { config: { access: 'guardian' }, schema: { response: { 200: envelope(Period) } } },
    async (request) => success(await passes.getActivePeriod(signedInViewer(request))),
  );
  http.post(
    `${base}/item/:id/purchase`,
    { config: { access: 'guardian' }, schema: { params: OfItem, body: PaymentBody, response: { 201: envelope(OrderBody) } } },
    async (request, reply) => {
      const order = unwrap(await passes.buyPass(signedInViewer(request), parseId(request.params.id), sumOf(request.body)));
      void reply.code(201);
      return success(orderBody(order));
    },
  );
  http.post(
    `${base}/order/:order_idx`,
    { config: { access: 'guardian' }, schema: { params: OfOrder, response: { 200: envelope(PassBody) } } },
    async (request) => success(passBody(unwrap(await passes.completePass(signedInViewer(request), request.params.order_idx)))),
  );
}

function passBody({ id, name, days, startsAt, endsAt }: Pass) {
  return { id: String(id), name, range: days, startDate: startsAt, endDate: endsAt };
}
