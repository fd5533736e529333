import { nextTryAt, stateAfterFailure } from './cancels.policy.ts';

const now = new Date('2026-11-23T00:00:00Z');

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [9, 256],
  [10, 360],
  [15, 360],
])('after try %i the next one is %i minutes later', (tries, minutes) => {
  expect(nextTryAt(tries, now)).toEqual(new Date(now.getTime() + minutes * 60_000));
});

test.each([
  ['refused', 1, 'asked', 'refused'],
  ['unavailable', 1, 'asked', 'asked'],
  ['unavailable', 2, 'refused', 'refused'],
  ['refused', 16, 'refused', 'given_up'],
  ['unavailable', 16, 'asked', 'given_up'],
] as const)('a cancel that is %s at try %i goes from %s to %s', (reason, tries, before, after) => {
  expect(stateAfterFailure(reason, tries, before)).toBe(after);
});
