import { priceText } from './price-text.ts';

test.each([
  [30_000, [], '30,000원'],
  [30_000, [0], '30,000원'],
  [30_000, [0, 5_000], '30,000원부터'],
  [0, [], '무료'],
  [0, [0, 5_000], '무료부터'],
  [0, [7_000], '7,000원'],
  [0, [9_000, 7_000], '7,000원부터'],
])('%i won with options of %j more: %s', (price, more, text) => {
  expect(priceText({ price, options: more.map((additionalPrice) => ({ additionalPrice })) })).toBe(text);
});
