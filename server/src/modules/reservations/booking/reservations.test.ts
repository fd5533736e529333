import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, aHospital } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { lockBusiness } from '../record/reservations.sql.ts';
import { aBookableHospital, book, booked, cancel, codeOf, MONDAY, SET_TIME, timesOf, TUESDAY } from '../testing/a-bookable-hospital.ts';

const server = withApp();
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('booking', () => {
  test('answers the whole reservation', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app, { name: '김보호' });
    const { status, body } = await book(app, guest, hospital, { petName: ' 보리 ', petKind: '강아지', 'images[]': png });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      reservationNumber: expect.stringMatching(/^261123-[34679ACDEFGHJKMNPQRTUVWXY]{6}$/),
      status: 0,
      date: MONDAY,
      time: '09:00',
      startsAt: '2026-11-30T00:00:00.000Z',
      endsAt: '2026-11-30T00:30:00.000Z',
      note: '기침을 해요',
      petName: '보리',
      petKind: '강아지',
      hospital: { id: String(hospital.id), name: '구로동물병원', phone: '+8221234567' },
      user: { id: String(guest.id), name: '김보호', phone: '+821012345678' },
      images: [expect.stringMatching(/^\/uploads\/private\/.*signature=/)],
    });
    const again = await rest(app, guest.token, 'GET', `/reservation/${body.data.id}`);
    expect(again.body.data).toEqual(body.data);
  });

  test('of twenty bookings of one slot at once one succeeds and nineteen get SLOT_TAKEN', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guests = await Promise.all(Array.from({ length: 20 }, () => aGuardian(app)));
    const answers = await Promise.all(guests.map((guest) => book(app, guest, hospital)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(['SLOT_TAKEN']));
    expect(await timesOf(app, hospital)).toBe('(09:00) 09:30 10:00 10:30 11:00 11:30');
  });

  test('asks a guest whose account goes meanwhile to sign in, and books nothing', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const { answer } = await app.db.begin(async (tx) => {
      await lockBusiness(tx, hospital.id);
      const answer = book(app, guest, hospital);
      const waiting = () => app.db`
        select from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and not granted and datname = current_database()`;
      while ((await waiting()).length < 1);
      await app.db`delete from users where id = ${guest.id}`;
      return { answer };
    });
    expect([(await answer).status, await timesOf(app, hospital)]).toEqual([401, '09:00 09:30 10:00 10:30 11:00 11:30']);
  });

  test('the database refuses a second reservation of one seat', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    await booked(app, await aGuardian(app), hospital);
    const copy = app.db`
      insert into reservations (reservation_number, business_id, status, status_changed_at, seat, during, note, created_at, updated_at)
      select 'another', business_id, 1, created_at, seat, during, '', created_at, updated_at from reservations
      where business_id = ${hospital.id}`;
    await expect(copy).rejects.toMatchObject({ code: '23P01', constraint_name: 'reservations_slot_free' });
  });

  test('a slot takes bookings up to its capacity, also when concurrent', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    await gql(app, hospital.owner.token, SET_TIME, { time: { capacity: 3 } });
    const guests = await Promise.all(Array.from({ length: 6 }, () => aGuardian(app)));
    const statuses = (await Promise.all(guests.map((guest) => book(app, guest, hospital)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 201, 409, 409, 409]);
  });

  test('a repeat with the same idempotency key makes no second reservation', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const first = await book(app, guest, hospital, {}, { 'idempotency-key': 'one' });
    const again = await book(app, guest, hospital, {}, { 'idempotency-key': 'one' });
    expect(again.status).toBe(201);
    expect(again.body.data.id).toBe(first.body.data.id);
    const { body } = await rest<{ total: number }>(app, guest.token, 'GET', '/reservation/reservation-list');
    expect(body.data.total).toBe(1);
  });

  test.each<[string, Record<string, string>, number, string]>([
    ['a time between two slots', { time: '09:10' }, 400, 'time'],
    ['a time after closing', { time: '12:00' }, 400, 'time'],
    ['a closed day', { date: '2026-11-29' }, 400, 'time'],
    ['the past', { date: '2026-11-23', time: '09:00' }, 400, 'time'],
    ['beyond sixty days', { date: '2027-01-25' }, 400, 'time'],
    ['a day that does not exist', { date: '2026-02-30' }, 400, 'date'],
    ['no time of day', { time: '25:00' }, 400, 'time'],
    ['an endless note', { note: 'ㄱ'.repeat(1_001) }, 400, 'note'],
    ['products, which nobody sells yet', { 'products[]': '[{"productId":1}]' }, 400, 'products'],
  ])('refuses %s', async (_name, given, status, property) => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const answer = await book(app, await aGuardian(app), hospital, given);
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.map((error) => error.property)).toEqual([property]);
  });

  test('refuses hospitals that can not be booked', async () => {
    const app = server();
    const guest = await aGuardian(app);
    const closed = await aBookableHospital(app, { allowReservation: false });
    expect((await book(app, guest, closed)).body.error.code).toBe('RESERVATION_NOT_OFFERED');
    const address = { kind: 'hospital', name: '주인 없는 병원', address: '서울특별시', allowReservation: true } as const;
    const ownerless = await app.services.listings.createListing(app.db, { ...address, ownerUserId: null });
    expect((await book(app, guest, { ...closed, id: ownerless })).status).toBe(404);
    await app.services.listings.approveListing(app.db, ownerless);
    expect((await book(app, guest, { ...closed, id: ownerless })).body.error.code).toBe('RESERVATION_NOT_OFFERED');
    expect((await book(app, guest, { ...closed, id: 0 })).status).toBe(404);
  });

  test('is for guardians only', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    expect((await book(app, hospital.owner, hospital)).status).toBe(403);
    expect((await book(app, { ...hospital.owner, token: '' }, hospital)).status).toBe(401);
  });

  test('cancelling frees the slot', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    await cancel(app, guest, await booked(app, guest, hospital));
    expect((await book(app, await aGuardian(app), hospital)).status).toBe(201);
  });
});

