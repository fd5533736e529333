import { periodOfFile, periods, queryOf, readFilter, writeFilter } from './list-address.ts';

test.each(['', 'state=requested', 'state=off&from=2026-11-01&to=2026-11-30&search=%EB%B3%B4%EB%A6%AC'])(
  'the address of a list reads and writes "%s" alike',
  (address) => expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address),
);

test('the address of a list leaves out what an address can’t mean', () => {
  const filter = readFilter(new URLSearchParams('state=x&from=2026-02-30&to=soon'));
  expect(filter).toEqual({ state: 'all', from: null, to: null, search: '' });
});

test.each([
  ['', { sort: 'recent' }],
  ['state=requested', { statuses: '0,6', sort: 'time' }],
  ['state=off&search=a', { statuses: '3,4,7', search: 'a', sort: 'recent' }],
  ['from=2026-11-25&to=2026-11-25', { start_date: '2026-11-25', end_date: '2026-11-25', sort: 'time' }],
])('the address of a list asks for "%s" with %p', (address, query) =>
  expect(queryOf(readFilter(new URLSearchParams(address)))).toEqual(query),
);

test('the address of a list counts the days of a press from today', () => {
  expect(periods.map(({ label, of }) => [label, of('2026-11-30')])).toEqual([
    ['모든 날', { from: null, to: null }],
    ['오늘', { from: '2026-11-30', to: '2026-11-30' }],
    ['내일', { from: '2026-12-01', to: '2026-12-01' }],
    ['앞으로 7일', { from: '2026-11-30', to: '2026-12-06' }],
    ['지난 30일', { from: '2026-10-31', to: '2026-11-29' }],
  ]);
});

test.each([
  [null, null, '2026-08-26', '2027-08-26'],
  ['2026-11-01', null, '2026-11-01', '2027-11-01'],
  [null, '2026-11-30', '2025-11-30', '2026-11-30'],
  ['2026-11-01', '2026-11-30', '2026-11-01', '2026-11-30'],
])('a file from %p to %p is of %s to %s', (from, to, start_date, end_date) =>
  expect(periodOfFile({ from, to }, '2026-11-24')).toEqual({ start_date, end_date }),
);
