import { readChoice, writeChoice } from './list-address.ts';

test.each([
  ['', { sort: 'recent', star: null, page: 1 }],
  ['sort=like&star=4&page=3', { sort: 'like', star: 4, page: 3 }],
  ['sort=worst&star=9&page=0', { sort: 'recent', star: null, page: 1 }],
  ['star=2.5&page=x', { sort: 'recent', star: null, page: 1 }],
])('"%s" is read as %j', (text, choice) => {
  expect(readChoice(new URLSearchParams(text))).toEqual(choice);
});

test('leaves defaults out of the address', () => {
  expect(writeChoice({ sort: 'recent', star: null, page: 1 })).toEqual({});
  expect(writeChoice({ sort: 'score', star: 5, page: 2 })).toEqual({ sort: 'score', star: '5', page: '2' });
});
