import { readHospitalSearch, writeHospitalSearch, type HospitalSearch } from './hospital-search.ts';

const plain: HospitalSearch = { search: '', sido: null, sigungu: null, features: [], sort: 'score', page: 1 };

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
  ['everything', { search: '고양이', sido: '경기도', sigungu: '성남시 분당구', features: ['is24', 'allowReservation'], sort: 'recent', page: 4 }],
])('what was written is read again: %s', (_name, given) => {
  const wish = { ...plain, ...given };
  expect(readHospitalSearch(writeHospitalSearch(wish))).toEqual(wish);
});

test('the plain list has a plain address', () => {
  expect(writeHospitalSearch(plain).toString()).toBe('');
});
