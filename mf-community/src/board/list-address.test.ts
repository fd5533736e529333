import { queryOf, readChoice, wholeList } from './list-address.ts';

const categories = ['건강', '미용'];

test.each([
  ['', wholeList],
  [
    '?category=건강&search=%20목욕%20&sort=like&before=120&page=3',
    { category: '건강', search: '목욕', sort: 'like', before: 120, page: 3 },
  ],
  ['?category=몰라요&sort=x&before=-1&page=0', wholeList],
  ['?page=1e9&before=99999999999&page=2', wholeList],
])('the address of a list reads the address %j', (address, choice) => {
  expect(readChoice(new URLSearchParams(address), categories)).toEqual(choice);
});

test('the address of a list cuts a search that is too long', () => {
  expect(readChoice(new URLSearchParams({ search: '가'.repeat(80) }), []).search).toHaveLength(50);
});

test('the address of a list writes an address that reads as it was, and none for the whole list', () => {
  const choice = { category: '미용', search: '발톱 & 털', sort: 'like', before: 5, page: 2 } as const;
  expect(readChoice(new URLSearchParams(queryOf(choice)), categories)).toEqual(choice);
  expect(queryOf(wholeList)).toBe('');
  expect(queryOf({ page: 2 }, { tab: 'column' })).toBe('?tab=column&page=2');
});
