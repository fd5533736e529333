import { pathTo, treatmentsNamed } from './medical-tree.ts';

const kinds = [
  {
    id: '1',
    name: '진찰',
    child: [
      { id: '2', name: '초진 진찰료', child: [{ id: '3', name: '5kg' }] },
      { id: '4', name: '재진 진찰료', child: [] },
    ],
  },
  { id: '5', name: '검사', child: [{ id: '6', name: '엑스선 촬영비', child: [] }] },
];

test.each([
  ['3', ['진찰', '초진 진찰료', '5kg']],
  ['6', ['검사', '엑스선 촬영비']],
  ['1', ['진찰']],
  ['9', []],
])('the way to %s', (id, names) => expect(pathTo(kinds, id).map(({ name }) => name)).toEqual(names));

test.each([
  ['', ['초진 진찰료', '재진 진찰료', '엑스선 촬영비']],
  ['초진진찰', ['초진 진찰료']],
  ['검사', ['엑스선 촬영비']],
  ['치과', []],
])('treatments named %j', (search, names) =>
  expect(treatmentsNamed(kinds, search).flatMap(({ child }) => child.map(({ name }) => name))).toEqual(names),
);
