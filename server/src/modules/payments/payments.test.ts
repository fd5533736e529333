import { gql, rest } from '../../testing/calls.ts';
import { authenticate, comeBack, pay } from '../../testing/paying.ts';
import { aGuardian, aVerifiedGuardian, logIn, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { orderAccount, salesAccount } from '../ledger/index.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

type BoughtOrder = { ordrIdx: string; state: string; amount: number; point: number; note: string | null };
type Card = { code: string };
const ORDER = 'query ($idx: String!) { getMyOrder(ordrIdx: $idx) { state note amount point } }';
const GIFTS = '{ getMyGiftsByPage { name code ordrIdx cancelledAt } getMyPoint { point } }';
const quiet = { warn: () => {}, error: () => {} };
let made = 0;

async function aGroup(price: number, stock: number): Promise<string> {
  made += 1;
  const name = `상품권 ${made}`;
  await server().services.gifts.addGiftGroup({ name, price, stock, image: null });
  const groups = await server().services.gifts.listGiftGroups({ itemsPerPage: 100 }, 'recent');
  return String(groups.ok && groups.value.find((group) => group.name === name)!.id);
}
const buy = (who: Person, group: string, price: number, point: number) =>
  rest<BoughtOrder>(server(), who.token, 'POST', `/gift/item/${group}/purchase`, { price, point });
async function anOrder(who: Person, price = 10_000, point = 0): Promise<string> {
  const bought = await buy(who, await aGroup(price + point, 5), price, point);
  expect(bought.status).toBe(201);
  return bought.body.data.ordrIdx;
}
async function stateOf(who: Person, idx: string) {
  const { data } = await gql<{ getMyOrder: BoughtOrder }>(server(), who.token, ORDER, { idx });
  return data.getMyOrder;
}
async function ownOf(who: Person) {
  const { data } = await gql<{
    getMyGiftsByPage: { name: string; code: string; cancelledAt: string | null }[];
    getMyPoint: { point: number };
  }>(server(), who.token, GIFTS);
  return { gifts: data.getMyGiftsByPage, point: data.getMyPoint.point };
}
const complete = (who: Person, idx: string, price: number) => rest<Card>(server(), who.token, 'POST', `/gift/order/${idx}`, { price });
const stockOf = async (group: string) => {
  const found = await server().services.gifts.getGiftGroup(Number(group));
  return found.ok ? found.value.stock : -1;
};
const heldAtProvider = async (idx: string) => {
  const answer = await fetch(`${sandbox().url}/kcp/held/${idx}`);
  return ((await answer.json()) as { remaining: number }).remaining;
};
/** An access token is good for 15 minutes: whoever waits longer has logged in again. */
async function afterMinutes(count: number, who: Person): Promise<void> {
  server().clock.advance({ minutes: count });
  who.token = await logIn(server(), who);
}

test('a gift paid with money is there after the payment, once however often the page comes back', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  expect((await complete(who, idx, 10_000)).body.error.code).toBe('ORDER_NOT_PAID');
  const fields = await authenticate(server(), who, idx, 'approved');
  expect(await comeBack(server(), fields)).toBe(`303 /gift-purchase?order=${idx}`);
  await Promise.all(Array.from({ length: 5 }, () => comeBack(server(), fields)));
  expect(await stateOf(who, idx)).toMatchObject({ state: 'paid', note: null });
  expect((await complete(who, idx, 10_000)).body.data.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect((await ownOf(who)).gifts).toHaveLength(1);
  expect(await heldAtProvider(idx)).toBe(10_000);
});

test('coming back ten times at once charges once', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const fields = await authenticate(server(), who, idx, 'approved');
  await Promise.all(Array.from({ length: 10 }, () => comeBack(server(), fields)));
  expect(await stateOf(who, idx)).toMatchObject({ state: 'paid' });
  expect((await ownOf(who)).gifts).toHaveLength(1);
  expect(await server().services.ledger.balanceOf(orderAccount(idx), 'won')).toBe(0);
});

test('with points alone a gift is there at once, and the points are gone', async () => {
  const who = await aVerifiedGuardian(server());
  const bought = await buy(who, await aGroup(2_000, 1), 0, 2_000);
  expect(bought.body.data).toMatchObject({ state: 'paid', amount: 0, point: 2_000 });
  expect(await ownOf(who)).toMatchObject({ gifts: [{ cancelledAt: null }], point: 1_000 });
});

