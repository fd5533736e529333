import { pagePath, referrerOf } from './statistics.policy.ts';

test.each([
  ['/hospital?id=1', '/hospital?id=1'],
  ['/', '/'],
  ['//evil.test', undefined],
  ['https://evil.test', undefined],
  ['', undefined],
  ['/a\0', undefined],
  [`/${'a'.repeat(600)}`, `/${'a'.repeat(499)}`],
])('the path %p is counted as %p', (path, counted) => {
  expect(pagePath(path)).toBe(counted);
});

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['/search/map', '/search/map'],
  ['https://search.test/?q=secret', 'https://search.test'],
  ['not a url', null],
])('the referrer %p is kept as %p', (referrer, kept) => {
  expect(referrerOf(referrer)).toBe(kept);
});
