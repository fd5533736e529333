import { readRecords, recordsPath } from './record-address.ts';

test.each([
  ['', { medical: null, sido: null, sigungu: null, id: null }],
  ['medical=7&sido=서울특별시&sigungu=구로구', { medical: '7', sido: '서울특별시', sigungu: '구로구', id: null }],
  ['sigungu=구로구', { medical: null, sido: null, sigungu: null, id: null }],
  ['medical=x&id=-1', { medical: null, sido: null, sigungu: null, id: null }],
  ['id=12', { medical: null, sido: null, sigungu: null, id: '12' }],
])('the address of records reads %p', (query, asked) => {
  expect(readRecords(new URLSearchParams(query))).toEqual(asked);
});

test('the address of records writes what is asked for, and nothing of what is not', () => {
  expect(recordsPath({})).toBe('/pass');
  expect(recordsPath({ medical: '7', sido: null, sigungu: '구로구' })).toBe('/pass?medical=7');
  expect(decodeURI(recordsPath({ sido: '서울특별시', sigungu: '구로구', id: '3' }))).toBe('/pass?sido=서울특별시&sigungu=구로구&id=3');
});
