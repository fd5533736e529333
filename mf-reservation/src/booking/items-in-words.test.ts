import { bookedLines, itemsInWords, pickedAgain } from './items-in-words.ts';

const items = [
  { productId: '1', productName: '목욕', optionId: null, optionName: null, price: 30_000 },
  { productId: '1', productName: '목욕', optionId: '11', optionName: '털 엉킴 풀기', price: 10_000 },
  { productId: '1', productName: '목욕', optionId: null, optionName: '없어진 옵션', price: 1_000 },
  { productId: null, productName: '발톱', optionId: null, optionName: null, price: 5_000 },
];

test('says products with their options and prices', () => {
  expect(itemsInWords(items)).toBe('목욕 (털 엉킴 풀기, 없어진 옵션), 발톱');
  expect(bookedLines(items).map(({ price }) => price)).toEqual([41_000, 5_000]);
});

test('books again what has not gone', () => {
  expect(pickedAgain(items)).toEqual([{ productId: '1', optionIds: ['11'] }]);
});
