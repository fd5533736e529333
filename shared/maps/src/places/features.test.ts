import { bubbleDiameter, labelImageName, leadingCount, pinFeatures, shortCount, spokenName } from './features.ts';
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

test('the layer of places turns a pin into a point with the names of its images', () => {
  expect(pinFeatures([aPin({ tags: ['주차', '24시'] })]).features).toEqual([
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [127, 37.5] },
      properties: { id: 'h1', name: '우리동물병원', icon: 'pin:hospital', label: 'label:24시,주차', metres: 0 },
    },
  ]);
});

test('the layer of places draws the more southern pin later, on top', () => {
  const drawn = pinFeatures([aPin({ id: 'south', latitude: 37.4 }), aPin({ id: 'north', latitude: 37.6 })]).features;
  expect(drawn.map(({ properties }) => properties.id)).toEqual(['north', 'south']);
});

test.each([
  ['NaN', { latitude: NaN }],
  ['beyond a pole', { latitude: 90.1 }],
  ['beyond the date line', { longitude: 180.1 }],
  ['infinite', { longitude: Infinity }],
])('the layer of places leaves out a pin with an invalid position: %s', (_, where) => {
  expect(pinFeatures([aPin(where), aPin({ id: 'h2' })]).features.map(({ properties }) => properties.id)).toEqual(['h2']);
});

test.each([
  [[], ''],
  [['수술'], ''],
  [['호텔', '미용', '수술'], 'label:미용,호텔'],
  [['주차', '용품', '유치원', '호텔', '미용', '24시'], 'label:24시,미용,호텔,유치원,용품,주차'],
] as const)('the label image of a place with the tags %j is named: "%s"', (tags, image) => {
  expect(labelImageName({ tags })).toBe(image);
});

test('the label of a place whose distance is known begins with it, as its name is followed by it when it is read out', () => {
  expect(pinFeatures([aPin({ metres: 1_010, tags: ['주차', '24시'] })]).features[0]?.properties).toMatchObject({
    label: 'label:1.0km,24시,주차',
    metres: 1_010,
  });
  expect(labelImageName({ metres: 344, tags: [] })).toBe('label:340m');
  expect(spokenName({ name: '우리동물병원', metres: 344 })).toBe('우리동물병원, 340m');
  expect(spokenName({ name: '우리동물병원' })).toBe('우리동물병원');
});

test.each([
  [0, 0, 52],
  [1, 0, 52],
  [5, 5, 64],
  [80, 20, 76],
  [900, 100, 88],
  [90_000, 10_000, 92],
])('the bubble of %d hospitals and %d pharmacies is drawn %d px wide', (hospitals, pharmacies, diameter) => {
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
])('the count %d is shortened to %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test.each([
  ['the hospitals', [64, 171], { kind: 'hospital', count: 64 }],
  ['the pharmacies where there are no hospitals', [0, 171], { kind: 'pharmacy', count: 171 }],
  ['zero hospitals where there is nothing', [0, 0], { kind: 'hospital', count: 0 }],
] as const)('one count is shown on a map of hospitals, never the sum: %s', (_, [hospital, pharmacy], leading) => {
  expect(
    leadingCount({
      counts: [
        { kind: 'hospital', count: hospital },
        { kind: 'pharmacy', count: pharmacy },
      ],
    }),
  ).toEqual(leading);
});
