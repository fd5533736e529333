import { heightAt, heightBeside } from './sheet-heights.ts';

const stops = { peek: 0, half: 200, whole: 500 };

test.each([
  [0, 'peek'],
  [99, 'peek'],
  [101, 'half'],
  [340, 'half'],
  [360, 'whole'],
  [5_000, 'whole'],
] as const)('a sheet that is pulled up by %d px stands at its height %s', (pulled, height) => {
  expect(heightAt(pulled, stops)).toBe(height);
});

test.each([
  ['peek', 1, 'half'],
  ['half', 1, 'whole'],
  ['whole', 1, 'whole'],
  ['half', -1, 'peek'],
  ['peek', -1, 'peek'],
] as const)('from %s a step of %d leads to %s', (height, steps, next) => {
  expect(heightBeside(height, steps)).toBe(next);
});
