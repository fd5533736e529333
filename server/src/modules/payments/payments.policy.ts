import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';

export type OrderState = 'open' | 'approving' | 'paid' | 'expired' | 'cancelled';
export type PayMethod = 'CARD' | 'BANK' | 'MOBX';

export const ORDER_MINUTES = 30;
/** No approval runs this long: after it, the provider is asked what became of it. */
export const STUCK_MINUTES = 2;
/** Longer than anything is under way to the provider: an order that ended so long ago is charged no more. */
export const LATE_MINUTES = 10;
/** The least amount that the provider charges. */
const LEAST_AMOUNT = 100;

/** `price` and `point` as a buyer gives them: what is left to pay, and what is paid with points. */
export type GivenPayment = { price: number; point: number };

/** The errors of a payment that differs from the price; the price is the server's. */
export function checkPayment({ price, point }: GivenPayment, listPrice: number): PropertyError[] {
  if (!isWhole(price)) return [invalid('price', 'isInt', '결제 금액을 다시 확인해 주세요.')];
  if (!isWhole(point)) return [invalid('point', 'isInt', '사용할 포인트를 다시 확인해 주세요.')];
  if (point > listPrice) return [invalid('point', 'max', '포인트는 상품 가격까지만 쓸 수 있어요.')];
  if (price > 0 && price < LEAST_AMOUNT) {
    return [
      invalid('price', 'min', `결제할 금액은 ${LEAST_AMOUNT}원 이상이어야 해요. 사용할 포인트를 조금 줄이거나 모두 포인트로 내 주세요.`),
    ];
  }
  return [];
}

/** The refund of an order: points first, as they were paid first, then money. Null when it is more than is left. */
export function refundOf(
  order: { point: number; amount: number; refundedPoint: number; refundedAmount: number },
  asked: number | null,
): { point: number; amount: number } | null {
  const pointLeft = order.point - order.refundedPoint;
  const amountLeft = order.amount - order.refundedAmount;
  const wanted = asked ?? pointLeft + amountLeft;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > pointLeft + amountLeft) return null;
  const point = Math.min(pointLeft, wanted);
  return { point, amount: wanted - point };
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
