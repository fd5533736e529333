import { compatMixes } from './compat.ts';

const live = (previous: Record<string, string | null>) =>
  Object.entries(previous).map(([name, before]) => ({ package: name, release: `${name}-now`, previous: before }));

test("the check of compatibility tests each package's live release with the previous releases of the others, or their live ones where there is none", () => {
  const mixes = compatMixes(live({ 'mf-a': 'a-before', 'mf-b': null, shell: 'shell-before' }));
  expect(mixes.map(({ package: name, named }) => [name, named?.toSorted()])).toEqual([
    ['mf-a', ['mf-a@mf-a-now', 'mf-b@mf-b-now', 'shell@shell-before']],
    ['mf-b', ['mf-a@a-before', 'mf-b@mf-b-now', 'shell@shell-before']],
    ['shell', ['mf-a@a-before', 'mf-b@mf-b-now', 'shell@shell-now']],
  ]);
});

test('the check of compatibility tests nothing for a package when no other has a previous release', () => {
  const mixes = compatMixes(live({ 'mf-a': 'a-before', 'mf-b': null }));
  expect(mixes.map(({ package: name, named }) => [name, named !== null])).toEqual([
    ['mf-a', false],
    ['mf-b', true],
  ]);
});
