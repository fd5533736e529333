import { addDays, seoulDate } from '@petcare/time';
import { unwrap } from '../../../platform/errors/result.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, aPharmacy, aVerifiedGuardian, logIn, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import { aBookableHospital, book, MONDAY, TUESDAY, update } from '../testing/a-bookable-hospital.ts';
import { aParlor, bookBath, onAccount, payFor, paymentOf } from '../testing/a-paid-booking.ts';
import { settle } from './settlements.policy.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));

type Parlor = Awaited<ReturnType<typeof aParlor>>;
type Info = { count: number; totalPrice: number; point: number; fees: number; settlementAmount: number };
type SettlementRow = { id: string; reservationNumber: string; user: { name: string } | null; price: number; point: number; date: string };

const move = (parlor: Parlor, ids: string[], status: number) =>
  rest(server(), parlor.owner.token, 'PATCH', '/reservation/reservations', { reservations: ids, status });
const info = async (who: Person, query = '') =>
  (await rest<Info>(server(), who.token, 'GET', `/settlement/co-settlement-info${query}`)).body.data;
const list = async (who: Person, query = '') =>
  (await rest<{ items: SettlementRow[]; total: number }>(server(), who.token, 'GET', `/settlement/co-settlement${query}`)).body.data;
const differences = () => server().services.books.listDifferences();

/** Baths on Monday and Tuesday for 10,005 won each, with points and without, that took place. */
async function settleParlor() {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server(), 10_005)];
  const ids = [await bookBath(server(), guest, parlor, { date: MONDAY }), await bookBath(server(), guest, parlor, { date: TUESDAY })];
  const orders = [await payFor(server(), guest, ids[0]!, 8_005, 2_000), await payFor(server(), guest, ids[1]!, 10_005)];
  await move(parlor, ids, 1);
  server().clock.advance({ minutes: 60 * 24 * 14 });
  for (const who of [guest, parlor.owner]) who.token = await logIn(server(), who);
  expect(await info(parlor.owner)).toMatchObject({ count: 0, totalPrice: 0 });
  expect((await move(parlor, ids, 2)).status).toBe(200);
  return { guest, parlor, ids, orders };
}

let settled: ReturnType<typeof settleParlor> | undefined;
/** The clock goes on with it, so that there is one for the whole file. */
const aSettledParlor = () => (settled ??= settleParlor());

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [14, 1],
  [15, 2],
  [99_995, 10_000],
])('the fees of %i won are %i', (won, fees) => {
  expect(settle({ count: 1, won, point: 0 })).toEqual({ count: 1, totalPrice: won, point: 0, fees, settlementAmount: won - fees });
});

test('a company sees what took place, by its days, and sums of the period', async () => {
  const { parlor } = await aSettledParlor();
  const { owner } = parlor;
  expect(await info(owner)).toEqual({ count: 2, totalPrice: 20_010, point: 2_000, fees: 2_001, settlementAmount: 18_009 });
  expect(await info(owner, `?start_date=${MONDAY}&end_date=${MONDAY}`)).toMatchObject({ count: 1, totalPrice: 10_005, fees: 1_001 });
  const all = await list(owner);
  expect(all).toMatchObject({
    total: 2,
    items: [
      { date: TUESDAY, point: 0 },
      { date: MONDAY, point: 2_000, price: 10_005, user: { name: '김확인' } },
    ],
  });
  expect(all.items[0]).toMatchObject({ items: [{ productName: '목욕', price: 10_005 }] });
  expect((await list(owner, '?page=2&count=1')).items).toMatchObject([{ date: MONDAY }]);
  const days = await rest<{ items: object[] }>(server(), owner.token, 'GET', `/settlement/days?start_date=${MONDAY}&end_date=${TUESDAY}`);
  expect(days.body.data.items).toEqual([
    { date: TUESDAY, count: 1, totalPrice: 10_005, point: 0 },
    { date: MONDAY, count: 1, totalPrice: 10_005, point: 2_000 },
  ]);
  expect(await onAccount(server(), `settlement:${parlor.id}`)).toEqual([18_010, 2_000]);
  expect(await differences()).toEqual([]);
});

test('the file opens in Excel and ends with the sums', async () => {
  const { parlor } = await aSettledParlor();
  const got = await server().http.inject({
    url: `/api/client/settlement/settlements.csv?start_date=${MONDAY}&end_date=${TUESDAY}`,
    headers: { authorization: `Bearer ${parlor.owner.token}` },
  });
  const lines = got.body.split('\r\n');
  expect(lines.slice(2, 5)).toEqual([
    `"기간","${MONDAY} ~ ${TUESDAY}"`,
    '',
    '"이용일","시간","예약번호","예약자","상품","카드 등","포인트","결제 금액"',
  ]);
  expect(lines[6]).toMatch(new RegExp(`^"${MONDAY}","09:00","[^"]+","김확인","목욕","8005","2000","10005"$`));
  expect(lines.slice(7, 10).map((line) => line.split(',').at(-1))).toEqual(['"20010"', '"2001"', '"18009"']);
});

