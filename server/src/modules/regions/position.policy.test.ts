import { checkBounds, checkPosition } from './position.policy.ts';

test.each([
  [{ south: 37, west: 126, north: 38, east: 127 }, true],
  [{ south: 38, west: 126, north: 37, east: 127 }, false],
  [{ south: -91, west: 126, north: 37, east: 127 }, false],
  [{ south: Number.NaN, west: 126, north: 37, east: 127 }, false],
])('the rule accepts the bounds %j: %s', (bounds, isValid) => expect(checkBounds(bounds).length === 0).toBe(isValid));

test.each([
  [undefined, undefined, true],
  [37.48, 127.03, true],
  [37.48, undefined, false],
  [91, 127, false],
])('the rule accepts the position %s, %s: %s', (latitude, longitude, isValid) =>
  expect(checkPosition(latitude, longitude).length === 0).toBe(isValid),
);
