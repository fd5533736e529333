import { Click, inflowOf } from './inflow.ts';

const origin = 'https://petcare.example';
const within = { isFirstPage: false, referrer: 'https://search.example/', origin };
const first = { ...within, isFirstPage: true };

test.each([
  ['a text search', { ...within, frompage: 'search' }, 0],
  ['the list', { ...within, frompage: 'list' }, 1],
  ['the map', { ...within, frompage: 'mappage' }, 2],
  ['a shared link that says where it was found', { ...first, frompage: 'mappage' }, 2],
  ['a page nobody knows', { ...first, frompage: 'elsewhere' }, undefined],
  ['a link on another site', { ...first, frompage: null }, 3],
  ['a link on our own site in a new tab', { ...first, frompage: null, referrer: `${origin}/` }, undefined],
  ['a typed address', { ...first, frompage: null, referrer: '' }, undefined],
  ['a later page of a visit that began elsewhere', { ...within, frompage: null }, undefined],
])('%s', (_name, arrival, type) => {
  expect(inflowOf(arrival)).toBe(type);
});

test('a visit counts no click for a booking', () => {
  expect(Object.values(Click)).toEqual([1, 2, 3]);
});