describe('slots', () => {
  test('answers days with free slots, and none for a hospital that takes no reservations', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    await booked(app, await aGuardian(app), hospital);
    const able = (id: number) => `/reservation/able?hospital_id=${id}&start_date=2026-11-27&end_date=2026-12-01`;
    const { body } = await rest<{ items: object[] }>(app, undefined, 'GET', able(hospital.id));
    expect(body.data).toMatchObject({ total: 3, page: 1, count: 3 });
    expect(body.data.items).toEqual([
      { date: '2026-11-27', free: 6 },
      { date: MONDAY, free: 5 },
      { date: TUESDAY, free: 6 },
    ]);
    const closed = await aBookableHospital(app, { allowReservation: false });
    expect((await rest(app, undefined, 'GET', able(closed.id))).body.data).toEqual({ items: [], total: 0, page: 1, count: 0 });
    expect((await rest(app, undefined, 'GET', able(0))).status).toBe(404);
    const always = `/reservation/able?hospital_id=${hospital.id}&start_date=0001-01-01&end_date=9999-12-31`;
    const { body: reach } = await rest<{ items: { date: string }[] }>(app, undefined, 'GET', always);
    expect([reach.data.items[0]?.date, reach.data.items.at(-1)?.date]).toEqual(['2026-11-24', '2027-01-22']);
    const backwards = `/reservation/able?hospital_id=${hospital.id}&start_date=2026-12-02&end_date=2026-12-01`;
    expect((await rest(app, undefined, 'GET', backwards)).status).toBe(400);
    expect((await rest(app, undefined, 'GET', `/reservation/abletime?date=${MONDAY}`)).status).toBe(400);
  });

  test('follow a changed setting at once', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const excludes = [{ startDate: TUESDAY, endDate: TUESDAY }];
    const time = { slotMinutes: 60, launchTimeSetting: true, launchTimeStart: '10:00', launchTimeEnd: '11:00', excludes };
    const { data } = await gql(app, hospital.owner.token, SET_TIME, { time });
    expect(data).toEqual({
      updateHospitalReservationTime: { capacity: 1, slotMinutes: 60, excludes, launchTimeStart: '10:00' },
    });
    expect(await timesOf(app, hospital)).toBe('09:00 11:00');
    expect(await timesOf(app, hospital, TUESDAY)).toBe('');
    const shown = await gql(app, undefined, `query($id: ID) { getHospitalReservationTime(hospitalId: $id) { slotMinutes } }`, {
      id: hospital.id,
    });
    expect(shown.data).toEqual({ getHospitalReservationTime: { slotMinutes: 60 } });
  });

  test('refuses an impossible setting, and anybody but the hospital', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    expect(codeOf(await gql(app, hospital.owner.token, SET_TIME, { time: { timeType: 1 } }))).toBe('VALIDATION_FAILED');
    const guest = await aGuardian(app);
    expect(codeOf(await gql(app, guest.token, SET_TIME, { time: {} }))).toBe('FORBIDDEN');
    expect(codeOf(await gql(app, (await aHospital(app)).token, SET_TIME, { time: {} }))).toBe('NOT_FOUND');
  });

  test('answers what can be booked', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const { body } = await rest(app, undefined, 'GET', `/reservation/find?type=hospital&id=${hospital.id}`);
    expect(body.data).toMatchObject({ id: String(hospital.id), name: '구로동물병원', type: 'hospital', allowReservation: true });
    expect((await rest(app, undefined, 'GET', '/reservation/find?type=company&id=1')).status).toBe(404);
    expect((await rest(app, undefined, 'GET', '/reservation/find?type=pharmacy&id=1')).status).toBe(400);
  });
});
