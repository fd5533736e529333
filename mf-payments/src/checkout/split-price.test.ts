import { mostPoints, splitPrice } from './split-price.ts';

test.each([
  ['', { point: 0, won: 10_000 }],
  ['1,000', { point: 1_000, won: 9_000 }],
  ['2000P', { point: 2_000, won: 8_000 }],
  [' 3000 ', { point: 3_000, won: 7_000 }],
])('a checkout pays 10,000 won with %p of 3,000 points as %p', (typed, split) => {
  expect(splitPrice(10_000, typed, 3_000)).toEqual({ ...split, problem: '' });
});

test.each([
  ['3001', '가진 포인트는 3,000P예요.'],
  ['-5', '포인트를 숫자로 적어 주세요.'],
  ['1-2', '포인트를 숫자로 적어 주세요.'],
])('a checkout refuses %p of 3,000 points: %s', (typed, problem) => {
  expect(splitPrice(10_000, typed, 3_000)).toEqual({ point: 0, won: 10_000, problem });
});

test('a checkout refuses points that leave less than 100 won', () => {
  expect(splitPrice(1_000, '950', 3_000).problem).toContain('100원보다 적어요');
});

test.each([
  [10_000, 3_000, 3_000],
  [1_000, 3_000, 1_000],
  [1_000, 950, 900],
  [50, 20, 0],
])('of a price of %p, %p points pay %p at most', (price, own, most) => {
  expect(mostPoints(price, own)).toBe(most);
});
