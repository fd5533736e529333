import { gql, rest } from '../../../testing/calls.ts';
import { authenticate, comeBack, pay } from '../../../testing/paying.ts';
import { aGuardian, aVerifiedGuardian, logIn, PASSWORD, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import { cancel, MONDAY } from '../testing/a-bookable-hospital.ts';
import { bookAt, type BookableCompany } from '../testing/a-bookable-company.ts';
import { aParlor, bookBath, onAccount, openOrder, payFor, paymentOf } from '../testing/a-paid-booking.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
const quiet = { warn: () => {}, error: () => {} };

const orderOf = async (who: Person, idx: string) => {
  const query = 'query ($idx: String!) { getMyOrder(ordrIdx: $idx) { state note } getMyPoint { point } }';
  const { data } = await gql<{ getMyOrder: { state: string; note: string | null }; getMyPoint: { point: number } }>(
    server(),
    who.token,
    query,
    { idx },
  );
  return { ...data.getMyOrder, points: data.getMyPoint.point };
};
const heldAtProvider = async (idx: string) => {
  const answer = await fetch(`${sandbox().url}/kcp/held/${idx}`);
  return ((await answer.json()) as { remaining: number }).remaining;
};
async function afterMinutes(count: number, ...people: Person[]): Promise<void> {
  server().clock.advance({ minutes: count });
  for (const who of people) who.token = await logIn(server(), who);
}
const answer = (company: BookableCompany, id: string, status: number) =>
  rest(server(), company.owner.token, 'PATCH', '/reservation/reservations', {
    reservations: [id],
    status,
    ...(status === 4 ? { reason: '휴진이에요' } : {}),
  });
const differences = async () => {
  const { ledger, points, payments } = server().services;
  return (await Promise.all([ledger.listDifferences(), points.listDifferences(), payments.orders.listDifferences()])).flat();
};

test('a booking that is paid online is held for ten minutes, unknown to the business, until it is paid', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const payBy = new Date(server().clock.now().getTime() + 600_000).toISOString();
  expect(await paymentOf(server(), guest, id)).toEqual({ status: 6, payBy, paid: null, refunded: null });
  const opened = await openOrder(server(), guest, id, 28_000, 2_000);
  expect(opened.body.data).toMatchObject({ state: 'open', price: 30_000, amount: 28_000, point: 2_000, expiresAt: payBy });
  const led = await pay(server(), guest, opened.body.data.ordrIdx);
  expect(led).toBe(`303 /reservation/finished?id=${id}&order=${opened.body.data.ordrIdx}`);
  expect(await paymentOf(server(), guest, id)).toEqual({ status: 0, payBy: null, paid: { price: 28_000, point: 2_000 }, refunded: null });
  expect(await onAccount(server(), `business:${parlor.id}`)).toEqual([28_000, 2_000]);
  const { data } = await gql<{ getReservation: { history: { status: number; by: string }[] } }>(
    server(),
    guest.token,
    'query ($id: ID!) { getReservation(reservationId: $id) { history { status by } } }',
    { id },
  );
  expect(data.getReservation.history).toEqual([
    { status: 6, by: 'guardian' },
    { status: 0, by: 'guardian' },
  ]);
});

test('a business is told nothing of a booking that is cancelled while it waits for its payment', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const LIST = '{ getMyReservationNotices { title } }';
  const titlesTo = async ({ token }: Person) =>
    (await gql<{ getMyReservationNotices: { title: string }[] }>(server(), token, LIST)).data.getMyReservationNotices.map(
      ({ title }) => title,
    );
  await cancel(server(), guest, await bookBath(server(), guest, parlor));
  expect(await titlesTo(guest)).toHaveLength(1);
  expect(await titlesTo(parlor.owner)).toEqual([]);
  const paid = await bookBath(server(), guest, parlor);
  await payFor(server(), guest, paid, 30_000);
  await cancel(server(), guest, paid);
  expect(await titlesTo(parlor.owner)).toEqual(['예약이 취소되었어요', '새 예약 신청이 들어왔어요']);
});

test('on the spot, and with nothing to pay, it is requested at once', async () => {
  const [guest, parlor] = [await aGuardian(server()), await aParlor(server())];
  const free = await bookAt(server(), guest, parlor, { payment: 'online' });
  expect(free.body.data).toMatchObject({ status: 0, price: 0, payBy: null, paid: null });
  const onSite = await bookBath(server(), guest, parlor, { time: '09:30', payment: 'on-site' });
  expect(await paymentOf(server(), guest, onSite)).toMatchObject({ status: 0, payBy: null });
  expect((await openOrder(server(), guest, onSite, 30_000)).body.error.code).toBe('RESERVATION_NOT_PAYABLE');
  expect((await bookAt(server(), guest, parlor, { time: '10:00', payment: 'later' })).status).toBe(400);
});

test('with points alone it is paid at once', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server(), 3_000)];
  const id = await bookBath(server(), guest, parlor);
  const opened = await openOrder(server(), guest, id, 0, 3_000);
  expect(opened.body.data).toMatchObject({ state: 'paid', amount: 0 });
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 0, paid: { price: 0, point: 3_000 } });
});

