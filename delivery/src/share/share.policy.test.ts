import { createHash } from 'node:crypto';
import { isInShare } from './share.policy.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => createHash('md5').update(String(index)).digest('hex'));
const those = (name: string, release: string, share: number) =>
  visitors.filter((visitor) => isInShare(visitor, `${name} ${release}`, share));

test.each([
  ['mf-search', 'aaaaaaaaaaaa', 10],
  ['mf-reviews', 'bbbbbbbbbbbb', 10],
  ['shell', 'cccccccccccc', 10],
  ['mf-search', 'dddddddddddd', 1],
  ['mf-search', 'eeeeeeeeeeee', 50],
])('a share gives %s %s to its share: %i %% of 10,000 visitors, ± 1', (name, release, share) => {
  const percent = those(name, release, share).length / 100;
  expect(Math.abs(percent - share)).toBeLessThanOrEqual(1);
});

test('a share gives a visitor the same answer each time, and takes nobody out for a larger share', () => {
  const small = those('mf-search', 'aaaaaaaaaaaa', 10);
  expect(those('mf-search', 'aaaaaaaaaaaa', 10)).toEqual(small);
  const large = new Set(those('mf-search', 'aaaaaaaaaaaa', 20));
  expect(small.every((visitor) => large.has(visitor))).toBe(true);
});

test('a share gives the canaries of two packages to different visitors', () => {
  const first = new Set(those('mf-search', 'aaaaaaaaaaaa', 10));
  const both = those('mf-reviews', 'aaaaaaaaaaaa', 10).filter((visitor) => first.has(visitor));
  expect(both.length).toBeLessThan(200);
});
