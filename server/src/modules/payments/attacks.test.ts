import { inTransaction } from '../../platform/database/transaction.ts';
import { gql, rest } from '../../testing/calls.ts';
import { authenticate, comeBack, pay } from '../../testing/paying.ts';
import { aGuardian, aVerifiedGuardian, logIn, PASSWORD, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';
import { guardianAccount } from '../ledger/index.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
let group = '';

beforeAll(async () => {
  const { gifts } = server().services;
  await gifts.addGiftGroup({ name: '상품권', price: 10_000, stock: 1_000, image: null });
  const groups = await gifts.listGiftGroups({}, 'recent');
  group = groups.ok ? String(groups.value[0]!.id) : '';
});

type OpenedOrder = { ordrIdx: string; state: string };
const post = <Data = OpenedOrder>(who: Person, path: string, body: object) => rest<Data>(server(), who.token, 'POST', path, body);
async function anOrder(who: Person, point = 0): Promise<string> {
  return (await post(who, `/gift/item/${group}/purchase`, { price: 10_000 - point, point })).body.data.ordrIdx;
}
const stateOf = async (who: Person, idx: string) =>
  (
    await gql<{ getMyOrder: { state: string } }>(server(), who.token, 'query ($idx: String!) { getMyOrder(ordrIdx: $idx) { state } }', {
      idx,
    })
  ).data.getMyOrder.state;
const giftsOf = async (who: Person) =>
  (await gql<{ getMyGiftCount: number }>(server(), who.token, '{ getMyGiftCount }')).data.getMyGiftCount;
const useGift = (code: string) => inTransaction(server().db, (tx) => server().services.gifts.useGift(tx, code));
const codeOf = async (sent: Promise<{ status: number; body: { error: { code: string } } }>) => {
  const { status, body } = await sent;
  return `${status} ${body.error.code}`;
};

test('another’s order is not completed, and an own one only by what it costs and as what it is', async () => {
  const [who, other] = [await aGuardian(server()), await aGuardian(server())];
  const idx = await anOrder(who);
  await pay(server(), who, idx);
  expect(await codeOf(post(other, `/gift/order/${idx}`, { price: 10_000 }))).toBe('404 NOT_FOUND');
  expect(await codeOf(post(who, `/gift/order/${idx}`, { price: 9_999 }))).toBe('409 PRICE_CHANGED');
  expect(await codeOf(post(who, `/pass/order/${idx}`, {}))).toBe('404 NOT_FOUND');
  expect((await post(who, `/gift/order/${idx}`, { price: 10_000 })).status).toBe(200);
});

test('an order of yesterday is not paid, nor by a page that was opened in time', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  const fields = await authenticate(server(), who, idx, 'approved');
  server().clock.advance({ minutes: 24 * 60 });
  who.token = await logIn(server(), who);
  await comeBack(server(), fields);
  await expect(authenticate(server(), who, idx, 'approved')).rejects.toThrow('결제 시간이 지난 주문');
  await server().services.payments.orders.expireOrders();
  expect(await stateOf(who, idx)).toBe('expired');
  expect(await giftsOf(who)).toBe(0);
});

test('the return page of one payment pays once, and no second order', async () => {
  const who = await aGuardian(server());
  const [first, second] = [await anOrder(who), await anOrder(who)];
  const fields = await authenticate(server(), who, first, 'approved');
  await comeBack(server(), fields);
  await Promise.all([comeBack(server(), fields), comeBack(server(), { ...fields, ordr_idxx: second })]);
  expect([await stateOf(who, first), await stateOf(who, second)]).toEqual(['paid', 'open']);
  expect(await giftsOf(who)).toBe(1);
});

test.each([
  [{}],
  [{ res_cd: '0000', ordr_idxx: "' or 1=1 --", tran_cd: '1', enc_data: 'x', enc_info: 'x' }],
  [{ res_cd: '0000', ordr_idxx: 'a'.repeat(71) }],
  [{ res_cd: '0000', ordr_idxx: 'a', enc_data: 'x'.repeat(8_001) }],
  [{ res_cd: '0000', ordr_idxx: 'a', enc_data: 'x'.repeat(40_000) }],
])('a return page with whatever is in it (case %#) leads on', async (fields) => {
  expect(await comeBack(server(), fields as Record<string, string>)).toBe('303 /point?payment=unknown');
});

test.each([
  [{ price: -10_000, point: 20_000 }, '400 VALIDATION_FAILED'],
  [{ price: 10_000.5, point: 0 }, '400 VALIDATION_FAILED'],
  [{ price: 1e15, point: 0 }, '409 PRICE_CHANGED'],
  [{ price: 1e21, point: 0 }, '400 VALIDATION_FAILED'],
  [{ price: 1, point: 9_999 }, '400 VALIDATION_FAILED'],
  [{ price: '만 원', point: 0 }, '400 VALIDATION_FAILED'],
  [{ price: null, point: null }, '400 VALIDATION_FAILED'],
])('a pass and a gift are not sold for %p', async (given, code) => {
  const who = await aVerifiedGuardian(server());
  expect(await codeOf(post(who, `/gift/item/${group}/purchase`, given))).toBe(code);
  const [item] = await server().services.passes.listItems();
  const isOfGift = code.startsWith('409') ? code : '400 VALIDATION_FAILED';
  expect(await codeOf(post(who, `/pass/item/${item!.id}/purchase`, given))).toBe(isOfGift);
  expect(await server().services.ledger.balanceOf(guardianAccount(who.id), 'point')).toBe(3_000);
});

test('who leaves forfeits the points left and those of an open order; the books tie', async () => {
  const who = await aVerifiedGuardian(server());
  const idx = await anOrder(who, 1_000);
  expect((await post(who, '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  server().clock.advance({ minutes: 31 });
  await server().services.payments.orders.expireOrders();
  expect(await server().services.ledger.balanceOf(guardianAccount(who.id), 'point')).toBe(0);
  expect(await server().db`select state, user_id from orders where idx = ${idx}`).toEqual([{ state: 'expired', userId: null }]);
  expect(await server().services.books.listDifferences()).toEqual([]);
});

test('a gift card is used once, and not once more by a refund', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  await pay(server(), who, idx);
  const { code } = (await post<{ code: string }>(who, `/gift/order/${idx}`, { price: 10_000 })).body.data;
  const uses = await Promise.all(Array.from({ length: 10 }, () => useGift(` ${code.toLowerCase()} `)));
  expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await useGift('AAAA-AAAA-AAAA')).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  const refund = () => inTransaction(server().db, (tx) => server().services.payments.orders.refund(tx, idx, null, '환불 요청'));
  expect(await refund()).toMatchObject({ ok: false, error: { code: 'GIFT_USED' } });
  expect(await stateOf(who, idx)).toBe('paid');
});

test('a gift card is not used after its last day', async () => {
  const who = await aGuardian(server());
  const idx = await anOrder(who);
  await pay(server(), who, idx);
  const { code } = (await post<{ code: string }>(who, `/gift/order/${idx}`, { price: 10_000 })).body.data;
  server().clock.advance({ minutes: 367 * 24 * 60 });
  expect(await useGift(code)).toMatchObject({ ok: false, error: { code: 'GIFT_NOT_USABLE', message: expect.stringContaining('기한') } });
});
