import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { aVerifiedReceipt } from '../../testing/a-receipt.ts';
import { aBusiness } from '../../testing/a-review.ts';
import { gql, rest } from '../../testing/calls.ts';
import { aGuardian, aVerifiedGuardian, logIn, PASSWORD, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { salesAccount } from '../ledger/index.ts';
import { takeDemoFees } from '../medical/index.ts';

const server = withApp();
let receiptId = 0;
let medicalId = 0;

type ListPage<Item> = { items: Item[]; total: number };
type MaskedRecord = { id: string; hospital: string; total: string };
type WholeRecord = {
  id: string;
  hospital: string;
  total: number;
  openedBy: string;
  items: { name: string; price: number; comparison: object | null }[];
};
type Log = { receiptId: string; openedBy: string; hospital: string };

const get = <Data>(who: Person | undefined, path: string) => rest<Data>(server(), who?.token, 'GET', `/pass${path}`);
const open = (who: Person, id = receiptId) => get<WholeRecord>(who, `/receipts/${id}`);
const buy = (who: Person, id: number | string = receiptId) =>
  rest<{ id: string; ordrIdx: string }>(server(), who.token, 'POST', `/pass/receipt/${id}/buy`);
const pointOf = async (who: Person) =>
  (await gql<{ getMyPoint: { point: number } }>(server(), who.token, '{ getMyPoint { point } }')).data.getMyPoint.point;
async function withPass(): Promise<Person> {
  const who = await aVerifiedGuardian(server());
  const [day] = (await get<ListPage<{ id: string; price: number }>>(who, '/items')).body.data.items;
  const bought = await rest(server(), who.token, 'POST', `/pass/item/${day!.id}/purchase`, { price: 0, point: day!.price });
  expect(bought.status).toBe(201);
  return who;
}

beforeAll(async () => {
  const fee = {
    path: ['영상검사', '엑스선 촬영비'],
    code: 'xray',
    sido: '서울특별시',
    sigungu: '구로구',
    min: 20_000,
    median: 40_000,
    max: 60_000,
  };
  await takeDemoFees(server(), [fee], 2025);
  medicalId = (await server().db<{ id: number }[]>`select id from medicals where code = 'xray'`)[0]!.id;
  const items = [
    { medicalId, price: 35_000 },
    { name: '약값', price: 7_000 },
  ];
  receiptId = (await aVerifiedReceipt(server(), await aBusiness(server(), 'hospital'), { date: '2026-11-01', items })).id;
});

test('everybody reads records masked, and nothing of them tells whose price it is', async () => {
  const masked = {
    id: String(receiptId),
    hospital: '다***',
    location: '서울특별시 구로구',
    month: '2026-11',
    petDivision: null,
    items: [
      { medicalId: String(medicalId), name: '엑스선 촬영비' },
      { medicalId: null, name: '약값' },
    ],
    total: '4*,***',
  };
  expect((await get(undefined, '/mskreceipts')).body.data).toEqual({ items: [masked], total: 1, page: 1, count: 10 });
  const query = `query ($id: ID!) {
    getMaskedFeeRecordsByPage { id hospital location month petDivision items { medicalId name } total }
    getMaskedFeeRecord(id: $id) { id hospital location month petDivision items { medicalId name } total }
    getMaskedFeeRecordCount getFeeRecordPoint
  }`;
  expect((await gql(server(), undefined, query, { id: String(receiptId) })).data).toEqual({
    getMaskedFeeRecordsByPage: [masked],
    getMaskedFeeRecord: masked,
    getMaskedFeeRecordCount: 1,
    getFeeRecordPoint: 300,
  });
});

test.each([
  ['sido=서울특별시&sigungu=구로구', 1],
  ['sido=부산광역시', 0],
  ['medicalId=999999', 0],
  ['page=2', 0],
])('with %s there are %p', async (query, count) => {
  const who = await withPass();
  const lists = [
    await get<ListPage<MaskedRecord>>(undefined, `/mskreceipts?${encodeURI(query)}`),
    await get<ListPage<MaskedRecord>>(who, `/receipts?${encodeURI(query)}`),
  ];
  expect(lists.map(({ body }) => body.data.items.length)).toEqual([count, count]);
});

test.each(['page=0', 'count=101', 'page=x', 'medicalId=' + '9'.repeat(41)])('the list of records refuses %s', async (query) => {
  expect((await get(undefined, `/mskreceipts?${query}`)).status).toBe(400);
});

test('a pass that runs opens all of them, compared with what it costs around, and closes them when it ends', async () => {
  const who = await withPass();
  const [listed] = (await get<ListPage<WholeRecord>>(who, '/receipts')).body.data.items;
  expect(listed).toMatchObject({ hospital: '다정한곳', date: '2026-11-01', total: 42_000 });
  expect((await open(who)).body.data).toMatchObject({
    openedBy: 'pass',
    items: [
      { price: 35_000, comparison: { location: '서울특별시 구로구', min: 20_000, max: 60_000 } },
      { name: '약값', comparison: null },
    ],
  });
  expect((await buy(who)).body.error.code).toBe('PASS_ACTIVE');
  server().clock.advance({ minutes: 24 * 60 });
  who.token = await logIn(server(), who);
  expect((await open(who)).body.error.code).toBe('NO_ACCESS_PERMISSION');
  expect((await get(who, '/receipts')).status).toBe(403);
});

test('one bought for points is open to its buyer alone, and costs once however often it is asked', async () => {
  const [who, other] = [await aVerifiedGuardian(server()), await aVerifiedGuardian(server())];
  expect((await get(who, `/receipt/${receiptId}/check`)).body.data).toEqual({
    id: String(receiptId),
    isOpen: false,
    openedBy: null,
    point: 300,
  });
  expect((await open(who)).status).toBe(403);
  const sold = await server().services.ledger.balanceOf(salesAccount('receipt'), 'point');
  const bought = await Promise.all(Array.from({ length: 10 }, () => buy(who)));
  expect(new Set(bought.map(({ status, body }) => `${status} ${body.data.ordrIdx}`)).size).toBe(1);
  expect((await buy(who)).body.data).toEqual(bought[0]!.body.data);
  expect(await pointOf(who)).toBe(2_700);
  expect(await server().services.ledger.balanceOf(salesAccount('receipt'), 'point')).toBe(sold + 300);
  expect((await open(who)).body.data).toMatchObject({ openedBy: 'purchase', hospital: '다정한곳' });
  expect((await get(who, `/receipt/${receiptId}/check`)).body.data).toMatchObject({ isOpen: true, openedBy: 'purchase' });
  expect((await open(other)).status).toBe(403);
  expect((await get(who, '/receipts')).status).toBe(403);
});

test('without the points nothing is bought, and what is not there is not found', async () => {
  const who = await aGuardian(server());
  expect([(await buy(who)).status, (await buy(who)).body.error.code]).toEqual([409, 'INSUFFICIENT_POINTS']);
  expect((await open(who)).status).toBe(403);
  for (const id of ['0', '999999', '-1', '1.5', 'x', '99999999999999999999']) {
    expect((await buy(who, id)).status).toBe(404);
    expect((await get(who, `/receipt/${id}/check`)).status).toBe(404);
    expect((await get(who, `/receipts/${id}`)).status).toBe(404);
  }
});

test('a person alone is told what they have opened, once a day, masked', async () => {
  const who = await withPass();
  await open(who);
  await open(who);
  const logs = (await get<ListPage<Log>>(who, '/logList')).body.data;
  expect(logs).toMatchObject({ total: 1, items: [{ receiptId: String(receiptId), openedBy: 'pass', hospital: '다***' }] });
  expect((await get<ListPage<Log>>(who, '/logs')).body.data).toMatchObject({ items: logs.items, total: 1 });
  server().clock.advance({ minutes: 12 * 60 });
  who.token = await logIn(server(), who);
  await open(who);
  expect((await get<ListPage<Log>>(who, '/logList?count=1')).body.data).toMatchObject({ total: 2, items: [{}] });
  expect((await get<ListPage<Log>>(await aGuardian(server()), '/logs')).body.data).toMatchObject({ items: [], total: 0 });
});

test('a refund closes the record and gives the points back; the books tie', async () => {
  const who = await aVerifiedGuardian(server());
  const idx = (await buy(who)).body.data.ordrIdx;
  const { orders } = server().services.payments;
  unwrap(await inTransaction(server().db, (tx) => orders.refund(tx, idx, null, '환불 요청')));
  expect([(await open(who)).status, await pointOf(who)]).toEqual([403, 3_000]);
  expect((await buy(who)).status).toBe(200);
  expect(await server().services.books.listDifferences()).toEqual([]);
});

test('of who leaves, the log goes and the purchase names nobody', async () => {
  const who = await aVerifiedGuardian(server());
  const idx = (await buy(who)).body.data.ordrIdx;
  await open(who);
  expect((await rest(server(), who.token, 'POST', '/user/withdraw', { password: PASSWORD })).status).toBe(200);
  expect(await server().db`select user_id from receipt_purchases where order_idx = ${idx}`).toEqual([{ userId: null }]);
  expect(await server().db`select 1 from receipt_openings where user_id = ${who.id}`).toHaveLength(0);
  expect(await server().services.books.listDifferences()).toEqual([]);
});

test('a record whose receipt is gone with its review is gone for its buyers, too', async () => {
  const who = await aVerifiedGuardian(server());
  const hospital = await aBusiness(server(), 'hospital');
  const receipt = await aVerifiedReceipt(server(), hospital, { date: '2026-11-01', items: [{ name: '초진', price: 10_000 }] });
  await buy(who, receipt.id);
  await server().db`delete from reviews where id = ${receipt.reviewId}`;
  expect((await open(who, receipt.id)).status).toBe(404);
  expect((await get<ListPage<Log>>(who, '/logs')).status).toBe(200);
});
