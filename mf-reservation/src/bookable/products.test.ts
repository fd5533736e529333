import { aListedProduct } from '../testing/a-bookable.ts';
import { changesIn, lacksOption, linesOf, lineInWords, offersOf, sumOf, wantedOf } from './products.ts';

const cut = aListedProduct({ id: '1', name: '전체 미용', price: 40_000, options: [{ id: '11', name: '대형견', price: 20_000 }] });
const stay = aListedProduct({
  id: '2',
  name: '객실',
  productType: 'reservation',
  price: 0,
  options: [{ id: '21', name: '소형', price: 30_000 }],
});
const fee = aListedProduct({
  id: '3',
  productType: 'medical',
  name: '5kg',
  price: 9_000,
  medical: {
    id: '33',
    name: '5kg',
    parents: [
      { id: '31', name: '진찰' },
      { id: '32', name: '초진' },
    ],
  },
});

test('the list of what can be booked offers what is booked and shown, a treatment by its name in the tree', () => {
  const hidden = aListedProduct({ id: '9', isShown: false });
  const goods = aListedProduct({ id: '8', productType: 'product' });
  expect(offersOf([cut, hidden, goods, fee]).map(({ name }) => name)).toEqual(['전체 미용', '초진 5kg']);
});

test('the list of what can be booked adds up what is picked with its options, leaving out what is not offered any more', () => {
  const offers = offersOf([cut, stay]);
  const lines = linesOf(
    [
      { productId: '7', optionIds: [] },
      { productId: '1', optionIds: ['11', '99'] },
    ],
    offers,
    null,
  );
  expect([lines.map(lineInWords), sumOf(lines)]).toEqual([['전체 미용 (대형견)'], 60_000]);
  expect(JSON.parse(wantedOf(lines))).toEqual([{ productId: '1', optionIds: ['11'], price: 60_000 }]);
});

test.each([
  [
    ['3kg 미만', '3–5kg', '발톱'],
    ['1', '2', '3'],
    ['3kg 미만', '발톱'],
  ],
  [['소형견', '중형견'], ['2'], ['중형견']],
  [
    ['대형견', '발톱'],
    ['1', '2'],
    ['대형견', '발톱'],
  ],
])('of the options %j, of which %j are picked, %j are booked: one size', (names, optionIds, booked) => {
  const sized = aListedProduct({ options: names.map((name, index) => ({ id: String(index + 1), name, price: 0 })) });
  const [line] = linesOf([{ productId: sized.id, optionIds }], offersOf([sized]), null);
  expect(line?.options.map(({ name }) => name)).toEqual(booked);
});

test('of a stay, what is booked costs its price each night, and a service once', () => {
  const room = aListedProduct({
    id: '4',
    name: '넓은 방',
    productType: 'reservation',
    price: 70_000,
    options: [{ id: '41', name: '놀이', price: 5_000 }],
  });
  const picked = [
    { productId: '4', optionIds: ['41'] },
    { productId: '1', optionIds: [] },
  ];
  const pricesFor = (nights: number | null) =>
    linesOf(picked, offersOf([room, cut]), nights).map((line) => [lineInWords(line), line.price]);
  expect(pricesFor(7)).toEqual([
    ['넓은 방 (놀이) 7박', 525_000],
    ['전체 미용', 40_000],
  ]);
  expect(pricesFor(null)).toEqual([
    ['넓은 방 (놀이)', 75_000],
    ['전체 미용', 40_000],
  ]);
});

test('what costs nothing without an option lacks one', () => {
  const offers = offersOf([cut, stay]);
  const lines = linesOf(
    [
      { productId: '1', optionIds: [] },
      { productId: '2', optionIds: [] },
    ],
    offers,
    null,
  );
  expect(lines.map(lacksOption)).toEqual([false, true]);
});

test('the list of what can be booked tells which prices have changed', () => {
  const lines = linesOf(
    [
      { productId: '1', optionIds: [] },
      { productId: '3', optionIds: [] },
    ],
    offersOf([cut, fee]),
    null,
  );
  const products = [
    { productId: '1', price: 45_000 },
    { productId: '3', price: 9_000 },
  ];
  expect(changesIn({ products, price: 54_000 }, lines)).toEqual([{ productId: '1', name: '전체 미용', from: 40_000, to: 45_000 }]);
  expect(changesIn(undefined, lines)).toEqual([]);
});
