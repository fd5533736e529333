import type { KcpPayMethod } from '../../providers/kcp/kcp-methods.ts';
import type { RefundState } from './cancels.policy.ts';

export type PayMethod = KcpPayMethod;

/** A sum in its two parts: money in whole won, and points. */
export type Sum = { won: number; point: number };

type Common = Sum & {
  id: number;
  idx: string;
  /** Null once the buyer has left; `buyerId` stays as a number that names nobody. */
  userId: number | null;
  buyerId: number;
  kind: string;
  subjectId: number;
  title: string;
  /** The price: `won` and `point` together. */
  price: number;
  payMethod: PayMethod | null;
  /** The reason why the last try to pay did not succeed, or why the order ended. */
  note: string | null;
  createdAt: string;
  expiresAt: string;
};

/** `unansweredAt`: when the provider knew nothing of an approval that got no answer, which may still arrive there. */
type Unpaid = Common & { unansweredAt: string | null };

/** `tno`: the provider's number of the payment; null when it was paid with points alone. */
type Charged = Common & { tno: string | null; paidAt: string; refunded: Sum };

/** An order that waits to be paid, until `expiresAt`. */
export type OpenOrder = Unpaid & { state: 'open' };
/** An order at the provider, who is being asked to charge. */
export type ApprovingOrder = Unpaid & { state: 'approving' };
/** A paid order; a part of it may have gone back, and `refundState` says how far the money of that is. */
export type PaidOrder = Charged & { state: 'paid'; refundState: RefundState | null };
/** A paid order all of which goes back; its money is not back yet. */
export type GivingBackOrder = Charged & { state: 'givingBack'; refundState: Exclude<RefundState, 'done'> };
/** A paid order all of which is back. `refundState` is null when no money had to go back. */
export type GivenBackOrder = Charged & { state: 'givenBack'; refundState: 'done' | null };
/** An order that ended without having been paid. `refundState` is of a charge that came all the same. */
export type EndedOrder = Unpaid & { state: 'ended'; outcome: 'expired' | 'cancelled'; refundState: RefundState | null };

/** One order, by how far it has come. */
export type Order = OpenOrder | ApprovingOrder | PaidOrder | GivingBackOrder | GivenBackOrder | EndedOrder;

/** The states of an order over the wire and in its table, where what goes back and what was never paid are one. */
export type WireState = 'open' | 'approving' | 'paid' | 'expired' | 'cancelled';

export function wireStateOf(order: Order): WireState {
  switch (order.state) {
    case 'open':
    case 'approving':
    case 'paid':
      return order.state;
    case 'givingBack':
    case 'givenBack':
      return 'cancelled';
    case 'ended':
      return order.outcome;
  }
}

/** The time of its payment; null of an order that never was. */
export const paidAtOf = (order: Order): string | null => ('paidAt' in order ? order.paidAt : null);

/** The state of its money on the way back; null when none has to go back. */
export const refundStateOf = (order: Order): RefundState | null => ('refundState' in order ? order.refundState : null);

/** The sum that has gone back of it. */
export const refundedOf = (order: Order): Sum => ('refunded' in order ? order.refunded : { won: 0, point: 0 });
