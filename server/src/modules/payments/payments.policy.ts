import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import type { PaidOrder, Sum } from './order.ts';

export const ORDER_MINUTES = 30;
/** No approval runs this long: after it, the provider is asked what became of it. */
export const STUCK_MINUTES = 2;
/** Longer than anything is under way to the provider: an order that ended so long ago is charged no more. */
export const LATE_MINUTES = 10;
/** The least that the provider charges. */
const LEAST_WON = 100;

/** The errors of a payment that differs from the price, which is the server's. The buyer calls the part in money `price`. */
export function checkPayment({ won, point }: Sum, price: number): PropertyError[] {
  if (!isWhole(won)) return [invalid('price', 'isInt', '결제 금액을 다시 확인해 주세요.')];
  if (!isWhole(point)) return [invalid('point', 'isInt', '사용할 포인트를 다시 확인해 주세요.')];
  if (point > price) return [invalid('point', 'max', '포인트는 상품 가격까지만 쓸 수 있어요.')];
  if (won > 0 && won < LEAST_WON) {
    return [
      invalid('price', 'min', `결제할 금액은 ${LEAST_WON}원 이상이어야 해요. 사용할 포인트를 조금 줄이거나 모두 포인트로 내 주세요.`),
    ];
  }
  return [];
}

/** The refund of an order: points first, as they were paid first, then money. Null when it is more than is left. */
export function refundOf(order: Pick<PaidOrder, 'won' | 'point' | 'refunded'>, wanted: number | null): Sum | null {
  const left = { won: order.won - order.refunded.won, point: order.point - order.refunded.point };
  const total = wanted ?? left.won + left.point;
  if (!Number.isSafeInteger(total) || total <= 0 || total > left.won + left.point) return null;
  const point = Math.min(left.point, total);
  return { point, won: total - point };
}

/** The reason of a failed payment, for the person. */
export function refusalInWords(message: string): string {
  return message
    ? `결제가 이뤄지지 않았어요 (${message}). 다른 결제 수단으로 다시 시도해 주세요.`
    : '결제가 이뤄지지 않았어요. 다시 시도해 주세요.';
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
