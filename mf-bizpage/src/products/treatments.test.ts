import { treatmentsNamed, treatmentsOf } from './treatments.ts';

const tree = [
  { id: '1', name: '진찰', child: [{ id: '2', name: '초진 진찰료', child: [{ id: '3', name: '5kg' }] }] },
  { id: '4', name: '검사', child: [{ id: '5', name: '엑스선 촬영비', child: [] }] },
];
const names = (search: string) => treatmentsNamed(treatmentsOf(tree), search).map(({ name }) => name);

test.each([
  ['', ['초진 진찰료', '초진 진찰료 5kg', '엑스선 촬영비']],
  ['초진진찰', ['초진 진찰료', '초진 진찰료 5kg']],
  ['초진 5KG', ['초진 진찰료 5kg']],
  ['검사 촬영', ['엑스선 촬영비']],
  ['미용', []],
])('treatments are found by %j: %j', (search, found) => {
  expect(names(search)).toEqual(found);
});
