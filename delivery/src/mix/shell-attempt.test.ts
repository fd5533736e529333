import type { BuildManifest } from '@petcare/wire/manifest';
import type { MixedRelease } from './mix.ts';
import { mixOfAttempt, shellAttemptOf } from './shell-attempt.ts';

const [live, before] = ['00000000000b', '00000000000a'];
const manifest = {} as BuildManifest;
const shell: MixedRelease = { package: 'shell', release: live, manifest, previous: before, previousManifest: manifest };
const remote: MixedRelease = { ...shell, package: 'mf-search' };
const releasesIn = (mix: ReadonlyMap<string, MixedRelease>) => [...mix.values()].map(({ package: name, release }) => `${name}@${release}`);

test.each([
  [undefined, 0],
  [`${live}.1`, 1],
  [`${live}.12`, 12],
  // Of a release that this visitor is no longer given.
  [`${before}.2`, 0],
  [`${live}.-2`, 0],
  [`${live}.2e9`, 0],
  [`${live}.1000`, 0],
  [`../../etc.2`, 0],
])('the shell’s guard reads the cookie %j as attempt %i', (cookie, attempt) => {
  expect(shellAttemptOf({ 'petcare-shell': cookie }, shell)).toEqual({ release: live, attempt });
});

test.each([
  [0, live],
  [1, live],
  [2, before],
  [3, live],
  [4, before],
])('attempt %i gets release %s of the shell and the same remotes', (attempt, release) => {
  const mix = mixOfAttempt(
    new Map([
      ['shell', shell],
      ['mf-search', remote],
    ]),
    { release: live, attempt },
  );
  expect(releasesIn(mix)).toEqual([`shell@${release}`, `mf-search@${live}`]);
});

test('a shell without a previous release is tried again', () => {
  const first = new Map([['shell', { ...shell, previous: null, previousManifest: null }]]);
  expect(releasesIn(mixOfAttempt(first, { release: live, attempt: 2 }))).toEqual([`shell@${live}`]);
});
