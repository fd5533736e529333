import { priceInWords, refundInWords } from './payment-in-words.ts';

const unpaid = { price: 30_000, paid: null, refunded: null, refundState: null };

test.each([
  [0, '30,000원 · 방문해서 내요'],
  [1, '30,000원 · 방문해서 내요'],
  [2, '30,000원 · 현장 결제'],
  [3, '30,000원 · 결제하지 않았어요'],
  [4, '30,000원 · 결제하지 않았어요'],
  [5, '30,000원 · 결제하지 않았어요'],
  [6, '30,000원 · 아직 결제하지 않았어요'],
  [7, '30,000원 · 결제하지 않았어요'],
])('what nobody paid here, at status %i', (status, words) => expect(priceInWords({ ...unpaid, status })).toBe(words));

test.each([
  [null, '환불'],
  ['done', '환불'],
  ['asked', '환불하고 있어요'],
  ['refused', '환불이 늦어지고 있어요 (결제사가 처리하지 못해 다시 요청하고 있어요)'],
  ['given_up', '환불을 확인하고 있어요 (고객센터에서 다른 방법으로 돌려드려요)'],
] as const)('a refund that is %s is said of a reservation that is off', (refundState, words) => {
  const paid = { price: 28_000, point: 2_000 };
  expect(priceInWords({ price: 30_000, paid, refunded: paid, refundState, status: 4 })).toBe(`30,000원 · 28,000원 + 2,000P ${words}`);
});

test.each([
  [{ price: 0, point: 100 }, '100P를 바로 돌려드려요.'],
  [{ price: 28_000, point: 0 }, '결제한 28,000원을 결제한 방법 그대로 돌려드려요. 카드사나 은행에 따라 3~7일 걸릴 수 있어요.'],
  [
    { price: 28_000, point: 2_000 },
    '결제한 28,000원을 결제한 방법 그대로 돌려드려요. 카드사나 은행에 따라 3~7일 걸릴 수 있어요. 2,000P를 바로 돌려드려요.',
  ],
  [null, '여기에서 결제한 금액이 없어서, 취소해도 나가는 돈은 없어요.'],
])('the text of a payment says what comes back of %j', (paid, words) => expect(refundInWords(paid)).toBe(words));
