import { aHospital } from '../testing/a-hospital.ts';
import { hospitalHead } from './hospital-head.ts';
import { hospitalListHead } from './hospital-list-head.ts';
import { readHospitalSearch } from './hospital-search.ts';

test('a hospital is described by where it is, what it has and what people say', () => {
  const hospital = aHospital({ is24: true, hasParkingLot: true, reviewScore: 4, reviewCount: 12, facilityPicture: [{ id: '1', filepath: '/uploads/a.webp' }] });
  const head = hospitalHead(hospital);
  expect(head).toMatchObject({
    title: '구로동물병원 - 서울특별시 구로구 동물병원',
    description: '서울특별시 구로구 디지털로 1에 있는 동물병원이에요. 24시, 주차. 보호자 평점 4.0점(리뷰 12개). 진료 시간과 위치, 보호자 리뷰를 확인해 보세요.',
    canonical: '/hospital?id=7',
    image: '/uploads/a.webp',
  });
  expect(head).not.toHaveProperty('noindex');
  expect(head.structured).toMatchObject([
    { '@type': ['VeterinaryCare', 'LocalBusiness'] },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '동물병원' }, { name: '서울특별시' }, { name: '구로구' }, { name: '구로동물병원', item: '/hospital?id=7' }] },
  ]);
});

test.each<[string, Parameters<typeof aHospital>[0], object]>([
  ['without a known region', { address: { ...aHospital().address, sido: null, sigungu: null } }, { title: '구로동물병원' }],
  ['that is not public yet', { state: 'pending' }, { noindex: true }],
])('a hospital %s', (_name, given, expected) => {
  expect(hospitalHead(aHospital(given))).toMatchObject(expected);
});

const found = { hospitals: [{ id: '7', name: '구로동물병원' }], total: 1204, pageSize: 12 };
const listHead = (query: string, answer: Parameters<typeof hospitalListHead>[1] = found) => hospitalListHead(readHospitalSearch(new URLSearchParams(query)), answer);
const sido = encodeURIComponent('서울특별시');

test.each([
  ['', '전국 동물병원', '/hostpital-list', false],
  ['page=1', '전국 동물병원', '/hostpital-list', false],
  ['page=3', '전국 동물병원 3페이지', '/hostpital-list?page=3', false],
  [`sido=${sido}&page=2`, '서울특별시 동물병원 2페이지', `/hostpital-list?sido=${sido}&page=2`, false],
  [`sido=${sido}&filters=is24,isHotel&page=2`, '서울특별시 24시·호텔 동물병원 2페이지', `/hostpital-list?sido=${sido}`, false],
  ['sort=review&page=2', '전국 동물병원 2페이지', '/hostpital-list', false],
  ['search=guro&page=2&x=1', '‘guro’ 동물병원 검색 결과 2페이지', '/hostpital-list?search=guro&page=2', true],
])('a list asked for with %j', (query, title, canonical, noindex) => {
  const head = listHead(query);
  expect([head.title, head.canonical, head.noindex ?? false]).toEqual([title, canonical, noindex]);
});

test('a list says how many there are and where each is', () => {
  const head = listHead('page=3');
  expect(head.description).toBe('전국 동물병원 1,204곳을 평점과 리뷰, 진료 시간으로 비교하고 예약해 보세요.');
  expect(head.structured?.[1]).toMatchObject({ '@type': 'ItemList', numberOfItems: 1204, itemListElement: [{ position: 25, name: '구로동물병원', url: '/hospital?id=7' }] });
});

test.each([
  ['nothing found', '', { noindex: true }, false],
  ['a page after the last', 'page=9', { noindex: true, status: 404 }, true],
])('%s', (_name, query, expected, isMissing) => {
  const head = listHead(query, { hospitals: [], total: 0, pageSize: 12 });
  expect(head).toMatchObject(expected);
  expect('status' in head).toBe(isMissing);
});

test('while nothing is known yet the page promises nothing', () => {
  const head = listHead('', null);
  expect(head).not.toHaveProperty('noindex');
  expect(head.description).toBe('전국 동물병원을 평점과 리뷰, 진료 시간으로 비교하고 예약해 보세요.');
  expect(head.structured).toHaveLength(1);
});
