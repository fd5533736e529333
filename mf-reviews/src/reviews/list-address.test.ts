import { readChoice, wholeList as whole, writeChoice, type ListChoice } from './list-address.ts';

test.each([
  ['', { ...whole, sort: 'recent', page: 1 }],
  ['sort=like&star=4&page=3', { ...whole, sort: 'like', star: 4, page: 3 }],
  ['pictures=1&pet=고양이', { ...whole, sort: 'recent', hasPictures: true, pet: '고양이', page: 1 }],
  ['pictures=yes&pet=공룡', { ...whole, sort: 'recent', page: 1 }],
  ['sort=worst&star=9&page=0', { ...whole, sort: 'recent', page: 1 }],
  ['star=2.5&page=x', { ...whole, sort: 'recent', page: 1 }],
])('the address of a list reads "%s" as %j', (text, choice) => {
  expect(readChoice(new URLSearchParams(text))).toEqual(choice);
});

test.each([
  ['verified=1&praise=explain&search=%20슬개골%20', { isVerified: true, praise: 'explainRating', search: '슬개골' }],
  ['praise=beauty&sigungu=구로구&verified=yes', {}],
  ['sido=서울특별시&sigungu=구로구', { sido: '서울특별시', sigungu: '구로구' }],
])('the address of a list reads "%s", leaving out what can not be', (text, choice) => {
  expect(readChoice(new URLSearchParams(text))).toEqual({ ...whole, sort: 'recent', page: 1, ...choice });
});

test('the address of a list reads what it has written', () => {
  const choice: ListChoice = {
    sort: 'like',
    star: 3,
    hasPictures: true,
    isVerified: true,
    pet: '고양이',
    praise: 'priceRating',
    sido: '부산광역시',
    sigungu: '해운대구',
    search: '스케일링',
    page: 4,
  };
  expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice);
});

test('the address of a list leaves defaults out of the address', () => {
  expect(writeChoice({ ...whole, sort: 'recent', page: 1 })).toEqual({});
  expect(writeChoice({ ...whole, sort: 'score', star: 5, hasPictures: true, pet: '강아지', page: 2 })).toEqual({
    sort: 'score',
    star: '5',
    pictures: '1',
    pet: '강아지',
    page: '2',
  });
});
