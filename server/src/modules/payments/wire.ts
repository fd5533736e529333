import { Type, type Static } from '@fastify/type-provider-typebox';
import { orNull } from '../../platform/http/fields.ts';
import { paidAtOf, refundStateOf, wireStateOf, type Order, type Sum } from './order.ts';

/** The payment that a buyer sends: `price` is the sum left to pay in won, `point` the sum paid with points. */
export const PaymentBody = Type.Object({ price: Type.Integer(), point: Type.Integer() });

export const sumOf = ({ price, point }: Static<typeof PaymentBody>): Sum => ({ won: price, point });

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
  payMethod: orNull(Type.String()),
  refundState: RefundStateBody,
});

export function orderBody(order: Order): Static<typeof OrderBody> {
  const { idx, kind, title, price, point, won, note, expiresAt, payMethod } = order;
  const paid = { paidAt: paidAtOf(order), refundState: refundStateOf(order) };
  return { ordrIdx: idx, kind, title, price, point, amount: won, state: wireStateOf(order), note, expiresAt, payMethod, ...paid };
}