test.each([
  [{ price: 9_999, point: 0 }, 409, 'PRICE_CHANGED'],
  [{ price: 0, point: 10_000 }, 409, 'INSUFFICIENT_POINTS'],
  [{ price: -1, point: 10_001 }, 400, 'VALIDATION_FAILED'],
  [{ price: 10_001, point: -1 }, 400, 'VALIDATION_FAILED'],
  [{ price: 99, point: 9_901 }, 400, 'VALIDATION_FAILED'],
  [{ price: 0.5, point: 9_999.5 }, 400, 'VALIDATION_FAILED'],
  [{ price: 0, point: 2_147_483_648 }, 400, 'VALIDATION_FAILED'],
])('%p for 10,000 won is refused, and nothing is held', async (given, status, code) => {
  const who = await aVerifiedGuardian(server());
  const group = await aGroup(10_000, 3);
  const bought = await buy(who, group, given.price, given.point);
  expect([bought.status, bought.body.error.code]).toEqual([status, code]);
  expect(await stockOf(group)).toBe(3);
  expect((await ownOf(who)).point).toBe(3_000);
});

test('one hundred who want the last ten gifts at once get exactly ten', async () => {
  const group = await aGroup(5_000, 10);
  const people = await Promise.all(Array.from({ length: 100 }, () => aGuardian(server())));
  const answers = await Promise.all(people.map((who) => buy(who, group, 5_000, 0)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.error.code))).toEqual(new Set(['SOLD_OUT']));
  expect(await stockOf(group)).toBe(0);
});

test('two orders at once spend the same points once', async () => {
  const who = await aVerifiedGuardian(server());
  const groups = [await aGroup(3_000, 1), await aGroup(3_000, 1)];
  const answers = await Promise.all(groups.map((group) => buy(who, group, 0, 3_000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await ownOf(who)).toMatchObject({ gifts: [{}], point: 0 });
});

test('a declined payment can be tried again with the reason said', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  await pay(server(), who, idx, 'declined');
  expect(await stateOf(who, idx)).toMatchObject({ state: 'open', note: expect.stringContaining('한도 초과') });
  await pay(server(), who, idx);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'paid' });
});

test('a payment page that was left leaves the order open', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  expect(await comeBack(server(), { res_cd: '3001', ordr_idxx: idx })).toBe(`303 /gift-purchase?order=${idx}`);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'open' });
});

test('a forged return page charges nothing, and one of an unknown order leads to the point shop', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const forged = { res_cd: '0000', ordr_idxx: idx, tran_cd: '00100000', enc_data: 'forged', enc_info: 'forged' };
  await comeBack(server(), forged);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'open' });
  expect((await ownOf(who)).gifts).toEqual([]);
  expect(await comeBack(server(), { ...forged, ordr_idxx: 'nothing' })).toBe('303 /point?payment=unknown');
});

test('the authentication of one order pays no other', async () => {
  const who = await aGuardian(server());
  const [cheap, dear] = [await anOrder(who, 1_000), await anOrder(who, 50_000)];
  const fields = await authenticate(server(), who, cheap, 'approved');
  await comeBack(server(), { ...fields, ordr_idxx: dear });
  expect(await stateOf(who, dear)).toMatchObject({ state: 'open' });
});

test('an approval whose answer is lost is found at the provider and gives the gift', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  await pay(server(), who, idx, 'lost');
  expect(await stateOf(who, idx)).toMatchObject({ state: 'approving' });
  await afterMinutes(3, who);
  await Promise.all([server().services.payments.reconcile(quiet), server().services.payments.reconcile(quiet)]);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'paid' });
  expect((await ownOf(who)).gifts).toHaveLength(1);
});

test('an approval that the provider knows nothing of can be tried again', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  await pay(server(), who, idx, 'broken');
  expect(await stateOf(who, idx)).toMatchObject({ state: 'approving' });
  await afterMinutes(3, who);
  await server().services.payments.reconcile(quiet);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'open' });
});

test('an approval that arrives after the order has ended goes back', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  await pay(server(), who, idx, 'late');
  const { payments } = server().services;
  await afterMinutes(3, who);
  await payments.reconcile(quiet);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'open' });
  while ((await heldAtProvider(idx)) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await afterMinutes(31, who);
  await payments.orders.expireOrders();
  expect(await stateOf(who, idx)).toMatchObject({ state: 'expired' });
  await afterMinutes(11, who);
  await Promise.all([payments.reconcile(quiet), payments.reconcile(quiet)]);
  await payments.sendCancels(quiet);
  expect(await heldAtProvider(idx)).toBe(0);
  expect((await ownOf(who)).gifts).toEqual([]);
});

test('an approval that arrives late pays for whoever tries once more', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  await pay(server(), who, idx, 'late');
  const { payments } = server().services;
  await afterMinutes(3, who);
  await payments.reconcile(quiet);
  while ((await heldAtProvider(idx)) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  // The provider refuses a second approval of the same order: the first one counts.
  await pay(server(), who, idx);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'approving' });
  await afterMinutes(3, who);
  await payments.reconcile(quiet);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'paid' });
  expect((await ownOf(who)).gifts).toHaveLength(1);
  expect(await heldAtProvider(idx)).toBe(10_000);
});

