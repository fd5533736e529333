import { bubbleDiameter, leadingCount, pinFeatures, shortCount, tagImageName } from './features.ts';
import type { MapPin } from './places.ts';

const aPin = (pin: Partial<MapPin> = {}): MapPin => ({
  id: 'h1',
  kind: 'hospital',
  name: '우리동물병원',
  latitude: 37.5,
  longitude: 127,
  tags: [],
  ...pin,
});

test('a pin becomes a point with the names of its images', () => {
  expect(pinFeatures([aPin({ tags: ['주차', '24시'] })]).features).toEqual([
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [127, 37.5] },
      properties: { id: 'h1', name: '우리동물병원', icon: 'pin:hospital', tags: 'tags:24시,주차' },
    },
  ]);
});

test('the more southern pin lies on top, as it is drawn later', () => {
  const drawn = pinFeatures([aPin({ id: 'south', latitude: 37.4 }), aPin({ id: 'north', latitude: 37.6 })]).features;
  expect(drawn.map(({ properties }) => properties.id)).toEqual(['north', 'south']);
});

test.each([
  ['NaN', { latitude: NaN }],
  ['beyond a pole', { latitude: 90.1 }],
  ['beyond the date line', { longitude: 180.1 }],
  ['infinite', { longitude: Infinity }],
])('a pin that is nowhere on earth is left out: %s', (_, where) => {
  expect(pinFeatures([aPin(where), aPin({ id: 'h2' })]).features.map(({ properties }) => properties.id)).toEqual(['h2']);
});

test.each([
  [[], ''],
  [['수술'], ''],
  [['호텔', '미용', '수술'], 'tags:미용,호텔'],
  [['주차', '용품', '유치원', '호텔', '미용', '24시'], 'tags:24시,미용,호텔,유치원,용품,주차'],
] as const)('labels of a place with %j: %s', (tags, image) => {
  expect(tagImageName({ tags })).toBe(image);
});

test.each([
  [0, 0, 52],
  [1, 0, 52],
  [5, 5, 64],
  [80, 20, 76],
  [900, 100, 88],
  [90_000, 10_000, 92],
])('the bubble of %d and %d is %d px wide', (hospitals, pharmacies, diameter) => {
  expect(
    bubbleDiameter({
      counts: [
        { kind: 'hospital', count: hospitals },
        { kind: 'pharmacy', count: pharmacies },
      ],
    }),
  ).toBe(diameter);
});

test.each([
  [0, '0'],
  [1234, '1,234'],
  [9999, '9,999'],
  [10_000, '1만'],
  [12_999, '1.2만'],
])('%d is written %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test.each([
  ['its own', [64, 171], { kind: 'hospital', count: 64 }],
  ['the other, where it has none', [0, 171], { kind: 'pharmacy', count: 171 }],
  ['its own, where there is nothing', [0, 0], { kind: 'hospital', count: 0 }],
] as const)('one figure of a map of hospitals is never a sum: %s', (_, [hospital, pharmacy], leading) => {
  expect(
    leadingCount({
      counts: [
        { kind: 'hospital', count: hospital },
        { kind: 'pharmacy', count: pharmacy },
      ],
    }),
  ).toEqual(leading);
});
