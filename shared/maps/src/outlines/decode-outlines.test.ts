import { decodeLine, decodeOutlines } from './decode-outlines.ts';
import outlines from './outlines.json';

test('an encoded polyline is read with its signs and its precision', () => {
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 1e5)).toEqual([
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ]);
});

test('the outlines are closed land and open borders around Korea', () => {
  const { land, neighbours, sido, sigungu } = decodeOutlines(outlines);
  for (const [ring] of [...land.geometry.coordinates, ...neighbours.geometry.coordinates]) {
    expect(ring?.at(0)).toEqual(ring?.at(-1));
  }
  const points = [...land.geometry.coordinates.flat(), ...sido.geometry.coordinates, ...sigungu.geometry.coordinates].flat();
  expect(points.length).toBeGreaterThan(5000);
  expect(points.every(([x = 0, y = 0]) => x > 124 && x < 132 && y > 33 && y < 39)).toBe(true);
});

test('the attribution that the licence asks for goes with the outlines', () => {
  expect(outlines.attribution).toContain('CC BY 4.0');
  expect(outlines.attribution).toContain('공공누리 제1유형');
});
