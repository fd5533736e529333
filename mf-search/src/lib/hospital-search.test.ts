import { orderOf, readHospitalSearch, writeHospitalSearch, type HospitalSearch } from './hospital-search.ts';

const plain: HospitalSearch = { search: '', sido: null, sigungu: null, features: [], sort: null, page: 1 };

test.each<[string, string, Partial<HospitalSearch>]>([
  ['nothing asked', '', {}],
  ['a text from the header', 'search=%20구로%20', { search: '구로' }],
  ['a region', 'sido=서울특별시&sigungu=구로구', { sido: '서울특별시', sigungu: '구로구' }],
  ['a sigungu without its sido', 'sigungu=구로구', {}],
  ['features, with one that is none', 'filters=isHotel,is24,isFree', { features: ['is24', 'isHotel'] }],
  ['an order', 'sort=distance', { sort: 'distance' }],
  ['an order that is none', 'sort=price', {}],
  ['a page', 'page=3', { page: 3 }],
  ['a page that is none', 'page=-2', {}],
])('reads %s', (_name, address, expected) => {
  expect(readHospitalSearch(new URLSearchParams(address))).toEqual({ ...plain, ...expected });
});

test.each<[string, Partial<HospitalSearch>]>([
  ['nothing', {}],
  ['a text put in the order of plain lists', { search: '고양이', sort: 'score' }],
  ['everything', { search: '고양이', sido: '경기도', sigungu: '성남시 분당구', features: ['is24', 'allowReservation'], sort: 'recent', page: 4 }],
])('what was written is read again: %s', (_name, given) => {
  const wish = { ...plain, ...given };
  expect(readHospitalSearch(writeHospitalSearch(wish))).toEqual(wish);
});

test.each<[string, Partial<HospitalSearch>]>([
  ['nothing', {}],
  ['the order that it has anyway', { sort: 'score' }],
])('the plain list has a plain address: %s', (_name, given) => {
  expect(writeHospitalSearch({ ...plain, ...given }).toString()).toBe('');
});

test.each([
  ['', null, 'score'],
  ['고양이', null, null],
  ['고양이', 'score', 'score'],
  ['', 'distance', 'distance'],
] as const)('the search %j, sorted by %s, is asked for by %s', (search, sort, order) => {
  expect(orderOf({ search, sort })).toBe(order);
});
