import { isInSight } from './area-view.ts';

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
