import { gql, rest } from '../../../testing/calls.ts';
import { aCompany, aGuardian, aVerifiedGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import {
  aBookableHospital,
  book,
  booked,
  cancel,
  codeOf,
  MONDAY,
  TUESDAY,
  update,
  type MadeReservation,
} from '../testing/a-bookable-hospital.ts';
import { aBookableCompany, bookAt } from '../testing/a-bookable-company.ts';
import { aParlor, bookBath, payFor } from '../testing/a-paid-booking.ts';
import { lineOf } from '../../../platform/csv-line.ts';

const server = withApp();

test('reservation-list answers a hospital those at its own, and a guardian the own ones', async () => {
  const app = server();
  const [hospital, other] = [await aBookableHospital(app), await aBookableHospital(app)];
  const guest = await aGuardian(app, { phone: '010-5555-0101' });
  const ids = [await booked(app, guest, hospital), await booked(app, await aGuardian(app), hospital, '09:30')];
  const elsewhere = await booked(app, guest, other);
  const listed = async (token: string, query: string) => {
    const { status, body } = await rest<{ items: MadeReservation[]; total: number }>(
      app,
      token,
      'GET',
      `/reservation/reservation-list?${query}`,
    );
    return status === 200 ? body.data.items.map(({ id }) => id) : status;
  };
  expect(await listed(hospital.owner.token, 'type=hospital&sort=time')).toEqual(ids);
  expect(await listed(hospital.owner.token, 'search=5555-0101')).toEqual([ids[0]]);
  expect(await listed(hospital.owner.token, 'statuses=1,2')).toEqual([]);
  expect(await listed(hospital.owner.token, 'type=company')).toBe(403);
  expect(await listed(guest.token, 'sort=recent')).toEqual([elsewhere, ids[0]]);
  expect(await listed(guest.token, 'search=5555-0101')).toEqual([]);
  expect(await listed(guest.token, 'type=hospital')).toBe(403);
  expect(await listed((await aCompany(app)).token, 'type=company')).toEqual([]);
});

test('a stay is listed on each of its days, also on the one on which it ends', async () => {
  const app = server();
  const hotel = await aBookableCompany(app, { isBeautyParlor: false, isHotel: true });
  const guest = await aGuardian(app);
  const { body: made } = await bookAt(app, guest, hotel, { date: MONDAY, endDate: '2026-12-02' });
  const onDay = async (who: Person, day: string) => {
    const answer = await rest<{ items: MadeReservation[]; total: number }>(
      app,
      who.token,
      'GET',
      `/reservation/reservation-list?start_date=${day}&end_date=${day}`,
    );
    expect(answer.body.data.total).toBe(answer.body.data.items.length);
    return answer.body.data.items.map(({ id }) => id);
  };
  const { id } = made.data;
  for (const who of [hotel.owner, guest]) {
    const found = await Promise.all(['2026-11-29', MONDAY, TUESDAY, '2026-12-02', '2026-12-03'].map((day) => onDay(who, day)));
    expect(found).toEqual([[], [id], [id], [id], []]);
  }
});

test('a company changes only what is its own', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const id = await booked(app, await aGuardian(app), hospital);
  const { id: owner, token } = await aCompany(app);
  const change = (payload: object, by = token) => rest(app, by, 'PATCH', '/reservation/reservations', payload);
  expect((await change({ reservations: [id], status: 1 })).status).toBe(404);
  const address = '서울특별시 구로구 구로동로 1';
  await app.services.listings.createListing(app.db, { kind: 'company', name: '멍멍미용실', address, ownerUserId: owner });
  expect((await change({ reservations: [id], status: 1 })).status).toBe(404);
  expect((await change({ reservations: [id], status: 4 })).body.errors).toMatchObject([{ property: 'reason' }]);
  expect((await change({ reservations: [id], status: 1, date: MONDAY })).body.errors).toMatchObject([{ property: 'time' }]);
  expect((await change({ reservations: [id], status: 1 }, hospital.owner.token)).status).toBe(403);
});

