import { readChoice, wholeList as whole, writeChoice } from './list-address.ts';

test.each([
  ['', { ...whole, sort: 'recent', page: 1 }],
  ['sort=like&star=4&page=3', { ...whole, sort: 'like', star: 4, page: 3 }],
  ['pictures=1&pet=고양이', { ...whole, sort: 'recent', hasPictures: true, pet: '고양이', page: 1 }],
  ['pictures=yes&pet=공룡', { ...whole, sort: 'recent', page: 1 }],
  ['sort=worst&star=9&page=0', { ...whole, sort: 'recent', page: 1 }],
  ['star=2.5&page=x', { ...whole, sort: 'recent', page: 1 }],
])('reads "%s" as %j', (text, choice) => {
  expect(readChoice(new URLSearchParams(text))).toEqual(choice);
});

test('leaves defaults out of the address', () => {
  expect(writeChoice({ ...whole, sort: 'recent', page: 1 })).toEqual({});
  expect(writeChoice({ sort: 'score', star: 5, hasPictures: true, pet: '강아지', page: 2 })).toEqual({
    sort: 'score',
    star: '5',
    pictures: '1',
    pet: '강아지',
    page: '2',
  });
});
