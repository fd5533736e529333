/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

const gift = { id: '1', name: '카페 상품권', price: 10_000, image: null, stock: 3 };

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    point: {
      at: '/point',
      responses: { PointPage_Gifts: { getGiftGroups: [gift], getTotalGiftCount: 9 } },
      shows: ['카페 상품권', '10,000원', 'href="/point?gifts=2"', '로그인하면 내 포인트와 적립 내역을 볼 수 있어요.'],
    },
    'gift-purchase': 'private',
    'pass-purchase': 'private',
    'my-point': 'private',
    'my-pass': 'private',
  },
  parts: { 'my-points': 'private' },
});