test.each([
  [{ price: 29_999, point: 0 }, 409, 'PRICE_CHANGED'],
  [{ price: 0, point: 30_000 }, 409, 'INSUFFICIENT_POINTS'],
  [{ price: -1, point: 30_001 }, 400, 'VALIDATION_FAILED'],
  [{ price: 30_001, point: -1 }, 400, 'VALIDATION_FAILED'],
  [{ price: 0.5, point: 29_999.5 }, 400, 'VALIDATION_FAILED'],
  [{ price: 0, point: 2_147_483_648 }, 400, 'VALIDATION_FAILED'],
])('%p for 30,000 won is refused, and no point is held', async ({ price, point }, status, code) => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const opened = await openOrder(server(), guest, id, price, point);
  expect([opened.status, opened.body.error.code]).toEqual([status, code]);
  expect(await server().services.ledger.balanceOf(`guardian:${guest.id}`, 'point')).toBe(3_000);
});

test('another’s reservation cannot be paid', async () => {
  const [guest, other, parlor] = [await aGuardian(server()), await aGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  expect((await openOrder(server(), other, id, 30_000)).status).toBe(404);
});

test('two tabs open one order at a time, and the points are held once', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const both = await Promise.all([openOrder(server(), guest, id, 27_000, 3_000), openOrder(server(), guest, id, 27_000, 3_000)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const states = await Promise.all(both.map(async ({ body }) => (await orderOf(guest, body.data.ordrIdx)).state));
  expect(states.sort()).toEqual(['cancelled', 'open']);
  expect((await orderOf(guest, both[0].body.data.ordrIdx)).points).toBe(0);
});

test('sent again with the same key an order is opened once', async () => {
  const [guest, parlor] = [await aGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const key = { 'idempotency-key': '0b0e7f0e-7c5e-4d0f-8a4e-6f9d9a1c2b3d' };
  const first = await openOrder(server(), guest, id, 30_000, 0, key);
  const again = await openOrder(server(), guest, id, 30_000, 0, key);
  expect(again.body.data.ordrIdx).toBe(first.body.data.ordrIdx);
});

test('two reservations cannot be paid with the same points', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server(), 3_000)];
  const ids = [await bookBath(server(), guest, parlor), await bookBath(server(), guest, parlor, { time: '09:30' })];
  const both = await Promise.all(ids.map((id) => openOrder(server(), guest, id, 0, 3_000)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const statuses = await Promise.all(ids.map(async (id) => (await paymentOf(server(), guest, id)).status));
  expect(statuses.sort()).toEqual([0, 6]);
});

test('a refusal leaves the time that there was, and a second try pays', async () => {
  const [guest, parlor] = [await aGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const { ordrIdx, expiresAt } = (await openOrder(server(), guest, id, 30_000)).body.data;
  await afterMinutes(5, guest);
  await pay(server(), guest, ordrIdx, 'declined');
  const { data } = await gql<{ getMyOrder: { state: string; expiresAt: string } }>(
    server(),
    guest.token,
    'query ($idx: String!) { getMyOrder(ordrIdx: $idx) { state expiresAt } }',
    { idx: ordrIdx },
  );
  expect(data.getMyOrder).toEqual({ state: 'open', expiresAt });
  await pay(server(), guest, ordrIdx);
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 0, paid: { price: 30_000, point: 0 } });
});

test('what nobody pays expires, the slot is free and the points are back', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const { ordrIdx } = (await openOrder(server(), guest, id, 28_000, 2_000)).body.data;
  const fields = await authenticate(server(), guest, ordrIdx, 'approved');
  await afterMinutes(10, guest);
  await server().services.reservations.expireUnpaid();
  await server().services.payments.orders.expireOrders();
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 7, payBy: null, paid: null });
  expect(await comeBack(server(), fields)).toContain(`order=${ordrIdx}`);
  expect(await orderOf(guest, ordrIdx)).toMatchObject({ state: 'expired', points: 3_000 });
  expect((await openOrder(server(), guest, id, 30_000)).body.error.code).toBe('RESERVATION_NOT_PAYABLE');
  await bookBath(server(), guest, parlor);
});

test('while its payment is being approved a reservation does not expire, and is paid when the answer is found', async () => {
  const [guest, parlor] = [await aGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const { ordrIdx } = (await openOrder(server(), guest, id, 30_000)).body.data;
  await pay(server(), guest, ordrIdx, 'lost');
  expect((await openOrder(server(), guest, id, 30_000)).body.error.code).toBe('ORDER_APPROVING');
  await afterMinutes(11, guest);
  await server().services.reservations.expireUnpaid();
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 6 });
  await server().services.payments.reconcile(quiet);
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 0, paid: { price: 30_000, point: 0 } });
});

