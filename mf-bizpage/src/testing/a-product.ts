import type { MyProduct } from '../products/my-products.ts';

/** A product as the API answers it to its owner, for tests. */
export function aProduct(given: Partial<MyProduct> = {}): MyProduct {
  return {
    id: '8',
    businessId: '7',
    kind: 'reservation',
    name: '노령견 건강검진',
    price: 180_000,
    description1: '일곱 살이 넘은 아이에게 권해요.',
    description2: null,
    description3: null,
    content: null,
    pictures: [],
    options: [],
    isShown: true,
    medical: null,
    timestamp: { updatedAt: '2026-11-20T03:00:00.000Z' },
    ...given,
  };
}
