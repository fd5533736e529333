import { listingListHead } from './listing-list-head.ts';
import { readListingSearch } from '../listing/listing-search.ts';

const found = { listings: [{ id: '7', name: '구로동물병원' }], total: 1204, pageSize: 12 };
const listHead = (query: string, answer: Parameters<typeof listingListHead>[2] = found) =>
  listingListHead('hospital', readListingSearch('hospital', new URLSearchParams(query)), answer);
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

test('the head of a list gives the number of listings and the address of each', () => {
  const head = listHead('page=3');
  expect(head.description).toBe('전국 동물병원 1,204곳을 평점과 리뷰, 진료 시간으로 비교하고 예약해 보세요.');
  expect(head.structured?.[1]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1204,
    itemListElement: [{ position: 25, name: '구로동물병원', url: '/hospital?id=7' }],
  });
});

test.each([
  ['nothing found', '', { noindex: true }, false],
  ['a page after the last', 'page=9', { noindex: true, status: 404 }, true],
])('%s', (_name, query, expected, isMissing) => {
  const head = listHead(query, { listings: [], total: 0, pageSize: 12 });
  expect(head).toMatchObject(expected);
  expect('status' in head).toBe(isMissing);
});

test('the head of a list gives no number before the list is loaded', () => {
  const head = listHead('', null);
  expect(head).not.toHaveProperty('noindex');
  expect(head.description).toBe('전국 동물병원을 평점과 리뷰, 진료 시간으로 비교하고 예약해 보세요.');
  expect(head.structured).toHaveLength(1);
});

test.each([
  [
    'pharmacy',
    '',
    {
      title: '전국 동물약국',
      canonical: '/pharmacy-list',
      description: '전국 동물약국 1,204곳을 평점과 리뷰, 영업시간으로 비교해 보세요.',
    },
    '/pharmacy?id=7',
  ],
  [
    'company',
    `sido=${sido}&filters=isHotel`,
    {
      title: '서울특별시 호텔 펫 서비스',
      canonical: `/company-list?sido=${sido}`,
      description: '서울특별시 펫 서비스 1,204곳을 평점과 리뷰, 영업시간으로 비교하고 예약해 보세요.',
    },
    '/company/7',
  ],
] as const)('a list of another kind: %s', (kind, query, expected, url) => {
  const head = listingListHead(kind, readListingSearch(kind, new URLSearchParams(query)), found);
  expect(head).toMatchObject(expected);
  expect(head.structured?.[1]).toMatchObject({ '@type': 'ItemList', itemListElement: [{ url }] });
});
