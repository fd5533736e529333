/** The things that are paid for here, by the kind of their order. */
export type OrderKind = 'reservation' | 'pass' | 'gift';

/** The rule of refunds of each, as the terms of use have it: it is told before anybody pays. */
export const refundRules: Record<OrderKind, string> = {
  reservation: '시작 전에 취소하거나 예약이 거절되면 결제한 금액과 포인트를 모두 돌려드려요. 예약하고 오지 않으면 돌려드리지 않아요.',
  pass: '산 날부터 7일 안에 구매를 취소할 수 있어요. 이용권으로 진료비 상세 내역을 이미 보았다면 취소가 제한될 수 있어요.',
  gift: '쓰지 않은 상품권은 환불할 수 있어요.',
};
