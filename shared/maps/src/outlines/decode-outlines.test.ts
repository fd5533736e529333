import { decodeLine, decodeNeighbourhoods, decodeOutlines, decodeStations } from './decode-outlines.ts';
import { houseBounds } from '../maplibre/house-style.ts';
import neighbourhoods from './neighbourhoods.json';
import outlines from './outlines.json';
import stations from './stations.json';

test('the decoder decodes a polyline with its signs and its precision', () => {
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 1e5)).toEqual([
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ]);
});

test('the decoder decodes the sea around closed land, and borders as lines within Korea', () => {
  const { features } = decodeOutlines(outlines);
  const shapes = (name: string) => features.filter(({ properties }) => properties.name === name).map(({ geometry }) => geometry);
  const [sea] = shapes('sea');
  const [around, ...holes] = sea?.type === 'MultiPolygon' ? (sea.coordinates[0] ?? []) : [];
  const neighbours = shapes('neighbours').flatMap((shape) => (shape.type === 'MultiPolygon' ? shape.coordinates : []));
  for (const ring of [...holes, ...neighbours.flat()]) expect(ring.at(0)).toEqual(ring.at(-1));
  // A map far out must not come upon the end of the sea.
  const [[west, south], [east, north]] = houseBounds;
  expect(around).toEqual(
    expect.arrayContaining([
      [expect.closeTo(100), expect.closeTo(20)],
      [expect.closeTo(160), expect.closeTo(55)],
    ]),
  );
  expect([west > 110, south > 25, east < 150, north < 50]).toEqual([true, true, true, true]);
  const borders = ['coast', 'sido', 'sigungu']
    .flatMap(shapes)
    .flatMap((shape) => (shape.type === 'MultiLineString' ? shape.coordinates : []));
  const points = [...holes, ...borders].flat();
  expect(points.length).toBeGreaterThan(5000);
  expect(points.every(([x = 0, y = 0]) => x > 124 && x < 132 && y > 33 && y < 39)).toBe(true);
});

test('the decoder places neighbourhoods correctly, large ones at several points, and names every point', () => {
  const { features } = decodeNeighbourhoods(neighbourhoods);
  const where = (name: string) => features.filter(({ properties }) => properties.name === name).map(({ geometry }) => geometry.coordinates);
  expect(where('성산읍')).toEqual([[expect.closeTo(126.9, 0), expect.closeTo(33.4, 0)]]);
  expect(where('역삼동').length).toBeGreaterThan(3);
  for (const at of where('역삼동')) expect(at).toEqual([expect.closeTo(127.037, 1), expect.closeTo(37.5, 1)]);
  expect(features.filter(({ properties }) => !properties.isMore)).toHaveLength(neighbourhoods.names.split(',').length);
  expect(features).toHaveLength(decodeLine(neighbourhoods.points, neighbourhoods.precision).length);
});

test('the decoder places each station once, called as people call it, with its lines', () => {
  const { features } = decodeStations(stations);
  const gangnam = features.find(({ properties }) => properties.name === '강남역');
  expect(gangnam?.properties).toEqual({ name: '강남역', lines: '2호선·신분당선', isChange: true });
  expect(gangnam?.geometry.coordinates).toEqual([expect.closeTo(127.028, 3), expect.closeTo(37.4972, 3)]);
  expect(features.filter(({ properties }) => properties.name === '서울역')).toHaveLength(1);
  expect(features).toHaveLength(decodeLine(stations.points, stations.precision).length);
});

test('the decoder includes the attribution that the licence requires', () => {
  expect(outlines.attribution).toContain('CC BY 4.0');
  expect(outlines.attribution).toContain('공공누리 제1유형');
});
