import { defineRemote } from '@petcare/remote';

/**
 * Payments: points, gift cards, passes.
 * Pages: the point shop. Parts: the balance on my page.
 */
export const remote = defineRemote({
  name: 'mf-payments',
  pages: {
    point: () => import('./src/point/point.page.tsx').then((m) => m.PointPage),
  },
  parts: {
    'my-points': () => import('./src/point/my-points.part.tsx').then((m) => m.MyPointsPart),
  },
  emits: ['page.described'],
  hears: ['points.changed'],
});
