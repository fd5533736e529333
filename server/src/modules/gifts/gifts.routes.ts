import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import { id, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import { OrderBody, orderBody, PaymentBody, sumOf } from '../payments/index.ts';
import type { GiftsService } from './gifts.service.ts';

const Checked = Type.Object({
  id: Type.String(),
  name: Type.String(),
  price: Type.Integer(),
  stock: Type.Integer(),
  available: Type.Boolean(),
});
const Card = Type.Object({ id: Type.String(), name: Type.String(), price: Type.Integer(), code: Type.String(), expiresAt: Type.String() });
const OfGift = Type.Object({ gift_id: id() });
const OfOrder = Type.Object({ order_idx: text(70) });

export function giftsRoutes(http: Http, gifts: GiftsService): void {
  const base = '/api/client/gift';
  http.get(
    `${base}/:gift_id/check`,
    { config: { access: 'guardian' }, schema: { params: OfGift, response: { 200: envelope(Checked) } } },
    async (request) => {
      const { id, name, price, stock } = unwrap(await gifts.getGiftGroup(parseId(request.params.gift_id)));
      return success({ id: String(id), name, price, stock, available: stock > 0 });
    },
  );
  http.post(
    `${base}/item/:gift_id/purchase`,
    {
      config: { access: 'guardian', changes: ['gifts'] },
      schema: { params: OfGift, body: PaymentBody, response: { 201: envelope(OrderBody) } },
    },
    async (request, reply) => {
      const order = unwrap(await gifts.buyGift(signedInViewer(request), parseId(request.params.gift_id), sumOf(request.body)));
      void reply.code(201);
      return success(orderBody(order));
    },
  );
  http.post(
    `${base}/order/:order_idx`,
    {
      config: { access: 'guardian', changes: ['gifts'] },
      schema: { params: OfOrder, body: Type.Object({ price: Type.Integer() }), response: { 200: envelope(Card) } },
    },
    async (request) => {
      const { params, body } = request;
      const { id, name, price, code, expiresAt } = unwrap(await gifts.completeGift(signedInViewer(request), params.order_idx, body.price));
      return success({ id: String(id), name, price, code, expiresAt });
    },
  );
}
