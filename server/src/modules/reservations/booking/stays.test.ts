import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableCompany, bookAt, type BookableCompany } from '../testing/a-bookable-company.ts';
import { cancel, MONDAY, TUESDAY } from '../testing/a-bookable-hospital.ts';

const server = withApp();
const [WEDNESDAY, THURSDAY, SATURDAY] = ['2026-12-02', '2026-12-03', '2026-12-05'];
const aHotel = (given = {}) => aBookableCompany(server(), { isBeautyParlor: false, isHotel: true, ...given });
const path = '/reservation/company-time';
const set = (owner: Person, change: object) => rest<Record<string, unknown>>(server(), owner.token, 'PATCH', path, change);
const stay = (guest: Person, hotel: BookableCompany, date: string, endDate: string) => bookAt(server(), guest, hotel, { date, endDate });
const freeOf = async ({ id }: BookableCompany, from = MONDAY, to = THURSDAY) => {
  const { body } = await rest<{ items: { date: string; free: number; canArrive: boolean; canLeave: boolean }[] }>(
    server(),
    undefined,
    'GET',
    `/reservation/able?company_id=${id}&start_date=${from}&end_date=${to}&stay=true`,
  );
  return body.data.items;
};
const places = async (hotel: BookableCompany) => (await freeOf(hotel)).map(({ free }) => free);

describe('a stay of several nights', () => {
  test('holds a place in each of its nights, and gives them back when it is cancelled', async () => {
    const app = server();
    const hotel = await aHotel();
    await set(hotel.owner, { nightCapacity: 2 });
    const guest = await aGuardian(app);
    const made = await stay(guest, hotel, MONDAY, WEDNESDAY);
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ date: MONDAY, time: '09:00', endDate: WEDNESDAY, endsAt: '2026-12-02T03:00:00.000Z' });
    expect(await places(hotel)).toEqual([1, 1, 2, 2]);
    await cancel(app, guest, made.body.data.id);
    expect(await places(hotel)).toEqual([2, 2, 2, 2]);
  });

  test('is refused when one of its nights is full, whatever is free in the others', async () => {
    const app = server();
    const hotel = await aHotel();
    await set(hotel.owner, { nightCapacity: 1 });
    const guest = await aGuardian(app);
    expect((await stay(guest, hotel, TUESDAY, WEDNESDAY)).status).toBe(201);
    const refused = await stay(guest, hotel, MONDAY, THURSDAY);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'SLOT_TAKEN']);
    expect((await stay(guest, hotel, MONDAY, TUESDAY)).status).toBe(201);
    expect((await stay(await aGuardian(app), hotel, WEDNESDAY, THURSDAY)).status).toBe(201);
    expect(await places(hotel)).toEqual([0, 0, 0, 1]);
  });

  test('of twelve at once as many succeed as there are places, and the others get SLOT_TAKEN', async () => {
    const app = server();
    const hotel = await aHotel();
    await set(hotel.owner, { nightCapacity: 3 });
    const guests = await Promise.all(Array.from({ length: 12 }, () => aGuardian(app)));
    const answers = await Promise.all(guests.map((guest) => stay(guest, hotel, MONDAY, THURSDAY)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(3).fill(201), ...Array<number>(9).fill(409)]);
    expect(await places(hotel)).toEqual([0, 0, 0, 3]);
  });

  test('the database refuses a second guest in one place of a night', async () => {
    const app = server();
    const hotel = await aHotel();
    const guest = await aGuardian(app);
    await stay(guest, hotel, MONDAY, TUESDAY);
    await stay(guest, hotel, MONDAY, TUESDAY);
    const crowded = app.db`update reservation_nights set place = 1 where business_id = ${hotel.id}`;
    await expect(crowded).rejects.toMatchObject({ code: '23505', constraint_name: 'reservation_nights_free' });
  });

  test.each([
    ['backwards', TUESDAY, MONDAY],
    ['of no night', MONDAY, MONDAY],
    ['that ends on a closed day', THURSDAY, SATURDAY],
    ['that begins on a closed day', SATURDAY, '2026-12-07'],
    ['of more nights than the house takes', MONDAY, '2026-12-07'],
    ['beyond 60 days', '2027-01-20', '2027-01-25'],
  ])('refuses one %s', async (_name, date, endDate) => {
    const hotel = await aHotel();
    await set(hotel.owner, { maxNights: 5 });
    const refused = await stay(await aGuardian(server()), hotel, date, endDate);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('refuses one at a house without stays, and through a range in which the house takes nobody', async () => {
    const app = server();
    const guest = await aGuardian(app);
    const parlor = await aBookableCompany(app);
    expect((await stay(guest, parlor, MONDAY, TUESDAY)).body.errors?.[0]?.property).toBe('endDate');
    expect(await freeOf(parlor)).toEqual([]);
    const hotel = await aHotel();
    await set(hotel.owner, { excludes: [{ startDate: TUESDAY, endDate: TUESDAY }] });
    expect((await stay(guest, hotel, MONDAY, WEDNESDAY)).status).toBe(400);
    expect((await freeOf(hotel)).map(({ free, canArrive, canLeave }) => [free, canArrive, canLeave])).toEqual([
      [5, true, true],
      [0, false, false],
      [5, true, true],
      [5, true, true],
    ]);
  });

  test('spans a closed weekend and moves as a whole', async () => {
    const app = server();
    const hotel = await aHotel();
    await set(hotel.owner, { nightCapacity: 1 });
    const guest = await aGuardian(app);
    const made = await stay(guest, hotel, '2026-12-04', '2026-12-07');
    expect(made.status).toBe(201);
    const update = (date: string) =>
      rest<{ date: string; endDate: string }[]>(app, hotel.owner.token, 'PATCH', '/reservation/reservations', {
        reservations: [made.body.data.id],
        status: 1,
        date,
        time: '10:00',
      });
    expect((await update(MONDAY)).body.data).toMatchObject([{ date: MONDAY, time: '10:00', endDate: THURSDAY, status: 1 }]);
    expect(await places(hotel)).toEqual([0, 0, 0, 1]);
    await update(TUESDAY);
    expect((await freeOf(hotel, MONDAY, '2026-12-07')).map(({ free }) => free)).toEqual([1, 0, 0, 0, 1, 1, 1, 1]);
  });
});

