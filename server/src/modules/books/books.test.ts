import { inTransaction } from '../../platform/database/transaction.ts';
import { ok } from '../../platform/errors/result.ts';
import { rest } from '../../testing/calls.ts';
import { pay } from '../../testing/paying.ts';
import { aVerifiedGuardian, PASSWORD, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { withSandbox } from '../../testing/sandbox/with-sandbox.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

type OpenedOrder = { ordrIdx: string };
const post = (who: Person, path: string, body: object) => rest<OpenedOrder>(server(), who.token, 'POST', path, body);
const said = async () =>
  (await server().services.books.listDifferences()).map(({ subject, booked, standing }) => `${subject}: ${booked}, ${standing}`);

let [who, gift, pass] = [undefined as unknown as Person, '', ''];

beforeAll(async () => {
  const { gifts, passes } = server().services;
  who = await aVerifiedGuardian(server());
  await gifts.addGiftGroup({ name: '상품권', price: 10_000, stock: 5, image: null });
  const groups = await gifts.listGiftGroups({}, 'recent');
  const group = groups.ok ? groups.value[0]!.id : 0;
  gift = (await post(who, `/gift/item/${group}/purchase`, { price: 9_000, point: 1_000 })).body.data.ordrIdx;
  await pay(server(), who, gift);
  await post(who, `/gift/item/${group}/purchase`, { price: 10_000, point: 0 });
  const [day] = await passes.listItems();
  pass = (await post(who, `/pass/item/${day!.id}/purchase`, { price: 0, point: day!.price })).body.data.ordrIdx;
});

test('what was bought, what is being bought and what is refunded in part ties', async () => {
  const { orders } = server().services.payments;
  expect(await inTransaction(server().db, (tx) => orders.refund(tx, gift, 3_000, '일부 환불'))).toMatchObject({ ok: true });
  expect(await said()).toEqual([]);
});

// Each is done beside the verbs, and undone.
test.each([
  [
    'a balance',
    () => [`update point_balances set point = point + 1`, `update point_balances set point = point - 1`],
    () => [`guardian:${who.id} (point): 2000, 2001`],
  ],
  [
    'the stock',
    () => [`update gift_groups set stock = stock - 1`, `update gift_groups set stock = stock + 1`],
    () => ['stock of 상품권: 3, 2'],
  ],
  [
    'a card that is not there',
    () => [`update gifts set cancelled_at = now()`, `update gifts set cancelled_at = null`],
    () => [`gift of order:${gift}: 1, 0`],
  ],
  [
    'a pass that is not there',
    () => [`update passes set cancelled_at = now()`, `update passes set cancelled_at = null`],
    () => [`pass of order:${pass}: 1, 0`],
  ],
  [
    'a refund',
    () => [
      `update orders set refunded_amount = 2500 where idx = '${gift}'`,
      `update orders set refunded_amount = 2000 where idx = '${gift}'`,
    ],
    () => [
      `order:${gift} (won, paid and come back): 11000, 11500`,
      `order:${gift} (won, to go back at the provider): 2000, 2500`,
      'sales:gift (won): 7000, 6500',
      'provider:kcp (won): 7000, 6500',
    ],
  ],
  [
    'a cancel at the provider',
    () => [`update payment_cancels set amount = 1999`, `update payment_cancels set amount = 2000`],
    () => [`order:${gift} (won, to go back at the provider): 1999, 2000`],
  ],
] satisfies [string, () => [string, string], () => string[]][])('the audit names %s that does not tie', async (_what, change, names) => {
  const [doIt, undo] = change();
  await server().db.unsafe(doIt);
  expect(await said()).toEqual(names());
  await server().db.unsafe(undo);
  expect(await said()).toEqual([]);
});

test('who has left has a history that ends with nothing, under a number', async () => {
  const { db, services } = server();
  const leaver = await aVerifiedGuardian(server());
  expect((await post(leaver, '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  expect(await db`select use, earn from point_entries where user_id = ${leaver.id} order by id`).toEqual([
    { use: 0, earn: 3_000 },
    { use: 3_000, earn: 0 },
  ]);
  expect(await said()).toEqual([]);
  const entry = { act: 'by hand', unit: 'point', from: 'house:points', to: `guardian:${leaver.id}`, amount: 7 } as const;
  await inTransaction(db, async (tx) => ok(await services.ledger.move(tx, entry)));
  expect(await said()).toEqual([`guardian:${leaver.id} (point): 7, 0`]);
});

test('the audit names what stands on the account of an order that is not there', async () => {
  const { db, services } = server();
  const entry = { act: 'by hand too', unit: 'won', from: 'provider:kcp', to: 'order:nobodys', amount: 9 } as const;
  await inTransaction(db, async (tx) => ok(await services.ledger.move(tx, entry)));
  expect((await said()).filter((line) => line.startsWith('order:'))).toEqual([
    'order:nobodys (won): 9, 0',
    'order:nobodys (won, paid and come back): 9, 0',
  ]);
});

test.each(['ledger_entries', 'point_entries'])('the database lets nobody change, delete or empty %s', async (table) => {
  const { db } = server();
  const count = () => db.unsafe(`select count(*) from ${table}`);
  const before = await count();
  for (const statement of [`update ${table} set created_at = now()`, `delete from ${table}`, `truncate ${table}`]) {
    await expect(db.unsafe(statement)).rejects.toThrow(`${table} is append-only`);
  }
  expect(await count()).toEqual(before);
});
