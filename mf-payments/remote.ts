import { defineRemote } from '@petcare/remote';

/**
 * Payments: points, gift cards, passes.
 * Pages: the point shop, buying a gift card (`?id`) or a pass (`?item`) with what became of it (`?order`),
 * my points with my gift cards, my pass. Parts: the balance on my page.
 */
export const remote = defineRemote({
  name: 'mf-payments',
  pages: {
    point: () => import('./src/point/point.page.tsx').then((m) => m.PointPage),
    'gift-purchase': () => import('./src/gift/gift-purchase.page.tsx').then((m) => m.GiftPurchasePage),
    'pass-purchase': () => import('./src/pass/pass-purchase.page.tsx').then((m) => m.PassPurchasePage),
    'my-point': () => import('./src/point/my-point.page.tsx').then((m) => m.MyPointPage),
    'my-pass': () => import('./src/pass/my-pass.page.tsx').then((m) => m.MyPassPage),
  },
  parts: {
    'my-points': () => import('./src/point/my-points.part.tsx').then((m) => m.MyPointsPart),
  },
  emits: ['page.described', 'points.changed', 'toast.shown'],
  hears: ['points.changed'],
});