test('another business sees nothing of it, and neither guests nor pharmacies may look', async () => {
  const { guest } = await aSettledParlor();
  const [other, pharmacy] = [await aParlor(server()), await aPharmacy(server())];
  expect(await info(other.owner)).toMatchObject({ count: 0, totalPrice: 0, settlementAmount: 0 });
  expect((await list(other.owner)).items).toEqual([]);
  const statuses = await Promise.all(
    [guest, pharmacy].map(async ({ token }) => (await rest(server(), token, 'GET', '/settlement/co-settlement')).status),
  );
  expect(statuses).toEqual([403, 403]);
});

test.each(['?start_date=2026-12-01&end_date=2026-11-30', '?start_date=yesterday', '?page=0', '?count=1000000'])(
  'a list for %s is refused',
  async (query) => {
    const { owner } = await aParlor(server());
    expect((await rest(server(), owner.token, 'GET', `/settlement/co-settlement${query}`)).status).toBe(400);
  },
);

test('a refund by an operator lowers the settlement, and all of it takes the line away', async () => {
  const { parlor, orders, ids, guest } = await aSettledParlor();
  const refund = (idx: string, amount: number | null) =>
    inTransaction(server().db, (tx) => server().services.payments.orders.refund(tx, idx, amount, '환불 요청'));
  unwrap(await refund(orders[0]!, 2_500));
  expect(await info(parlor.owner)).toMatchObject({ count: 2, totalPrice: 17_510, point: 0 });
  unwrap(await refund(orders[1]!, null));
  expect(await info(parlor.owner)).toEqual({ count: 1, totalPrice: 7_505, point: 0, fees: 751, settlementAmount: 6_754 });
  expect(await paymentOf(server(), guest, ids[0]!)).toMatchObject({ status: 2, refunded: { price: 500, point: 2_000 } });
  expect(await differences()).toEqual([]);
});

test('a hospital has its settlements in GraphQL, without what was paid on the spot', async () => {
  const [guest, hospital] = [await aGuardian(server()), await aBookableHospital(server())];
  const date = addDays(seoulDate(server().clock.now()), 7);
  const made = await book(server(), guest, hospital, { date });
  const id = made.body.data.id;
  await update(server(), hospital.owner, { ids: [id], status: 1 });
  server().clock.advance({ minutes: 60 * 24 * 14 });
  hospital.owner.token = await logIn(server(), hospital.owner);
  await update(server(), hospital.owner, { ids: [id], status: 2 });
  const query = `query ($from: Date, $to: Date) {
    getMyHospitalSettlements(page: 1, count: 10, startDate: $from, endDate: $to) { id reservationNumber user { name } items { productName } price }
    getMyHospitalSettlementCount(startDate: $from, endDate: $to)
    getMyHospitalSettlementInfo(startDate: $from, endDate: $to) { totalPrice fees settlementAmount }
  }`;
  const { data } = await gql(server(), hospital.owner.token, query, { from: date, to: null });
  expect(data).toEqual({
    getMyHospitalSettlements: [],
    getMyHospitalSettlementCount: 0,
    getMyHospitalSettlementInfo: { totalPrice: 0, fees: 0, settlementAmount: 0 },
  });
});

test('what was paid for a guest who did not come is settled like a visit, and can still be refunded', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor, { date: addDays(seoulDate(server().clock.now()), 7) });
  const order = await payFor(server(), guest, id, 28_000, 2_000);
  await move(parlor, [id], 1);
  server().clock.advance({ minutes: 60 * 24 * 14 });
  for (const who of [guest, parlor.owner]) who.token = await logIn(server(), who);
  expect(await onAccount(server(), `business:${parlor.id}`)).toEqual([28_000, 2_000]);
  expect((await move(parlor, [id], 5)).status).toBe(200);
  expect(await onAccount(server(), `business:${parlor.id}`)).toEqual([0, 0]);
  expect(await onAccount(server(), `settlement:${parlor.id}`)).toEqual([28_000, 2_000]);
  expect(await info(parlor.owner)).toEqual({ count: 1, totalPrice: 30_000, point: 2_000, fees: 3_000, settlementAmount: 27_000 });
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 5, refunded: null });
  unwrap(await inTransaction(server().db, (tx) => server().services.payments.orders.refund(tx, order, 12_000, '환불 요청')));
  expect(await info(parlor.owner)).toMatchObject({ count: 1, totalPrice: 18_000, fees: 1_800 });
  expect(await onAccount(server(), `settlement:${parlor.id}`)).toEqual([18_000, 0]);
  expect(await differences()).toEqual([]);
});

test('the books name a settlement that is not what was paid', async () => {
  const { ids } = await aSettledParlor();
  await server().db`update settlements set won = won + 1 where reservation_id = ${ids[0]!}`;
  expect(await differences()).toEqual([{ subject: `settlement of reservation ${ids[0]}`, booked: 7_505, standing: 7_506 }]);
  await server().db`update settlements set won = won - 1 where reservation_id = ${ids[0]!}`;
});
