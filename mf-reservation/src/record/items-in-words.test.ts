import { bookedLines, itemsInWords, pickedAgain } from './items-in-words.ts';

const items = [
  { productId: '1', productName: '목욕', optionId: null, optionName: null, nights: null, price: 30_000 },
  { productId: '1', productName: '목욕', optionId: '11', optionName: '털 엉킴 풀기', nights: null, price: 10_000 },
  { productId: '1', productName: '목욕', optionId: null, optionName: '없어진 옵션', nights: null, price: 1_000 },
  { productId: null, productName: '발톱', optionId: null, optionName: null, nights: null, price: 5_000 },
];

test('the text of what is booked says products with their options and prices', () => {
  expect(itemsInWords(items)).toBe('목욕 (털 엉킴 풀기, 없어진 옵션), 발톱');
  expect(bookedLines(items).map(({ price }) => price)).toEqual([41_000, 5_000]);
});

test('the text of what is booked says for how many nights what is paid each night was booked', () => {
  const room = { productId: '2', productName: '넓은 방', nights: 2 };
  const stay = [
    { ...room, optionId: null, optionName: null, price: 140_000 },
    { ...room, optionId: '21', optionName: '마당 놀이', price: 30_000 },
    { productId: '3', productName: '데려오기', optionId: null, optionName: null, nights: null, price: 20_000 },
  ];
  expect(itemsInWords(stay)).toBe('넓은 방 (마당 놀이) 2박, 데려오기');
  expect(bookedLines(stay).map(({ price }) => price)).toEqual([170_000, 20_000]);
});

test('what has not gone is booked again', () => {
  expect(pickedAgain(items)).toEqual([{ productId: '1', optionIds: ['11'] }]);
});
