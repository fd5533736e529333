import { boundsAround, distanceKm, levelOfZoom, positionBelow, scaleAt, viewAround, zoomInto } from './geometry.ts';

const seoul = { latitude: 37.5665, longitude: 126.978 };
const busan = { latitude: 35.1796, longitude: 129.0756 };

test.each([
  ['one point to itself', seoul, seoul, 0],
  ['Seoul to Busan', seoul, busan, 325.1],
  ['a degree of the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111.19],
  ['half around the earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, Math.PI * 6371],
  ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.19],
])('the distance is measured: %s', (_, from, to, km) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, 1);
  expect(distanceKm(to, from)).toBeCloseTo(km, 1);
});

test.each([
  [5.5, 'sido'],
  [8.999, 'sido'],
  [9, 'sigungu'],
  [12.999, 'sigungu'],
  [13, 'pins'],
  [18, 'pins'],
] as const)('zoom %d shows %s', (zoom, level) => {
  expect(levelOfZoom(zoom)).toBe(level);
});

test.each([
  [6, 'sigungu'],
  [9, 'pins'],
  [12.99, 'pins'],
] as const)('a bubble at zoom %d opens into a view of %s', (zoom, level) => {
  expect(zoomInto(zoom)).toBeGreaterThan(zoom);
  expect(levelOfZoom(zoomInto(zoom))).toBe(level);
});

test('bounds are as wide as the pixels and centred on screen', () => {
  const box = boundsAround(seoul, 10, 512, 512);
  expect(box.east - box.west).toBeCloseTo(360 / 1024, 6);
  expect((box.north - box.south) / (box.east - box.west)).toBeCloseTo(Math.cos((37.5665 * Math.PI) / 180), 3);
});

test('the position so many pixels below another is told', () => {
  const { south, north } = boundsAround(seoul, 13, 400, 600);
  expect(positionBelow(seoul, 300, 13).latitude).toBeCloseTo(south, 5);
  expect(positionBelow(seoul, -300, 13)).toEqual({ latitude: expect.closeTo(north, 5), longitude: seoul.longitude });
});

test('the bounds are limited to the edges of the world', () => {
  expect(boundsAround({ latitude: 90, longitude: 180 }, 0, 2000, 2000)).toMatchObject({ east: 180, west: expect.closeTo(-180, 0) });
  const { south, north } = boundsAround({ latitude: 0, longitude: 0 }, 0, 2000, 2000);
  expect([south, north]).toEqual([expect.closeTo(-85.05, 2), expect.closeTo(85.05, 2)]);
});

test('the bounds are rounded to digits on which all engines agree', () => {
  const edges = Object.values(boundsAround({ latitude: 37.48, longitude: 127.03 }, 13.5, 900, 700));
  expect(edges).toEqual(edges.map((edge) => Number(edge.toFixed(6))));
});

test.each([
  ['a wide map', 900, 400],
  ['a tall map', 360, 700],
])('bounds fit tightly into %s', (_which, width, height) => {
  const box = boundsAround(seoul, 12.4, 300, 200);
  const { center, zoom } = viewAround(box, { bounds: boundsAround(busan, 9, width, height), zoom: 9 });
  const shown = boundsAround(center, zoom, width, height);
  expect(center.latitude).toBeCloseTo(seoul.latitude, 4);
  expect(center.longitude).toBeCloseTo(seoul.longitude, 4);
  expect(Math.min(box.south - shown.south, box.west - shown.west, shown.north - box.north, shown.east - box.east)).toBeCloseTo(0, 4);
});

test.each([
  [37.5, 15, 100],
  [37.5, 6, 50_000],
  [37.5, 18, 20],
])('the scale at latitude %d° and zoom %d is %d m long', (latitude, zoom, metres) => {
  const scale = scaleAt(latitude, zoom, 88);
  expect(scale.metres).toBe(metres);
  expect(scale.width).toBeLessThanOrEqual(88);
  expect(scale.width).toBeGreaterThan(88 / 2.6);
});

test('the scale is drawn in proportion to the bounds of the map', () => {
  const { metres, width } = scaleAt(37.5, 15, 88);
  const { west, east } = boundsAround({ latitude: 37.5, longitude: 127 }, 15, width, 100);
  expect(distanceKm({ latitude: 37.5, longitude: west }, { latitude: 37.5, longitude: east }) * 1000).toBeCloseTo(metres, -1);
});
