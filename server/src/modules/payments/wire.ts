import { Type, type Static } from '@fastify/type-provider-typebox';
import { orNull } from '../../platform/http/fields.ts';
import type { Order } from './orders.service.ts';

/** The payment that a buyer sends: `price` is the sum left to pay in won, `point` the sum paid with points. */
export const PaymentBody = Type.Object({ price: Type.Integer(), point: Type.Integer() });

/** Of money that goes back: null when none has to. */
export const RefundStateBody = Type.Union([
  Type.Literal('asked'),
  Type.Literal('refused'),
  Type.Literal('given_up'),
  Type.Literal('done'),
  Type.Null(),
]);

/** An order over REST. */
export const OrderBody = Type.Object({
  ordrIdx: Type.String(),
  kind: Type.String(),
  title: Type.String(),
  price: Type.Integer(),
  point: Type.Integer(),
  amount: Type.Integer(),
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('approving'),
    Type.Literal('paid'),
    Type.Literal('expired'),
    Type.Literal('cancelled'),
  ]),
  note: orNull(Type.String()),
  expiresAt: Type.String(),
  paidAt: orNull(Type.String()),
  refundState: RefundStateBody,
});

export function orderBody({
  idx,
  kind,
  title,
  price,
  point,
  amount,
  state,
  note,
  expiresAt,
  paidAt,
  refundState,
}: Order): Static<typeof OrderBody> {
  return { ordrIdx: idx, kind, title, price, point, amount, state, note, expiresAt, paidAt, refundState };
}
