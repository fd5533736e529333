import type { BusinessKind } from '@petcare/contracts';
import { everything, listPath, orderOf, readListingSearch, writeListingSearch, type ListingSearch } from './listing-search.ts';

test.each<[string, string, Partial<ListingSearch>]>([
  ['nothing asked', '', {}],
  ['a text from the header', 'search=%20구로%20', { search: '구로' }],
  ['a region', 'sido=서울특별시&sigungu=구로구', { sido: '서울특별시', sigungu: '구로구' }],
  ['a sigungu without its sido', 'sigungu=구로구', {}],
  ['filters, with one that is none', 'filters=isHotel,is24,isFree,isOpenNow', { filters: ['isOpenNow', 'is24', 'isHotel'] }],
  ['an order', 'sort=distance', { sort: 'distance' }],
  ['an order that is none', 'sort=price', {}],
  ['a page', 'page=3', { page: 3 }],
  ['a page that is none', 'page=-2', {}],
  ['the page before the first', 'page=0', {}],
  ['a page that nobody gets to', 'page=1000000000', { page: 1_000_000 }],
  ['a text that is none', `search=${'가'.repeat(4000)}`, { search: '가'.repeat(100) }],
])('the search reads %s', (_name, address, expected) => {
  expect(readListingSearch('hospital', new URLSearchParams(address))).toEqual({ ...everything, ...expected });
});

test.each<[string, Partial<ListingSearch>]>([
  ['nothing', {}],
  ['an order', { sort: 'score' }],
  [
    'everything',
    { search: '고양이', sido: '경기도', sigungu: '성남시 분당구', filters: ['is24', 'allowReservation'], sort: 'recent', page: 4 },
  ],
])('what was written is read again: %s', (_name, given) => {
  const wish = { ...everything, ...given };
  expect(readListingSearch('hospital', writeListingSearch(wish))).toEqual(wish);
});

test('the plain list has a plain address', () => {
  expect(writeListingSearch(everything).toString()).toBe('');
});

test.each([
  ['', null, 'openFirst'],
  ['고양이', null, null],
  ['고양이', 'score', 'score'],
  ['', 'distance', 'distance'],
] as const)('the search %j, sorted by %s, is asked for by %s', (search, sort, order) => {
  expect(orderOf({ search, sort })).toBe(order);
});

test.each<[BusinessKind, string[]]>([
  ['hospital', ['isOpenNow', 'is24', 'isBeautyParlor']],
  ['pharmacy', ['isOpenNow', 'is24']],
  ['company', ['isOpenNow', 'is24', 'isBeautyParlor', 'isKindergarten']],
])('a %s is asked for what it can have', (kind, filters) => {
  expect(readListingSearch(kind, new URLSearchParams('filters=isKindergarten,is24,isBeautyParlor,isOpenNow')).filters).toEqual(filters);
});

test('the search writes filters in one order, whatever order they were chosen in', () => {
  expect(listPath('company', { filters: ['hasParkingLot', 'isHotel', 'isOpenNow'] })).toBe(
    '/company-list?filters=isOpenNow%2CisHotel%2ChasParkingLot',
  );
});
