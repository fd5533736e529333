import { formatNumber, formatWon } from '@petcare/ui';
import type { MyReservation } from './my-reservation.ts';
import { ReservationStatus } from './status.ts';

const { REQUESTED, CONFIRMED, COMPLETED, PAYMENT_PENDING } = ReservationStatus;

type PaymentFields = Pick<MyReservation, 'paid' | 'refunded' | 'refundState'>;

/** The sum that was paid here, or the part of it that went back: 28,000원 + 2,000P 결제; empty when nothing was. */
export function paymentInWords({ paid, refunded, refundState }: PaymentFields): string {
  if (refunded) return `${sumInWords(refunded)} ${refundStateInWords(refundState)}`;
  return paid ? `${sumInWords(paid)} 결제` : '';
}

/** The price of a reservation, and the place of its payment; empty when it costs nothing. */
export function priceInWords({ price, status, ...payment }: PaymentFields & Pick<MyReservation, 'price' | 'status'>): string {
  if (price === 0) return '';
  return `${formatWon(price)} · ${paymentInWords(payment) || unpaidInWords(status)}`;
}

/** The refund of a cancellation, in sentences: money as it was paid, points. */
export function refundInWords(paid: MyReservation['paid']): string {
  if (!paid) return '여기에서 결제한 금액이 없어서, 취소해도 나가는 돈은 없어요.';
  const { price, point } = paid;
  return [
    price > 0 && `결제한 ${formatWon(price)}을 결제한 방법 그대로 돌려드려요. 카드사나 은행에 따라 3~7일 걸릴 수 있어요.`,
    point > 0 && `${formatNumber(point)}P를 바로 돌려드려요.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function refundStateInWords(state: PaymentFields['refundState']): string {
  switch (state) {
    case 'asked':
      return '환불하고 있어요';
    case 'refused':
      return '환불이 늦어지고 있어요 (결제사가 처리하지 못해 다시 요청하고 있어요)';
    case 'given_up':
      return '환불을 확인하고 있어요 (고객센터에서 다른 방법으로 돌려드려요)';
    case 'done':
    case null:
      return '환불';
  }
}

function unpaidInWords(status: number): string {
  switch (status) {
    case REQUESTED:
    case CONFIRMED:
      return '방문해서 내요';
    case COMPLETED:
      return '현장 결제';
    case PAYMENT_PENDING:
      return '아직 결제하지 않았어요';
    default:
      return '결제하지 않았어요';
  }
}

function sumInWords({ price, point }: { price: number; point: number }): string {
  return [price > 0 && formatWon(price), point > 0 && `${formatNumber(point)}P`].filter(Boolean).join(' + ');
}
