import { areaCounts, areasTouching } from './map.policy.ts';

const counted = [
  { regionCode: '11530', hospitalCount: 3, pharmacyCount: 1, companyCount: 2 },
  { regionCode: '11680', hospitalCount: 2, pharmacyCount: 0, companyCount: 0 },
  { regionCode: '47720', hospitalCount: 1, pharmacyCount: 0, companyCount: 0 },
  { regionCode: '99999', hospitalCount: 5, pharmacyCount: 5, companyCount: 5 },
];

test('the count of each sigungu is kept, and an unknown one left out', () => {
  expect(areaCounts('sigungu', counted).map(({ name, hospitalCount }) => [name, hospitalCount])).toEqual([
    ['구로구', 3],
    ['강남구', 2],
    ['군위군', 1],
  ]);
});

test('sigungu are added up under the sido that they belong to now', () => {
  expect(
    areaCounts('sido', counted).map(({ name, hospitalCount, pharmacyCount, companyCount }) => [
      name,
      hospitalCount,
      pharmacyCount,
      companyCount,
    ]),
  ).toEqual([
    ['서울', 5, 1, 2],
    ['대구', 1, 0, 0],
  ]);
});

test.each([
  ['sigungu', ['구로구']],
  ['sido', ['서울']],
] as const)('only %s that touch the bounds', (level, expected) => {
  const bounds = { south: 37.48, west: 126.86, north: 37.5, east: 126.9 };
  expect(areasTouching(level, areaCounts(level, counted), bounds).map((area) => area.name)).toEqual(expected);
});
