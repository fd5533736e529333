import { parseOrder, type OrderRow } from './orders.sql.ts';

const base: OrderRow = {
  id: 1,
  idx: 'a1',
  userId: 7,
  buyerId: 7,
  kind: 'gift',
  subjectId: 3,
  title: '상품권',
  price: 10_000,
  point: 1_000,
  won: 9_000,
  payMethod: 'CARD',
  note: null,
  createdAt: '2026-11-27T00:00:00Z',
  expiresAt: '2026-11-27T00:30:00Z',
  state: 'open',
  tno: null,
  paidAt: null,
  unansweredAt: null,
  refundedWon: 0,
  refundedPoint: 0,
  refundState: null,
};
const paid = { state: 'paid', tno: 't1', paidAt: '2026-11-27T00:10:00Z' } as const;
const free = { ...paid, tno: null, price: 1_000, won: 0 };
const back = { ...paid, state: 'cancelled', refundedWon: 9_000, refundedPoint: 1_000 } as const;

test.each<[row: string, given: Partial<OrderRow>, state: string]>([
  ['that waits', {}, 'open'],
  ['whose approval may still arrive', { unansweredAt: '2026-11-27T00:05:00Z' }, 'open'],
  ['that is being approved', { state: 'approving' }, 'approving'],
  ['with a payment', paid, 'paid'],
  ['paid with points alone', free, 'paid'],
  ['refunded in part', { ...paid, refundedPoint: 500, refundedWon: 0 }, 'paid'],
  ['whose provider is asked to give back', { ...back, refundState: 'asked' }, 'givingBack'],
  ['whose provider is asked no more', { ...back, refundState: 'given_up' }, 'givingBack'],
  ['that is given back', { ...back, refundState: 'done' }, 'givenBack'],
  ['whose points are given back', { ...free, state: 'cancelled', refundedPoint: 1_000 }, 'givenBack'],
  ['whose time is over', { state: 'expired' }, 'ended'],
  ['that was charged too late', { state: 'cancelled', refundState: 'asked' }, 'ended'],
])('a row %s is parsed: %j is %s', (_row, given, state) => expect(parseOrder({ ...base, ...given })).toMatchObject({ state }));

test.each<[row: string, given: Partial<OrderRow>]>([
  ['open and paid', { paidAt: paid.paidAt }],
  ['open with a payment', { tno: 't1' }],
  ['paid at no time', { ...paid, paidAt: null }],
  ['paid in money by no payment', { ...paid, tno: null }],
  ['paid with points alone by a payment', { ...free, tno: 't1' }],
  ['expired and paid', { ...paid, state: 'expired' }],
  ['refunded without having been paid', { state: 'cancelled', refundedWon: 1 }],
  ['cancelled and refunded in part', { ...back, refundedWon: 8_000, refundState: 'done' }],
  ['refunded in money that nobody gives back', back],
])('a row %s is refused', (_row, given) => expect(() => parseOrder({ ...base, ...given })).toThrow('the order a1 is'));
