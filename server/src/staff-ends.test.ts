import { gql, rest } from './testing/calls.ts';
import { aGuardian, aPharmacy } from './testing/people.ts';
import { withApp } from './testing/with-app.ts';
import { withSandbox } from './testing/sandbox/with-sandbox.ts';
import { aBookableHospital, booked, codeOf, update } from './modules/reservations/testing/a-bookable-hospital.ts';
import { actingFor } from './modules/staff/testing/a-member-of-staff.ts';
import { REMOVE, ROLE, staffCalls } from './modules/staff/testing/staff-calls.ts';

const sandbox = withSandbox();
const server = withApp(() => ({ providers: sandbox().keys, publicUrl: 'https://petcare.example', rateLimits: true }));
beforeEach(() => server().clock.set('2026-11-23T03:00:00Z'));
const { mailedToken, memberOf, invite, accept, staffOf, alertsOf, bookingsOf } = staffCalls(server, sandbox);

test('who is taken out is refused at the next call, told so, and gets back in by another invitation only', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const [member, stays] = [await memberOf(hospital, 'all'), await memberOf(hospital, 'bookings')];
  expect((await bookingsOf(member, hospital)).errors).toEqual([]);
  expect((await gql(app, hospital.owner.token, REMOVE, { id: String(member.id) })).data).toEqual({ removeStaff: true });
  expect(codeOf(await gql(app, hospital.owner.token, REMOVE, { id: String(member.id) }))).toBe('NOT_FOUND');
  expect((await bookingsOf(member, hospital)).errors).toMatchObject([
    {
      message: '이 업체의 직원이 아니어서 이용할 수 없어요. 직원에서 제외되었다면 업체에 확인해 주세요.',
      extensions: { code: 'NOT_STAFF' },
    },
  ]);
  expect(
    await rest(app, member.token, 'GET', '/reservation/agenda?start_date=2026-11-30&end_date=2026-12-01', undefined, actingFor(hospital)),
  ).toMatchObject({
    status: 403,
    body: { error: { code: 'NOT_STAFF' } },
  });
  expect((await bookingsOf(stays, hospital)).errors).toEqual([]);
  // Of bookings those are alerted who work there.
  const guest = await aGuardian(app);
  await booked(app, guest, hospital);
  expect(await alertsOf(stays)).toEqual(await alertsOf(hospital.owner).then(([latest]) => [latest]));
  expect(await alertsOf(member)).toMatchObject([{ text: expect.stringContaining('구로동물병원의 직원에서 제외됐어요.'), path: '/staff' }]);
  await invite(hospital.owner, member.email, 'bookings');
  await accept(member, await mailedToken(member.email));
  expect((await bookingsOf(member, hospital)).errors).toEqual([]);
});

test('who is taken out, or given less, between being let in and the commit has changed nothing', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const guest = await aGuardian(app);
  const member = await memberOf(hospital, 'all');
  const remove = () => gql(app, hospital.owner.token, REMOVE, { id: String(member.id) });
  const lessen = () => gql(app, hospital.owner.token, ROLE, { id: String(member.id), role: 'bookings' });
  const introduce = (text: string) =>
    gql(
      app,
      member.token,
      'mutation($input: UpdateMyHospitalInput!) { updateMyHospital(input: $input) { id } }',
      { input: { introduce: text } },
      actingFor(hospital),
    );
  const id = await booked(app, guest, hospital);
  const confirm = (headers = {}) =>
    gql(
      app,
      member.token,
      'mutation($ids: [ID!]!) { updateReservationByHospital(reservations: $ids, status: 1) { status } }',
      { ids: [id] },
      {
        ...actingFor(hospital),
        ...headers,
      },
    );
  const statusOf = async () => (await app.db<{ status: number }[]>`select status from reservations where id = ${id}`)[0]!.status;

  /** A call that waits for a row while something else is done. */
  async function held(
    table: 'reservations' | 'businesses',
    row: number | string,
    call: () => Promise<{ errors: unknown[] }>,
    meanwhile: () => Promise<unknown>,
  ) {
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    const locked = app.db.begin(async (tx) => {
      await tx`select 1 from ${tx(table)} where id = ${row} for update`;
      await released;
    });
    const calling = call();
    const isWaiting = () => app.db`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await isWaiting()).length === 0);
    await meanwhile();
    letGo();
    await locked;
    return codeOf((await calling) as Parameters<typeof codeOf>[0]);
  }

  expect(await held('businesses', hospital.id, () => introduce('낮은 권한'), lessen)).toBe('NOT_STAFF');
  expect(await app.db`select 1 from businesses where id = ${hospital.id} and introduce is not null`).toEqual([]);
  // With the key of a form, and without one.
  expect(await held('reservations', id, () => confirm({ 'idempotency-key': 'while-taken-out' }), remove)).toBe('NOT_STAFF');
  expect(await statusOf()).toBe(0);
  await invite(hospital.owner, member.email);
  await accept(member, await mailedToken(member.email));
  expect(await held('reservations', id, () => confirm(), remove)).toBe('NOT_STAFF');
  expect(await statusOf()).toBe(0);
  expect(codeOf(await confirm({ 'idempotency-key': 'while-taken-out' }))).toBe('NOT_STAFF');
  await invite(hospital.owner, member.email);
  await accept(member, await mailedToken(member.email));
  expect((await confirm({ 'idempotency-key': 'while-taken-out' })).errors).toEqual([]);
  expect(await statusOf()).toBe(1);
});

test('who leaves the site is staff of nothing, and nobody knows any more that they were invited', async () => {
  const app = server();
  const [hospital, pharmacy] = [await aBookableHospital(app), await aPharmacy(app)];
  const member = await memberOf(hospital, 'bookings');
  const guest = await aGuardian(app);
  const id = await booked(app, guest, hospital);
  await gql(
    app,
    member.token,
    'mutation($ids: [ID!]!) { updateReservationByHospital(reservations: $ids, status: 1) { status } }',
    { ids: [id] },
    actingFor(hospital),
  );
  const place = await app.services.listings.createListing(app.db, {
    kind: 'pharmacy',
    name: '구로약국',
    address: '서울특별시 구로구 구로동로 2',
    ownerUserId: pharmacy.id,
  });
  await app.services.listings.approveListing(app.db, place);
  await invite(pharmacy, member.email);
  expect((await rest(app, member.token, 'POST', '/user/withdraw', { password: 'petcare-1234' })).status).toBe(200);
  expect(await staffOf(hospital.owner)).toMatchObject({ members: [] });
  expect(await staffOf(pharmacy)).toMatchObject({ invitations: [] });
  expect(await app.db`select 1 from reservation_changes where staff_user_id is not null and reservation_id = ${id}`).toEqual([]);
  expect((await update(app, hospital.owner, { ids: [id], status: 4, reason: '원장님이 아파요.' })).errors).toEqual([]);
});
