import { byKind, byType, comparedWithArea, nameOfFee } from './products.ts';

const area = { avg: 10_000, min: 5_000, max: 20_000, location: '서울특별시 구로구' };
test.each([
  [8_000, 'success', '구로구 평균보다 2,000원 저렴해요'],
  [9_500, 'neutral', '구로구 평균과 비슷해요'],
  [10_501, 'warn', '구로구 평균보다 501원 비싸요'],
])('%i won beside the area', (price, tone, text) => {
  expect(comparedWithArea(price, area)).toEqual({ tone, text });
});

test('the list of products compares no price that is free', () => {
  expect(comparedWithArea(0, area)).toBeNull();
  expect(comparedWithArea(100, { ...area, avg: 0 })).toBeNull();
});

const told = {
  description1: null,
  description2: null,
  description3: null,
  productImage: null,
  content: null,
  options: [],
  price: 1,
  areaPrice: null,
};
const fee = (id: string, name: string, ...parents: string[]) => ({
  ...told,
  id,
  medical: { id, name, parents: parents.map((parent) => ({ id: parent, name: parent })) },
});

test('the list of products groups treatments by kind under the names of the tree', () => {
  const groups = byKind([fee('1', '5kg', '진찰', '초진 진찰료'), fee('2', '엑스선 촬영비', '검사'), fee('3', '재진 진찰료', '진찰')]);
  expect(groups.map(({ name, fees }) => [name, fees.map(nameOfFee)])).toEqual([
    ['진찰', ['초진 진찰료 5kg', '재진 진찰료']],
    ['검사', ['엑스선 촬영비']],
  ]);
});

test('the list of products groups products by sort and leaves out empty sorts', () => {
  expect(
    byType([
      { productType: 'product', id: 1 },
      { productType: 'service', id: 2 },
    ]).map(({ label, products }) => [label, products.length]),
  ).toEqual([
    ['서비스', 1],
    ['용품', 1],
  ]);
});