test('both sides are told for how many nights a stay is', async () => {
  const app = server();
  const [hotel, guest] = [await aHotel(), await aGuardian(app)];
  await stay(guest, hotel, MONDAY, THURSDAY);
  const query = '{ getMyReservationNotices { text } }';
  for (const who of [guest, hotel.owner]) {
    const { data } = await gql<{ getMyReservationNotices: { text: string }[] }>(app, who.token, query);
    expect(data.getMyReservationNotices.map(({ text }) => text)).toEqual([expect.stringContaining('11월 30일 오전 9:00부터 3박')]);
  }
});

test('a hotel books nights for somebody who called, and finds its guests on the calendar of each of them', async () => {
  const app = server();
  const hotel = await aHotel();
  await set(hotel.owner, { nightCapacity: 1 });
  const caller = { name: '박전화', phone: '010-3333-4444', date: MONDAY, time: '09:00', endDate: WEDNESDAY };
  const call = (given = {}) => rest<{ id: string }>(app, hotel.owner.token, 'POST', '/reservation/by-phone', { ...caller, ...given });
  const { status, body } = await call();
  expect([status, body.data]).toMatchObject([201, { status: 1, isByPhone: true, endDate: WEDNESDAY }]);
  expect(await places(hotel)).toEqual([0, 0, 1, 1]);
  expect((await call()).body.error.code).toBe('SLOT_TAKEN');
  expect((await call({ endDate: MONDAY })).status).toBe(400);
  const agenda = async (day: string) =>
    (await rest<{ items: object[] }>(app, hotel.owner.token, 'GET', `/reservation/agenda?start_date=${day}&end_date=${day}`)).body.data
      .items;
  expect(await agenda(TUESDAY)).toMatchObject([{ id: body.data.id, date: MONDAY, endDate: WEDNESDAY }]);
  expect(await agenda(WEDNESDAY)).toHaveLength(1);
  expect(await agenda(THURSDAY)).toEqual([]);
});

