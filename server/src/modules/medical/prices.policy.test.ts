import { leastPricesBehind, summarisePrices, turnOf, type PriceSource } from './prices.policy.ts';

test.each([
  [{ min: 5_000, middle: 5_000, max: 5_000 }, 1],
  [{ min: 5_000, middle: 7_500, max: 10_000 }, 2],
  [{ min: 5_000, middle: 7_550, max: 10_000 }, 2],
  [{ min: 5_000, middle: 6_000, max: 10_000 }, 3],
])('the estimate estimates that %j come from at least %i prices', (figures, least) => {
  expect(leastPricesBehind(figures)).toBe(least);
});

test.each([
  [0, ['a', 'b', 'c']],
  [1, ['b', 'c', 'a']],
  [20_784, ['a', 'b', 'c']],
])('on day %i the turn is at %j', (day, turn) => expect(turnOf(['a', 'b', 'c'], day)).toEqual(turn));

test('nobody has a turn where there is nobody', () => expect(turnOf([], 3)).toEqual([]));

const known = (regionCode: string | null, middle: number, prices: number, medicalId = 1): PriceSource => ({
  medicalId,
  regionCode,
  year: null,
  min: middle,
  middle,
  max: middle,
  prices,
});
const one = { name: '한 구', codes: ['1'] };
const nation = { name: '전국', codes: null };
const ladder = [
  { area: one, beside: [one] },
  { area: nation, beside: [] },
];
const sido = { name: '한 도', codes: ['1101', '1102', '1103', '1104'] };
const ofSido = [
  { area: sido, beside: [] },
  { area: nation, beside: [] },
];

test.each([
  ['two of its four sigungu', ['1101', '1101', '1101', '1102', '1102', '1102'], undefined],
  ['three of its four sigungu', ['1101', '1102', '1103'], '한 도'],
  ['three, of which one is of another sido', ['1101', '1102', '2101'], undefined],
  ['two, and of two other sido', ['1101', '1102', '2101', '3101'], '전국'],
])('prices of %s', (_which, codes, location) =>
  expect(
    summarisePrices(
      codes.map((code, at) => known(code, 100 + at, 1)),
      ofSido,
    )?.location,
  ).toBe(location),
);

test('the estimate needs three prices, and counts a hospital once whatever the weights', () => {
  const two = [known('1', 100, 1), known('1', 300, 1)];
  expect(summarisePrices(two, ladder)).toBeUndefined();
  expect(summarisePrices([...two, known('1', 200, 1)], ladder)).toMatchObject({
    location: '한 구',
    avg: 200,
    min: 100,
    max: 300,
    sources: 3,
    isWider: false,
    larger: null,
  });
  expect(summarisePrices([...two, known('1', 100, 1, 2), known('1', 300, 1, 2)], ladder)).toBeUndefined();
});

test("the nation's own figures stand for those of its regions", () => {
  expect(summarisePrices([known('2', 900, 3), known(null, 500, 3)], ladder)).toMatchObject({
    location: '전국',
    avg: 500,
    sources: 3,
    isWider: true,
    regions: [],
  });
});
