import { gql, rest } from './testing/calls.ts';
import { pay } from './testing/paying.ts';
import { aVerifiedGuardian, PASSWORD, type Person } from './testing/people.ts';
import { withApp } from './testing/with-app.ts';
import { withSandbox } from './testing/sandbox/with-sandbox.ts';
import { operatorOf } from './testing/operator-acts.ts';
import { aParlor, bookBath, onAccount, payFor, paymentOf } from './modules/reservations/testing/a-paid-booking.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
const quiet = { warn: () => {}, error: () => {} };
const operator = () => operatorOf(server());

type OpenedOrder = { ordrIdx: string };
type Refund = [point: number, won: number];
let made = 0;

/** A paid order, and how many of what was bought are still the buyer's. */
type BoughtThing = { idx: string; left(): Promise<number> };
const buy: Record<'gift' | 'reservation', (who: Person, price: number, point: number) => Promise<BoughtThing>> = {
  async gift(who, price, point) {
    made += 1;
    await server().services.gifts.addGiftGroup({ name: `상품권 ${made}`, price: price + point, stock: 1, image: null });
    const groups = await server().services.gifts.listGiftGroups({}, 'recent');
    const group = groups.ok ? groups.value[0]!.id : 0;
    const bought = await rest<OpenedOrder>(server(), who.token, 'POST', `/gift/item/${group}/purchase`, { price, point });
    if (price > 0) await pay(server(), who, bought.body.data.ordrIdx);
    const query = '{ getMyGiftsByPage { cancelledAt } }';
    return {
      idx: bought.body.data.ordrIdx,
      async left() {
        const { data } = await gql<{ getMyGiftsByPage: { cancelledAt: string | null }[] }>(server(), who.token, query);
        return data.getMyGiftsByPage.filter(({ cancelledAt }) => cancelledAt === null).length;
      },
    };
  },
  async reservation(who, price, point) {
    const parlor = await aParlor(server(), price + point);
    const id = await bookBath(server(), who, parlor);
    const idx = await payFor(server(), who, id, price, point);
    return {
      idx,
      // What was paid stands on the business' account, and tells the guest what came back.
      async left() {
        const [won, points] = await onAccount(server(), `business:${parlor.id}`);
        const { paid, refunded } = await paymentOf(server(), who, id);
        const back = { price: refunded?.price ?? 0, point: refunded?.point ?? 0 };
        expect([won, points]).toEqual([paid!.price - back.price, paid!.point - back.point]);
        return won + points > 0 ? 1 : 0;
      },
    };
  },
};
const pointOf = async (who: Person) =>
  (await gql<{ getMyPoint: { point: number } }>(server(), who.token, '{ getMyPoint { point } }')).data.getMyPoint.point;
const heldAtProvider = async (idx: string) =>
  ((await (await fetch(`${sandbox().url}/kcp/held/${idx}`)).json()) as { remaining: number }).remaining;

/** Paid with won and points; asked of the operator one after the other, null for all that is left; what goes back each time. */
const rows: [won: number, point: number, asked: (number | null)[], back: Refund[]][] = [
  [10_000, 0, [null], [[0, 10_000]]],
  [10_000, 0, [4_000], [[0, 4_000]]],
  [
    10_000,
    0,
    [4_000, 5_999],
    [
      [0, 4_000],
      [0, 5_999],
    ],
  ],
  [
    10_000,
    0,
    [4_000, null],
    [
      [0, 4_000],
      [0, 6_000],
    ],
  ],
  [0, 3_000, [null], [[3_000, 0]]],
  [0, 3_000, [1_000], [[1_000, 0]]],
  [
    0,
    3_000,
    [1_000, 2_000],
    [
      [1_000, 0],
      [2_000, 0],
    ],
  ],
  [9_000, 1_000, [null], [[1_000, 9_000]]],
  [9_000, 1_000, [600], [[600, 0]]],
  [9_000, 1_000, [1_000], [[1_000, 0]]],
  [
    9_000,
    1_000,
    [600, 3_000],
    [
      [600, 0],
      [400, 2_600],
    ],
  ],
  [
    9_000,
    1_000,
    [600, 3_000, null],
    [
      [600, 0],
      [400, 2_600],
      [0, 6_400],
    ],
  ],
];

describe.each(['gift', 'reservation'] as const)('an operator gives back of a %s', (kind) => {
  test.each(rows)('paid with %i won and %i points, asked for %j: points first, then won: %j', async (won, point, asked, back) => {
    const who = await aVerifiedGuardian(server());
    const { idx, left } = await buy[kind](who, won, point);
    for (const [index, amount] of asked.entries()) {
      const [points, money] = back[index]!;
      expect(await operator().run('payments cancel', { order: idx, amount, reason: '환불 요청' })).toMatchObject({
        ok: true,
        value: { point: points, amount: money },
      });
      await Promise.all([server().services.payments.sendCancels(quiet), server().services.payments.sendCancels(quiet)]);
    }
    const all = back.reduce(([points, money], [more, much]) => [points + more, money + much], [0, 0]);
    const isWhole = all[0] + all[1] === won + point;
    expect([await pointOf(who), await heldAtProvider(idx), await left()]).toEqual([3_000 - point + all[0], won - all[1], isWhole ? 0 : 1]);
    const { data } = await gql<{ getMyOrder: { state: string } }>(server(), who.token, `{ getMyOrder(ordrIdx: "${idx}") { state } }`);
    expect(data.getMyOrder.state).toBe(isWhole ? 'cancelled' : 'paid');
    expect(await operator().run('payments cancel', { order: idx, amount: won + point - all[0] - all[1] + 1, reason: '더' })).toMatchObject({
      error: { code: 'NOT_REFUNDABLE' },
    });
  });
});

test('two operators who give back all of one order at once give it back once', async () => {
  const who = await aVerifiedGuardian(server());
  const { idx } = await buy.gift(who, 9_000, 1_000);
  const both = await Promise.all([
    operator().run('payments cancel', { order: idx, amount: null, reason: '환불' }),
    operator().run('payments cancel', { order: idx, amount: null, reason: '환불' }),
  ]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  await server().services.payments.sendCancels(quiet);
  expect([await pointOf(who), await heldAtProvider(idx)]).toEqual([3_000, 0]);
});

test('what is given back to who has left goes back at the provider, and its points to the house', async () => {
  const who = await aVerifiedGuardian(server());
  const { idx } = await buy.gift(who, 9_000, 1_000);
  expect((await rest(server(), who.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  expect(await operator().run('payments cancel', { order: idx, amount: null, reason: '환불 요청' })).toMatchObject({
    ok: true,
    value: { point: 1_000, amount: 9_000 },
  });
  await server().services.payments.sendCancels(quiet);
  expect(await heldAtProvider(idx)).toBe(0);
});

test('the books tie after all of this', async () => {
  expect(await server().services.books.listDifferences()).toEqual([]);
});
