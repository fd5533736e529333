import { defineRemote } from '@petcare/remote';

/**
 * Payments: points, gift cards, passes and the fee records that they open.
 * Pages: detailed medical fee records (`?id` one of them), the point shop, buying a gift card (`?id`) or a pass (`?item`) with what became of it (`?order`),
 * my points with my gift cards, my pass; a business's settlement, and what its guests paid with points.
 * Parts: the balance on my page, the payment of a reservation.
 */
export const remote = defineRemote({
  name: 'mf-payments',
  schemes: ['light', 'dark'],
  pages: {
    pass: () => import('./src/record/pass.page.tsx').then((m) => m.PassPage),
    point: () => import('./src/point/point.page.tsx').then((m) => m.PointPage),
    'gift-purchase': () => import('./src/gift/gift-purchase.page.tsx').then((m) => m.GiftPurchasePage),
    'pass-purchase': () => import('./src/pass/pass-purchase.page.tsx').then((m) => m.PassPurchasePage),
    'my-point': () => import('./src/point/my-point.page.tsx').then((m) => m.MyPointPage),
    settlement: () => import('./src/settlement/settlement.page.tsx').then((m) => m.SettlementPage),
    'co-settlement': () => import('./src/settlement/co-settlement.page.tsx').then((m) => m.CoSettlementPage),
    'business-point': () => import('./src/settlement/business-point.page.tsx').then((m) => m.BusinessPointPage),
    'my-pass': () => import('./src/pass/my-pass.page.tsx').then((m) => m.MyPassPage),
  },
  parts: {
    'reservation-payment': () => import('./src/reservation/reservation-payment.part.tsx').then((m) => m.ReservationPaymentPart),
    'my-pass': () => import('./src/pass/my-pass.part.tsx').then((m) => m.MyPassPart),
    'my-points': () => import('./src/point/my-points.part.tsx').then((m) => m.MyPointsPart),
  },
  emits: ['page.described', 'points.changed', 'reservation.changed', 'toast.shown'],
  hears: ['points.changed'],
});
