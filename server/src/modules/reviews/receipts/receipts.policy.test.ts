import type { ListingKind } from '../../listings/index.ts';
import {
  checkReason,
  checkReceipts,
  maskBusinessName,
  maskWon,
  planReceipts,
  stateOf,
  type ReceiptDraft,
  type ReceiptState,
  type StoredReceipt,
} from './receipts.policy.ts';

const key = (digit: string) => `private/${digit.repeat(8)}-0000-4000-8000-000000000000/1600.webp`;
const item = { medicalId: 7, name: '', price: 35_000 };
const draft: ReceiptDraft = { picture: key('a'), date: '2026-11-20', items: [item] };
const stored: StoredReceipt = { id: 4, pictureKey: key('b'), paidOn: '2024-01-02', items: [item] };
const same: ReceiptDraft = { id: 4, date: '2024-01-02', items: [{ medicalId: 7, price: 35_000 }] };

const rulesOf = (drafts: ReceiptDraft[], kind: ListingKind = 'hospital') =>
  checkReceipts(drafts, { kind, today: '2026-11-23', stored: [stored] }).flatMap(({ constraints }) => Object.keys(constraints));
const many = (count: number) => Array.from({ length: count }, () => item);

test.each<[string, Partial<ReceiptDraft>, string[]]>([
  ['nothing wrong', {}, []],
  ['the day of today', { date: '2026-11-23' }, []],
  ['the day of tomorrow', { date: '2026-11-24' }, ['max']],
  ['a day 24 months ago', { date: '2024-11-23' }, []],
  ['a day before that', { date: '2024-11-22' }, ['min']],
  ['no picture', { picture: null }, ['isPicture']],
  ['a PDF', { picture: key('a').replace('1600.webp', 'file.pdf') }, ['isPicture']],
  ['a public picture', { picture: '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp' }, ['isPicture']],
  ['a path out of its folder', { picture: `${key('a')}/../../x` }, ['isPicture']],
  ['no items, as over REST', { items: [] }, []],
  ['50 items', { items: many(50) }, []],
  ['51 items', { items: many(51) }, ['arrayMaxSize']],
  ['1,000 items', { items: many(1_000) }, ['arrayMaxSize']],
  ['a price of 0', { items: [{ ...item, price: 0 }] }, []],
  ['a price below 0', { items: [{ ...item, price: -1 }] }, ['isWon']],
  ['a fraction of a won', { items: [{ ...item, price: 0.5 }] }, ['isWon']],
  ['a price that is none', { items: [{ ...item, price: Number.NaN }] }, ['isWon']],
  ['100,000,001 won', { items: [{ ...item, price: 100_000_001 }] }, ['isWon']],
  ['more than 1,000,000,000 won together', { items: Array.from({ length: 11 }, () => ({ ...item, price: 100_000_000 })) }, ['maxTotal']],
  ['an item without any name', { items: [{ price: 1, name: ' \u200b\0' }] }, ['length']],
  ['a name of 60 letters', { items: [{ price: 1, name: '가'.repeat(60) }] }, []],
  ['a name of 61 letters', { items: [{ price: 1, name: '가'.repeat(61) }] }, ['length']],
])('a receipt with %s is checked', (_case, change, rules) => {
  expect(rulesOf([{ ...draft, ...change }])).toEqual(rules);
});

test.each<[string, ReceiptDraft[], string[]]>([
  ['none', [], []],
  ['five', 'abcde'.split('').map((digit) => ({ ...draft, picture: key(digit) })), []],
  ['six', 'abcdef'.split('').map((digit) => ({ ...draft, picture: key(digit) })), ['maxSize']],
  ['one picture twice', [draft, draft], ['unique']],
  ['one earlier receipt twice', [same, { ...same, picture: key('c'), date: '2026-01-02' }], ['unique']],
  ['an earlier one as it was, however old', [same, draft], []],
  ['an earlier one that is too old, changed', [{ ...same, items: [{ ...item, price: 1 }] }], ['min']],
  ['one of another review', [{ ...same, id: 5 }], ['exists']],
])('receipts are checked: %s', (_case, drafts, rules) => {
  expect(rulesOf(drafts)).toEqual(rules);
});

test('the one of several receipts that is wrong is named', () => {
  const [error] = checkReceipts([draft, { ...draft, picture: key('c'), date: '2030-01-01' }], {
    kind: 'hospital',
    today: '2026-11-23',
    stored: [],
  });
  expect(error).toEqual({ property: 'receipts', constraints: { max: '영수증 2: 영수증 날짜는 오늘이나 지난 날짜로 골라 주세요.' } });
});

test.each<[ListingKind, string[]]>([
  ['hospital', []],
  ['pharmacy', ['isOfKind']],
  ['company', ['isOfKind']],
])('treatments may stand on receipts of a %s', (kind, rules) => {
  expect(rulesOf([draft], kind)).toEqual(rules);
});

test.each<[string, ReceiptDraft[], { kept: number[]; made: number; gone: number[] }]>([
  ['the same', [same], { kept: [4], made: 0, gone: [] }],
  ['the same with its picture named', [{ ...same, picture: key('b') }], { kept: [4], made: 0, gone: [] }],
  ['another day', [{ ...same, date: '2024-01-03' }], { kept: [], made: 1, gone: [4] }],
  ['another price', [{ ...same, items: [{ ...item, price: 1 }] }], { kept: [], made: 1, gone: [4] }],
  ['another picture', [{ ...same, picture: key('c') }], { kept: [], made: 1, gone: [4] }],
  ['one item more', [{ ...same, items: [item, item] }], { kept: [], made: 1, gone: [4] }],
  ['a second one', [same, draft], { kept: [4], made: 1, gone: [] }],
  ['none', [], { kept: [], made: 0, gone: [4] }],
])('a receipt is kept only as it was: %s', (_case, drafts, { kept, made, gone }) => {
  const plan = planReceipts(drafts, [stored])!;
  expect([plan.kept.map(({ id }) => id), plan.made.length, plan.gone.map(({ id }) => id)]).toEqual([kept, made, gone]);
});

test('nothing is planned for a receipt that is gone meanwhile', () => {
  expect(planReceipts([same], [])).toBeNull();
});

test('numbers of persons are masked in what items are called', () => {
  const plan = planReceipts([{ ...draft, items: [{ name: ' 보호자\n010-1234-5678 ', price: 1 }] }], []);
  expect(plan?.made[0]?.items).toEqual([{ medicalId: null, name: '보호자 010-****-****', price: 1 }]);
});

test.each<[ReceiptState[], ReceiptState | null]>([
  [[], null],
  [['refused', 'waiting', 'verified'], 'verified'],
  [['refused', 'waiting'], 'waiting'],
  [['refused', 'refused'], 'refused'],
])('the receipts %j of a review are summed up as %s', (states, state) => {
  expect(stateOf(states)).toBe(state);
});

test.each([
  [128_000, '1**,***'],
  [5_000, '5,***'],
  [0, '0'],
  [1_000_000_000, '1,***,***,***'],
])('a sum of %d won is masked as %s', (won, masked) => {
  expect(maskWon(won)).toBe(masked);
});

test('the name of a business is masked', () => {
  expect(maskBusinessName('구로든든동물병원')).toBe('구***');
});

test.each([
  ['사진이 흐려요.', 0],
  ['  ', 1],
  ['가'.repeat(200), 0],
  ['가'.repeat(201), 1],
])('the reason %j is checked', (reason, errors) => {
  expect(checkReason(reason)).toHaveLength(errors);
});