describe('times of a company', () => {
  test('are its own to read and change, what is not given stays', async () => {
    const hotel = await aHotel();
    const changed = await set(hotel.owner, { slotMinutes: 60, holidayReservation: 2, excludes: [{ startDate: MONDAY, endDate: MONDAY }] });
    expect(changed.status).toBe(200);
    await set(hotel.owner, { capacity: 3 });
    const { body } = await rest(server(), hotel.owner.token, 'GET', path);
    const excludes = [{ startDate: MONDAY, endDate: MONDAY }];
    expect(body.data).toMatchObject({
      id: String(hotel.id),
      takesStays: true,
      slotMinutes: 60,
      holidayReservation: 2,
      capacity: 3,
      excludes,
    });
    for (const wrong of [
      { minNights: 31 },
      { minNights: 5, maxNights: 4 },
      { holidayReservation: 4 },
      { nightCapacity: 0 },
      { timeStart: '25:00' },
    ]) {
      expect((await set(hotel.owner, wrong)).status).toBe(400);
    }
  });

  test('a preview tells the next two weeks and what would lie outside, and changes nothing', async () => {
    const app = server();
    const hotel = await aHotel();
    const guest = await aGuardian(app);
    const early = await bookAt(app, guest, hotel, { time: '09:00' });
    await bookAt(app, guest, hotel, { time: '11:30' });
    const long = await stay(await aGuardian(app), hotel, TUESDAY, THURSDAY);
    const change = {
      launchTimeSetting: true,
      launchTimeStart: '09:00',
      launchTimeEnd: '09:30',
      excludes: [{ startDate: WEDNESDAY, endDate: WEDNESDAY }],
    };
    const { body } = await rest<{ days: { date: string; times: string[] }[]; outside: { id: string }[] }>(
      app,
      hotel.owner.token,
      'POST',
      `${path}/preview`,
      change,
    );
    expect(body.data.days).toHaveLength(14);
    expect(body.data.days[7]).toEqual({ date: MONDAY, times: ['09:30', '10:00', '10:30', '11:00', '11:30'] });
    expect(body.data.days[9]).toEqual({ date: WEDNESDAY, times: [] });
    expect(body.data.outside.map(({ id }) => id)).toEqual([early.body.data.id, long.body.data.id]);
    expect((await rest(app, hotel.owner.token, 'GET', path)).body.data).toMatchObject({ launchTimeSetting: false, excludes: [] });

    await set(hotel.owner, change);
    const statusOf = async (id: string) =>
      (await rest<{ status: number; reason: string }>(app, hotel.owner.token, 'GET', `/reservation/${id}`)).body.data;
    expect((await statusOf(early.body.data.id)).status).toBe(0);
    await set(hotel.owner, { ...change, outside: 'cancel' });
    expect(await statusOf(early.body.data.id)).toMatchObject({ status: 4, reason: '예약을 받는 시간이 바뀌었어요.' });
    expect((await statusOf(long.body.data.id)).status).toBe(4);
  });
});

const PREVIEW = `query($time: HospitalReservationTimeInput!) { previewReservationTime(time: $time) { days { date times } outside { id } } }`;

test('a company cannot preview as a hospital', async () => {
  const { owner } = await aHotel();
  expect((await gql(server(), owner.token, PREVIEW, { time: {} })).errors[0]?.message).toBe('NO_ACCESS_PERMISSION');
});

test('a search finds those that take reservations, hospitals first, page by page', async () => {
  const app = server();
  for (let made = 0; made < 3; made++) await aBookableCompany(app, { name: `찾는집${made}` });
  await aBookableCompany(app, { name: '찾는집9', allowReservation: false });
  const found = async (query: string) =>
    (
      await rest<{ items: { name: string; type: string }[]; total: number }>(
        app,
        undefined,
        'GET',
        `/reservation/search?search=${encodeURIComponent('찾는집')}${query}`,
      )
    ).body.data;
  const all = await found('');
  expect([all.total, all.items.length, new Set(all.items.map(({ type }) => type))]).toEqual([3, 3, new Set(['company'])]);
  const pages = [await found('&count=2'), await found('&count=2&page=2')].flatMap(({ items }) => items.map(({ name }) => name));
  expect(pages.sort()).toEqual(['찾는집0', '찾는집1', '찾는집2']);
  expect((await found('&type=hospital')).total).toBe(0);
  expect((await found(`&sido=${encodeURIComponent('부산광역시')}`)).total).toBe(0);
});