describe('the file of a business', () => {
  const fileOf = (token: string | undefined, query: string) =>
    server().http.inject({
      url: `/api/client/reservation/reservations.csv?${query}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });

  test('has a line for each reservation, which Excel opens in Korean and takes for no formula', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app, { name: '김보호' });
    const made = await book(app, guest, hospital, { petName: '보리', note: '=HYPERLINK("http://x")\n다음 줄' });
    await booked(app, guest, hospital, '11:00');
    await update(app, hospital.owner, { ids: [made.body.data.id], status: 4, reason: '휴진' });
    await booked(app, await aGuardian(app), await aBookableHospital(app));
    const { statusCode, headers, body } = await fileOf(hospital.owner.token, `start_date=${MONDAY}&end_date=${TUESDAY}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="reservations-2026-11-23.csv"');
    const lines = body.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFF"예약번호","상태","날짜","시간","찾아가는 날","박","예약자","전화"/);
    expect(lines[1]).toContain(
      `"예약거절","${MONDAY}","09:00","","","김보호","010-1234-5678","보리","","","0","","","'=HYPERLINK(""http://x"")\n다음 줄","휴진","온라인"`,
    );
    expect(lines[2]).toContain(`"예약신청","${MONDAY}","11:00"`);
  });

  test('tells of a stay its last day and its nights, of a paid booking its products and what was paid', async () => {
    const app = server();
    const parlor = await aParlor(app, 3_000);
    await app.db`update businesses set is_hotel = true where id = ${parlor.id}`;
    const guest = await aVerifiedGuardian(app);
    await payFor(app, guest, await bookBath(app, guest, parlor, { date: MONDAY, time: '10:00' }), 0, 3_000);
    expect((await bookAt(app, guest, parlor, { date: MONDAY, endDate: '2026-12-03' })).status).toBe(201);
    const { body } = await fileOf(parlor.owner.token, `start_date=${MONDAY}&end_date=${MONDAY}`);
    expect(body).toContain(`"${MONDAY}","09:00","2026-12-03","3"`);
    expect(body).toContain('"목욕","3000","0","3000"');
  });

  test('is of the own business and of a year at most', async () => {
    const hospital = await aBookableHospital(server());
    const code = async (query: string, token: string | undefined = hospital.owner.token) => (await fileOf(token, query)).statusCode;
    expect(await code('start_date=2026-01-01&end_date=2027-01-01')).toBe(200);
    expect(await code('start_date=2026-01-01&end_date=2027-01-02')).toBe(400);
    expect(await code('start_date=2026-01-02&end_date=2026-01-01')).toBe(400);
    expect(await code('start_date=2026-01-02')).toBe(400);
    const guest = await aGuardian(server());
    expect(await code('start_date=2026-01-01&end_date=2026-12-31', guest.token)).toBe(403);
    expect((await fileOf(undefined, 'start_date=2026-01-01&end_date=2026-12-31')).statusCode).toBe(401);
  });

  test.each(['=1', '+1', '-1', '@x', '\tx'])('%p is no formula', (text) => {
    expect(lineOf([text])).toBe(`"'${text}"\r\n`);
  });

  test('goes on where a page of it ends', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    await app.db`
      insert into reservations (reservation_number, business_id, status, status_changed_at, seat, during, note, created_at, updated_at)
      select 'n' || n, ${hospital.id}, 2, now(), 1, tstzrange('2026-03-02T00:00:00Z', '2026-03-02T00:30:00Z'), '', now(), now()
      from generate_series(1, 1001) n`;
    const { body } = await fileOf(hospital.owner.token, 'start_date=2026-03-02&end_date=2026-03-02');
    expect(new Set(body.match(/"n\d+"/g)).size).toBe(1_001);
  });
});

test('a guardian gets no list of a business', async () => {
  const app = server();
  const { token } = await aGuardian(app);
  expect(codeOf(await gql(app, token, '{ getMyHospitalReservationCount }'))).toBe('FORBIDDEN');
});

test('a business sees what holds a place on its days, in their order', async () => {
  const app = server();
  const [hospital, other] = [await aBookableHospital(app), await aBookableHospital(app)];
  const guest = await aGuardian(app, { name: '김보호' });
  await cancel(app, guest, await booked(app, guest, hospital, '10:00'));
  const [late, early] = [await booked(app, guest, hospital, '11:00'), await booked(app, guest, hospital, '09:00')];
  await booked(app, guest, other);
  const agenda = async (token: string | undefined, from: string, to: string) => {
    const { status, body } = await rest<{ items: object[] }>(app, token, 'GET', `/reservation/agenda?start_date=${from}&end_date=${to}`);
    return status === 200 ? body.data.items : status;
  };
  const entries = [
    { id: early, status: 0, date: MONDAY, time: '09:00', guest: '김보호', petName: null, isByPhone: false },
    { id: late, date: MONDAY, time: '11:00', endsAt: '2026-11-30T02:30:00.000Z' },
  ];
  const shown = await agenda(hospital.owner.token, MONDAY, MONDAY);
  expect(shown).toMatchObject(entries);
  expect(await agenda(hospital.owner.token, TUESDAY, TUESDAY)).toEqual([]);
  expect(await agenda((await aCompany(app)).token, MONDAY, TUESDAY)).toEqual([]);
  expect(await agenda(hospital.owner.token, '2026-11-01', '2026-12-12')).toHaveLength(2);
  expect(await agenda(hospital.owner.token, '2026-11-01', '2026-12-13')).toBe(400);
  expect(await agenda(hospital.owner.token, TUESDAY, MONDAY)).toBe(400);
  expect(await agenda(guest.token, MONDAY, TUESDAY)).toBe(403);
  expect(await agenda(undefined, MONDAY, TUESDAY)).toBe(401);
});
