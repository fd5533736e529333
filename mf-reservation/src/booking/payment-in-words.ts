import { formatNumber, formatWon } from '@petcare/ui';
import type { MyReservation } from '../my-reservations/my-reservation.ts';
import { ReservationStatus } from './status.ts';

type Paid = Pick<MyReservation, 'paid' | 'refunded'>;

/** What was paid here, or what of it went back: 28,000원 + 2,000P 결제; empty when nothing was. */
export function paymentInWords({ paid, refunded }: Paid): string {
  if (refunded) return `${sumInWords(refunded)} 환불`;
  return paid ? `${sumInWords(paid)} 결제` : '';
}

/** What a reservation costs, and where that is paid; empty when it costs nothing. */
export function amountInWords({ price, status, ...payment }: Paid & Pick<MyReservation, 'price' | 'status'>): string {
  if (price === 0) return '';
  const online: readonly number[] = [ReservationStatus.PAYMENT_PENDING, ReservationStatus.EXPIRED];
  return `${formatWon(price)} · ${paymentInWords(payment) || (online.includes(status) ? '아직 결제하지 않았어요' : '방문해서 내요')}`;
}

function sumInWords({ price, point }: { price: number; point: number }): string {
  return [price > 0 && formatWon(price), point > 0 && `${formatNumber(point)}P`].filter(Boolean).join(' + ');
}
