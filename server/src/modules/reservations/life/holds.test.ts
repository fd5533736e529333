import { gql, rest } from '../../../testing/calls.ts';
import { authenticate, comeBack, pay } from '../../../testing/paying.ts';
import { aVerifiedGuardian, logIn, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { withSandbox } from '../../../testing/sandbox/with-sandbox.ts';
import { aBookableCompany, bookAt } from '../testing/a-bookable-company.ts';
import { askToMove, cancel, MONDAY, TUESDAY } from '../testing/a-bookable-hospital.ts';
import { aParlor, bookBath, openOrder, paymentOf } from '../testing/a-paid-booking.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys }));
const quiet = { warn: () => {}, error: () => {} };

async function afterMinutes(count: number, ...people: Person[]): Promise<void> {
  server().clock.advance({ minutes: count });
  for (const who of people) who.token = await logIn(server(), who);
}
const titlesTo = async ({ token }: Person) => {
  const list = '{ getMyReservationNotices { title text } }';
  const { data } = await gql<{ getMyReservationNotices: { title: string; text: string }[] }>(server(), token, list);
  return data.getMyReservationNotices;
};
const exclude = (owner: Person, outside: string) =>
  rest(server(), owner.token, 'PATCH', '/reservation/company-time', {
    excludes: [{ startDate: MONDAY, endDate: MONDAY }],
    outside,
    outsideCount: 1,
  });

test('a hold that waits for its payment ends with the times that a business cancels', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const opened = await openOrder(server(), guest, id, 28_000, 2_000);
  const fields = await authenticate(server(), guest, opened.body.data.ordrIdx, 'approved');
  expect((await exclude(parlor.owner, 'cancel')).status).toBe(200);
  await comeBack(server(), fields);
  expect(await paymentOf(server(), guest, id)).toMatchObject({ status: 7, paid: null });
  expect((await openOrder(server(), guest, id, 30_000)).body.error.code).toBe('RESERVATION_NOT_PAYABLE');
  expect((await titlesTo(guest))[0]).toMatchObject({
    title: '포근미용 예약이 끝났어요',
    text: expect.stringContaining('예약을 받는 시간이 바뀌었어요.') as string,
  });
});

test('a hold that is being paid while the business cancels it gives the money back', async () => {
  const [guest, parlor] = [await aVerifiedGuardian(server()), await aParlor(server())];
  const id = await bookBath(server(), guest, parlor);
  const { ordrIdx } = (await openOrder(server(), guest, id, 30_000)).body.data;
  // The answer of the approval is lost: it was charged, and nobody knows yet.
  await pay(server(), guest, ordrIdx, 'lost');
  expect((await exclude(parlor.owner, 'cancel')).status).toBe(200);
  await afterMinutes(3, guest);
  await server().services.payments.reconcile(quiet);
  await server().services.payments.sendCancels(quiet);
  const held = (await (await fetch(`${sandbox().url}/kcp/held/${ordrIdx}`)).json()) as { remaining: number };
  expect([held.remaining, (await paymentOf(server(), guest, id)).status]).toEqual([0, 7]);
});

