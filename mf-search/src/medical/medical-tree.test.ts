import { pathTo, treatmentsNamed } from './medical-tree.ts';

const vaccines = ['광견병백신 접종비', '종합백신 접종비 개', '인플루엔자백신 접종비'];
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
  { id: '7', name: '예방접종', child: vaccines.map((name, at) => ({ id: String(8 + at), name, child: [] })) },
];

test.each([
  ['3', ['진찰', '초진 진찰료', '5kg']],
  ['6', ['검사', '엑스선 촬영비']],
  ['1', ['진찰']],
  ['99', []],
])('the way to %s', (id, names) => expect(pathTo(kinds, id).map(({ name }) => name)).toEqual(names));

test.each([
  ['', ['초진 진찰료', '재진 진찰료', '엑스선 촬영비', ...vaccines]],
  ['광견병백신', ['광견병백신 접종비']],
  ['광견병 백신', ['광견병백신 접종비']],
  ['광견병 주사', ['광견병백신 접종비']],
  ['강아지 광견병 예방접종 비용', ['광견병백신 접종비']],
  ['엑스레이', ['엑스선 촬영비']],
  ['X-ray', ['엑스선 촬영비']],
  ['종합주사', ['종합백신 접종비 개']],
  ['독감', ['인플루엔자백신 접종비']],
  ['진료비', ['초진 진찰료', '재진 진찰료']],
  ['초진진찰', ['초진 진찰료']],
  ['검사', ['엑스선 촬영비']],
  ['치과', []],
])('treatments named %j', (search, names) =>
  expect(treatmentsNamed(kinds, search).flatMap(({ child }) => child.map(({ name }) => name))).toEqual(names),
);
