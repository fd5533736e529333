import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { gql, rest } from '../../testing/calls.ts';
import { authenticate, comeBack } from '../../testing/paying.ts';
import { aVerifiedGuardian, PASSWORD, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
type OpenedOrder = { ordrIdx: string; expiresAt: string };

async function aGroup(stock: number): Promise<number> {
  const name = `상품권 ${stock} ${server().clock.now().getTime()}`;
  await server().services.gifts.addGiftGroup({ name, price: 10_000, stock, image: null });
  server().clock.advance({ seconds: 1 });
  const groups = unwrap(await server().services.gifts.listGiftGroups({ itemsPerPage: 100 }, 'recent'));
  return groups.find((group) => group.name === name)!.id;
}
const buy = (who: Person, group: number) =>
  rest<OpenedOrder>(server(), who.token, 'POST', `/gift/item/${group}/purchase`, { price: 10_000, point: 0 });
const buyPass = async (who: Person) => {
  const [pass] = await server().services.passes.listItems();
  return rest<OpenedOrder>(server(), who.token, 'POST', `/pass/item/${pass!.id}/purchase`, { price: pass!.price, point: 0 });
};
const stockOf = async (group: number) => unwrap(await server().services.gifts.getGiftGroup(group)).stock;

test('of forty orders that one person opens at once three are open, and the stock of the others is free', async () => {
  const [who, group] = [await aVerifiedGuardian(server()), await aGroup(50)];
  const answers = await Promise.all(Array.from({ length: 40 }, () => buy(who, group)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect([refused.length, new Set(refused.map(({ body }) => body.error.code))]).toEqual([37, new Set(['TOO_MANY_ORDERS'])]);
  expect(refused[0]!.body.message).toBe('결제하지 않은 주문이 3건 있어요. 결제를 마치거나 시간이 지나 취소된 다음 다시 시도해 주세요.');
  expect(await stockOf(group)).toBe(47);
  expect((await buyPass(who)).body.error.code).toBe('TOO_MANY_ORDERS');
});

test('orders whose time is over, and what points have paid, leave room for others', async () => {
  const [who, group] = [await aVerifiedGuardian(server()), await aGroup(50)];
  await server().services.gifts.addGiftGroup({ name: '간식', price: 500, stock: 5, image: null });
  for (let made = 0; made < 3; made += 1) expect((await buyPass(who)).status).toBe(201);
  const cheap = unwrap(await server().services.gifts.listGiftGroups({ itemsPerPage: 100 }, 'recent')).find(({ price }) => price === 500)!;
  expect((await rest(server(), who.token, 'POST', `/gift/item/${cheap.id}/purchase`, { price: 0, point: 500 })).status).toBe(201);
  server().clock.advance({ minutes: 14 });
  expect((await buy(who, group)).status).toBe(409);
});

test.each(['gift', 'pass'])('a return that proves nothing leaves an order of a %s its end', async (kind) => {
  const [who, group] = [await aVerifiedGuardian(server()), await aGroup(5)];
  const { ordrIdx, expiresAt } = (await (kind === 'gift' ? buy(who, group) : buyPass(who))).body.data;
  const fields = await authenticate(server(), who, ordrIdx, 'approved');
  const query = 'query ($idx: String!) { getMyOrder(ordrIdx: $idx) { state expiresAt } }';
  for (let junk = 0; junk < 5; junk += 1) await comeBack(server(), { ...fields, enc_data: `junk ${junk}`, enc_info: 'junk' });
  const { data } = await gql<{ getMyOrder: object }>(server(), who.token, query, { idx: ordrIdx });
  expect(data.getMyOrder).toEqual({ state: 'open', expiresAt });
});

test('an order of somebody who leaves while it is being paid buys nothing', async () => {
  const [who, group] = [await aVerifiedGuardian(server()), await aGroup(5)];
  const { ordrIdx } = (await buy(who, group)).body.data;
  const { db } = server();
  const left = await rest(server(), who.token, 'POST', '/user/withdraw', { password: PASSWORD });
  expect(left.status).toBe(200);
  const { orders } = server().services.payments;
  const settled = await inTransaction(db, (tx) => orders.settle(tx, ordrIdx, 'open', 'a number of the provider'));
  expect(settled).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  expect(await db`select 1 from gifts where order_idx = ${ordrIdx}`).toHaveLength(0);
});