describe('at the moment its ten minutes are over, with no job run, a hold is free', () => {
  type Parlor = Awaited<ReturnType<typeof aParlor>>;
  const ways: Record<string, (other: Person, parlor: Parlor) => Promise<number>> = {
    'to another guest': async (other, parlor) => (await bookAt(server(), other, parlor)).status,
    'to a guest who calls': async (_other, { owner }) => {
      const call = { name: '박전화', phone: '010-3333-4444', date: MONDAY, time: '09:00' };
      return (await rest(server(), owner.token, 'POST', '/reservation/by-phone', call)).status;
    },
    'to a guest who moves there': async (other, parlor) => {
      const { body } = await bookAt(server(), other, parlor, { date: TUESDAY });
      return (await askToMove(server(), other, body.data.id, { date: MONDAY, time: '09:00' })).errors.length === 0 ? 201 : 409;
    },
    'to a guest whom the business moves there': async (other, parlor) => {
      const { body } = await bookAt(server(), other, parlor, { date: TUESDAY });
      const move = { reservations: [body.data.id], status: 1, date: MONDAY, time: '09:00' };
      return (await rest(server(), parlor.owner.token, 'PATCH', '/reservation/reservations', move)).status;
    },
  };

  test.each(Object.keys(ways))('%s', async (name) => {
    const [guest, other, parlor] = [await aVerifiedGuardian(server()), await aVerifiedGuardian(server()), await aParlor(server())];
    const id = await bookBath(server(), guest, parlor);
    await afterMinutes(10, guest, other, parlor.owner);
    const times = await rest<{ items: { time: string; taken: boolean }[] }>(
      server(),
      undefined,
      'GET',
      `/reservation/abletime?company_id=${parlor.id}&date=${MONDAY}`,
    );
    expect(times.body.data.items.find(({ time }) => time === '09:00')).toEqual({ time: '09:00', taken: false });
    expect(await ways[name]!(other, parlor)).toBeLessThan(300);
    expect((await paymentOf(server(), guest, id)).status).toBe(7);
  });

  test('though it is just being paid: the money goes back', async () => {
    const [guest, other, parlor] = [await aVerifiedGuardian(server()), await aVerifiedGuardian(server()), await aParlor(server())];
    const id = await bookBath(server(), guest, parlor);
    const { ordrIdx } = (await openOrder(server(), guest, id, 30_000)).body.data;
    await pay(server(), guest, ordrIdx, 'lost');
    await afterMinutes(10, guest, other);
    expect((await bookAt(server(), other, parlor)).status).toBe(201);
    await server().services.payments.reconcile(quiet);
    await server().services.payments.sendCancels(quiet);
    const held = (await (await fetch(`${sandbox().url}/kcp/held/${ordrIdx}`)).json()) as { remaining: number };
    expect([held.remaining, (await paymentOf(server(), guest, id)).status]).toEqual([0, 7]);
  });
});

describe('what one guest has open', () => {
  test('is two bookings at one business, and five in all; what is cancelled or confirmed is not counted', async () => {
    const guest = await aVerifiedGuardian(server());
    const companies = [await aBookableCompany(server()), await aBookableCompany(server()), await aBookableCompany(server())] as const;
    const codes: (string | number)[] = [];
    const ids: string[] = [];
    for (const [company, time] of [
      [companies[0], '09:00'],
      [companies[0], '09:30'],
      [companies[0], '10:00'],
      [companies[1], '09:00'],
      [companies[1], '09:30'],
      [companies[2], '09:00'],
      [companies[2], '09:30'],
    ] as const) {
      const { status, body } = await bookAt(server(), guest, company, { time });
      codes.push(status === 201 ? status : body.error.code);
      if (status === 201) ids.push(body.data.id);
    }
    expect(codes).toEqual([201, 201, 'TOO_MANY_BOOKINGS', 201, 201, 201, 'TOO_MANY_BOOKINGS']);
    await cancel(server(), guest, ids[0]!);
    expect((await bookAt(server(), guest, companies[0], { time: '10:00' })).status).toBe(201);
    const confirmed = { reservations: [ids[2]], status: 1 };
    await rest(server(), companies[1].owner.token, 'PATCH', '/reservation/reservations', confirmed);
    expect((await bookAt(server(), guest, companies[2], { time: '10:00' })).status).toBe(201);
  });

  test('is as much when thirty bookings come at once, and a stay of nights is one of them', async () => {
    const guest = await aVerifiedGuardian(server());
    const hotel = await aBookableCompany(server(), { isBeautyParlor: false, isHotel: true });
    const stays = await Promise.all(
      Array.from({ length: 30 }, () => bookAt(server(), guest, hotel, { date: MONDAY, endDate: '2026-12-03' })),
    );
    const made = stays.filter(({ status }) => status === 201);
    expect(made.length).toBeLessThanOrEqual(2);
    expect(made.length).toBeGreaterThan(0);
    expect(stays.filter(({ status }) => status !== 201).map(({ body }) => body.error.code)).not.toContain('SLOT_TAKEN');
  });
});