test('another amount than the order’s is given back, and nothing is bought', async () => {
  const who = await aVerifiedGuardian(server());
  const group = await aGroup(10_000, 1);
  const { ordrIdx: idx } = (await buy(who, group, 9_000, 1_000)).body.data;
  await pay(server(), who, idx, 'otherAmount');
  expect(await stateOf(who, idx)).toMatchObject({ state: 'cancelled', note: expect.stringContaining('금액') });
  expect(await ownOf(who)).toMatchObject({ gifts: [], point: 3_000 });
  expect(await stockOf(group)).toBe(1);
  await server().services.payments.sendCancels(quiet);
  expect(await heldAtProvider(idx)).toBe(0);
});

test('an order that is not paid in time gives back its points and its card', async () => {
  const who = await aVerifiedGuardian(server());
  const group = await aGroup(10_000, 1);
  const { ordrIdx: idx } = (await buy(who, group, 9_000, 1_000)).body.data;
  const fields = await authenticate(server(), who, idx, 'approved');
  await afterMinutes(31, who);
  await Promise.all([server().services.payments.orders.expireOrders(), server().services.payments.orders.expireOrders()]);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'expired' });
  expect(await ownOf(who)).toMatchObject({ gifts: [], point: 3_000 });
  expect(await stockOf(group)).toBe(1);
  await comeBack(server(), fields);
  expect(await stateOf(who, idx)).toMatchObject({ state: 'expired' });
});

test('a refund gives back points first, then money, and takes the gift back with the last won', async () => {
  const who = await aVerifiedGuardian(server());
  const group = await aGroup(10_000, 1);
  const { ordrIdx: idx } = (await buy(who, group, 9_000, 1_000)).body.data;
  await pay(server(), who, idx);
  const { orders, sendCancels } = server().services.payments;
  const refund = (sum: number | null) => inTransaction(server().db, (tx) => orders.refund(tx, idx, sum, '환불 요청'));
  expect(await refund(3_000)).toMatchObject({ ok: true, value: { point: 1_000, won: 2_000 } });
  await sendCancels(quiet);
  expect(await heldAtProvider(idx)).toBe(7_000);
  expect(await refund(8_000)).toMatchObject({ ok: false, error: { code: 'NOT_REFUNDABLE' } });
  expect(await refund(null)).toMatchObject({ ok: true, value: { point: 0, won: 7_000 } });
  await Promise.all([sendCancels(quiet), sendCancels(quiet)]);
  expect(await heldAtProvider(idx)).toBe(0);
  expect(await ownOf(who)).toMatchObject({ gifts: [{ cancelledAt: expect.any(String) }], point: 3_000 });
  expect(await stateOf(who, idx)).toMatchObject({ state: 'cancelled' });
  expect(await server().services.ledger.balanceOf(orderAccount(idx), 'won')).toBe(0);
  expect(await stockOf(group)).toBe(1);
});

test('another’s order is not found, also by who would pay for it', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const idx = await anOrder(who);
  const { errors } = await gql(server(), other.token, ORDER, { idx });
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  await expect(authenticate(server(), other, idx, 'approved')).rejects.toThrow('찾을 수 없어요');
});

test('a pass runs from its purchase for its days', async () => {
  const who = await aVerifiedGuardian(server());
  const items = await rest<{ items: { id: string; range: number; price: number }[] }>(server(), undefined, 'GET', '/pass/items');
  expect(items.body.data.items.map(({ range }) => range)).toEqual([1, 7, 30]);
  const [day] = items.body.data.items;
  const period = async () => (await rest<{ isActive: boolean }>(server(), who.token, 'GET', '/pass/getActivePassPeriod')).body.data;
  expect(await period()).toEqual({ isActive: false, startDate: null, endDate: null });
  const bought = await rest<BoughtOrder>(server(), who.token, 'POST', `/pass/item/${day!.id}/purchase`, { price: 0, point: day!.price });
  expect(bought.body.data).toMatchObject({ state: 'paid' });
  expect(await period()).toMatchObject({ isActive: true });
  const orders = await rest<{ items: BoughtOrder[]; total: number }>(server(), who.token, 'GET', '/pass/orders');
  expect(orders.body.data).toMatchObject({ total: 1, items: [{ state: 'paid', point: day!.price }] });
  await afterMinutes(24 * 60, who);
  expect(await period()).toMatchObject({ isActive: false });
});

test('the books tie after all of this, and name what does not', async () => {
  const { ledger, points, payments } = server().services;
  const differences = async () =>
    (await Promise.all([ledger.listDifferences(), points.listDifferences(), payments.orders.listDifferences()])).flat();
  const sold = (await ledger.balanceOf(salesAccount('gift'), 'won')) + (await ledger.balanceOf(salesAccount('pass'), 'won'));
  expect(sold).toBeGreaterThan(0);
  expect(await ledger.balanceOf('provider:kcp', 'won')).toBe(-sold);
  expect(await differences()).toEqual([]);
  const who = await aVerifiedGuardian(server());
  await server().db`update point_balances set point = point + 1 where user_id = ${who.id}`;
  expect(await differences()).toEqual([{ subject: `guardian:${who.id} (point)`, booked: 3_000, standing: 3_001 }]);
});
