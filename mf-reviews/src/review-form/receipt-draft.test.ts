import {
  digitsOf,
  earliestDay,
  KEPT,
  missingInReceipt,
  receiptDraftOf,
  receiptInputOf,
  totalOf,
  type ReceiptDraft,
} from './receipt-draft.ts';
import { emptyDraft, inputOf, missingIn } from './review-draft.ts';

const today = '2026-11-23';
const item = { key: 'a', medicalId: '7', name: '엑스선 촬영비', price: '35000' };
const receipt: ReceiptDraft = { key: 'r', id: null, stored: null, pictures: ['private/x/1600.webp'], date: '2026-11-20', items: [item] };

test.each<[string, Partial<ReceiptDraft>, object]>([
  ['nothing missing', {}, {}],
  ['no picture', { pictures: [] }, { picture: '영수증 사진을 올려 주세요.' }],
  ['the picture that is stored', { pictures: [KEPT], stored: '/uploads/private/x', id: '4' }, {}],
  ['no day', { date: null }, { date: '영수증에 적힌 날짜를 골라 주세요.' }],
  ['the day of tomorrow', { date: '2026-11-24' }, { date: '오늘이나 지난 날짜로 골라 주세요.' }],
  ['a day 24 months ago', { date: '2024-11-23' }, {}],
  ['a day before that', { date: '2024-11-22' }, { date: '24개월 안에 받은 영수증만 올릴 수 있어요.' }],
  ['no items', { items: [] }, { total: '항목을 하나 이상 적어 주세요.', items: [] }],
  ['an item without a name', { items: [{ ...item, name: ' ' }] }, { items: ['항목 이름을 적어 주세요.'] }],
  ['an item of 61 letters', { items: [{ ...item, name: '가'.repeat(61) }] }, { items: ['항목 이름은 60자까지 적을 수 있어요.'] }],
  ['an item without a price', { items: [item, { ...item, price: '' }] }, { items: [undefined, '금액을 적어 주세요.'] }],
  ['a price beyond 100,000,000', { items: [{ ...item, price: '100000001' }] }, { items: ['금액은 1억 원까지 적을 수 있어요.'] }],
])('a draft of a receipt finds in a receipt with %s what is wrong', (_case, change, errors) => {
  expect(missingInReceipt({ ...receipt, ...change }, today)).toEqual({ items: [undefined], ...errors });
});

test('a draft of a receipt keeps a review with an unfinished receipt from being sent', () => {
  expect(missingIn('hospital', { ...emptyDraft, receipts: [receipt] }, today).receipts).toBeUndefined();
  expect(missingIn('hospital', { ...emptyDraft, receipts: [receipt, { ...receipt, date: null }] }, today).receipts).toBe(
    '영수증에 빠지거나 잘못된 내용이 있어요.',
  );
});

test('a draft of a receipt sends the key of a new picture with its receipt, and a stored receipt by its id', () => {
  const stored = receiptDraftOf({ id: '4', picture: '/p', date: '2024-01-02', items: [{ medicalId: null, name: '사료', price: 9_000 }] });
  const draft = {
    ...emptyDraft,
    kindnessRating: 5,
    priceRating: 5,
    wouldRevisit: 'yes',
    visitDate: today,
    receipts: [stored, receipt],
  } as const;
  expect(inputOf(draft)?.receipts).toEqual([
    { id: '4', picture: null, date: '2024-01-02', items: [{ medicalId: null, name: '사료', price: 9_000 }] },
    { id: null, picture: 'private/x/1600.webp', date: '2026-11-20', items: [{ medicalId: '7', name: '엑스선 촬영비', price: 35_000 }] },
  ]);
  expect(receiptInputOf({ ...receipt, date: null })).toBeNull();
  expect(receiptInputOf({ ...receipt, pictures: [] })).toBeNull();
});

test.each([
  ['35,000원', '35000'],
  ['007', '7'],
  ['0', '0'],
  ['삼만', ''],
  ['-5', '5'],
  ['12345678901', '123456789'],
])('a draft of a receipt reads the price %j as %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test('a draft of a receipt adds up the prices, an empty one as nothing', () => {
  expect(totalOf({ items: [item, { ...item, price: '' }, { ...item, price: '1200' }] })).toBe(36_200);
});

test('a draft of a receipt takes receipts of the last 24 months', () => {
  expect(earliestDay('2028-02-29')).toBe('2026-02-29');
});