test('cancelled while its payment is being approved, what was charged goes back', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const { ordrIdx } = (await openOrder(server(), guest, id, 28_000, 2_000)).body.data;
  await pay(server(), guest, ordrIdx, 'lost');
  expect((await cancel(server(), guest, id)).errors).toEqual([]);
  await afterMinutes(3, guest);
  await server().services.payments.reconcile(quiet);
  await server().services.payments.sendCancels(quiet);
  expect(await orderOf(guest, ordrIdx)).toMatchObject({ state: 'cancelled', points: 3_000 });
  expect(await heldAtProvider(ordrIdx)).toBe(0);
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 3, paid: null });
});

describe('refunds', () => {
  const sums = { money: [30_000, 0], points: [0, 3_000], both: [27_500, 2_500] } as const;
  type Canceller = 'guardian' | 'business' | 'guardian leaves' | 'business leaves';
  const rows = (['guardian', 'business', 'guardian leaves', 'business leaves'] satisfies Canceller[]).flatMap((by) =>
    ([0, 1] as const).flatMap((status) => (Object.keys(sums) as (keyof typeof sums)[]).map((paid) => [by, status, paid] as const)),
  );
  const leave = ({ token }: Person) =>
    gql(server(), token, 'mutation ($password: String!) { withdraw(password: $password) }', { password: PASSWORD });

  test.each(rows)('%s ends %i, paid with %s: all of it comes back, once', async (by, status, paid) => {
    const [price, point] = sums[paid];
    const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server(), price + point)];
    const id = await bookBath(server(), guest, parlor);
    const idx = await payFor(server(), guest, id, price, point);
    if (status === 1) expect((await answer(parlor, id, 1)).status).toBe(200);
    if (by === 'guardian') await Promise.all([cancel(server(), guest, id), cancel(server(), guest, id)]);
    if (by === 'business') await Promise.all([answer(parlor, id, 4), answer(parlor, id, 4)]);
    if (by === 'guardian leaves') expect((await leave(guest)).errors).toEqual([]);
    if (by === 'business leaves') expect((await leave(parlor.owner)).errors).toEqual([]);
    await server().services.payments.sendCancels(quiet);
    if (price > 0) expect(await heldAtProvider(idx)).toBe(0);
    expect(await onAccount(server(), `business:${parlor.id}`)).toEqual([0, 0]);
    if (by === 'guardian leaves') return;
    expect(await orderOf(guest, idx)).toMatchObject({ state: 'cancelled', points: 3_000 });
    const given = { price, point };
    const ended = by === 'guardian' ? 3 : 4;
    expect(await paymentOf(server(), guest, id)).toEqual({ status: ended, payBy: null, paid: given, refunded: given });
  });

  test('cancelled or left before it is paid, the points of the order come back', async () => {
    const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
    const id = await bookBath(server(), guest, parlor);
    const { ordrIdx } = (await openOrder(server(), guest, id, 28_000, 2_000)).body.data;
    await cancel(server(), guest, id);
    expect(await orderOf(guest, ordrIdx)).toMatchObject({ state: 'cancelled', points: 3_000 });
    const next = await bookBath(server(), guest, parlor);
    const second = (await openOrder(server(), guest, next, 28_000, 2_000)).body.data;
    expect((await leave(parlor.owner)).errors).toEqual([]);
    expect(await orderOf(guest, second.ordrIdx)).toMatchObject({ state: 'cancelled', points: 3_000 });
    expect(await paymentOf(server(), guest, next)).toMatchObject({ status: 7 });
  });

  test('what was paid for a request that nobody answers goes back a day after its time', async () => {
    const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
    const id = await bookBath(server(), guest, parlor, { date: MONDAY });
    const idx = await payFor(server(), guest, id, 28_000, 2_000);
    await afterMinutes(60 * 24 * 14, guest);
    await Promise.all([server().runJob('follow-reservations'), server().runJob('follow-reservations')]);
    await server().services.payments.sendCancels(quiet);
    expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 4, refunded: { price: 28_000, point: 2_000 } });
    expect(await heldAtProvider(idx)).toBe(0);
    expect(await onAccount(server(), `business:${parlor.id}`)).toEqual([0, 0]);
    server().clock.advance({ days: -14 });
  });

  test('what took place is the business’s, and is not refunded by anybody’s withdrawal', async () => {
    const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
    const id = await bookBath(server(), guest, parlor, { date: MONDAY });
    await payFor(server(), guest, id, 28_000, 2_000);
    await answer(parlor, id, 1);
    await afterMinutes(60 * 24 * 14, guest, parlor.owner);
    expect((await answer(parlor, id, 2)).status).toBe(200);
    expect(await onAccount(server(), `business:${parlor.id}`)).toEqual([0, 0]);
    expect(await onAccount(server(), `settlement:${parlor.id}`)).toEqual([28_000, 2_000]);
    expect((await leave(guest)).errors).toEqual([]);
    expect(await onAccount(server(), `settlement:${parlor.id}`)).toEqual([28_000, 2_000]);
  });
});

test('the books tie after all of this', async () => {
  expect(await differences()).toEqual([]);
});
