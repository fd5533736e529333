import { boundsAround } from '@petcare/maps';
import { isInSight, viewCenteredOn, viewOfPlaces } from './area-view.ts';

const bounds = { south: 37, north: 38, west: 126, east: 127 };
const free = { ...bounds, south: 37.5 };

test.each([
  ['in the middle of what is free', { latitude: 37.75, longitude: 126.5 }, { free }, true],
  ['under the list', { latitude: 37.3, longitude: 126.5 }, { free }, false],
  ['at the edge of the list', { latitude: 37.53, longitude: 126.5 }, { free }, false],
  ['at the edge of the window', { latitude: 37.75, longitude: 126.95 }, { free }, false],
  ['at the edge, beside the list', { latitude: 37.01, longitude: 126.99 }, {}, true],
])('a pin %s is in sight: %s', (_where, pin, covered, expected) => {
  expect(isInSight(pin, { bounds, zoom: 14, ...covered })).toBe(expected);
});

const here = { latitude: 37.5, longitude: 127 };
const north = { latitude: 37.51, longitude: 127.001 };
const phone = { width: 294, height: 164 };
const seen = ({ center, zoom }: ReturnType<typeof viewOfPlaces>) => boundsAround(center, zoom, phone.width, phone.height);

test('the view of two places has both at the edges of the free part, and is twice as near as that with one of them in the middle', () => {
  const view = viewOfPlaces([here, north], phone);
  expect(seen(view).south).toBeCloseTo(here.latitude, 4);
  expect(seen(view).north).toBeCloseTo(north.latitude, 4);
  const centered = viewCenteredOn(here, [north], phone);
  expect(centered.center).toEqual(here);
  expect(seen(centered).north).toBeCloseTo(north.latitude, 4);
  expect(view.zoom - centered.zoom).toBeCloseTo(1, 2);
});

test('the view of places on one spot, or where hardly any of the map is free, is still one of places', () => {
  expect(viewOfPlaces([here, here], phone)).toEqual({ center: here, zoom: 15 });
  expect(viewCenteredOn(here, [{ latitude: 37.501, longitude: 127 }], { width: 200, height: 0 }).zoom).toBeGreaterThan(13);
});
