import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableCompany, bookAt, type BookableCompany } from '../testing/a-bookable-company.ts';
import { aBookableHospital, book, cancel, MONDAY } from '../testing/a-bookable-hospital.ts';

const server = withApp();
const THURSDAY = '2026-12-03';
const path = '/reservation/company-time';
type Preview = { outside: { id: string }[]; outsideCount: number };
const aHotel = () => aBookableCompany(server(), { isBeautyParlor: false, isHotel: true });
const set = (owner: Person, change: object) => rest<object>(server(), owner.token, 'PATCH', path, change);
const preview = async (owner: Person, change: object) =>
  (await rest<Preview>(server(), owner.token, 'POST', `${path}/preview`, change)).body.data;

/** Three guests for the nights from Monday to Thursday, in the places 1, 2 and 3. */
async function threeStays(hotel: BookableCompany): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < 3; made++) {
    const { body } = await bookAt(server(), await aGuardian(server()), hotel, { date: MONDAY, endDate: THURSDAY });
    ids.push(body.data.id);
  }
  return ids;
}

test.each([
  ['fewer places a night', { nightCapacity: 1 }, [1, 2]],
  ['as many places as are held', { nightCapacity: 3 }, []],
  ['longer stays only', { minNights: 4 }, [0, 1, 2]],
  ['shorter stays only', { maxNights: 2 }, [0, 1, 2]],
  ['stays of that length only', { minNights: 3, maxNights: 3 }, []],
])('a preview of %s tells the stays that lie outside', async (_name, change, outside) => {
  const hotel = await aHotel();
  const ids = await threeStays(hotel);
  const told = await preview(hotel.owner, change);
  expect([told.outside.map(({ id }) => id), told.outsideCount]).toEqual([outside.map((index) => ids[index]), outside.length]);
});

test('with fewer places a night, the stays outside are cancelled and the others kept', async () => {
  const hotel = await aHotel();
  const ids = await threeStays(hotel);
  expect((await set(hotel.owner, { nightCapacity: 1, outside: 'cancel', outsideCount: 2 })).status).toBe(200);
  const states = await Promise.all(ids.map((id) => rest<{ status: number }>(server(), hotel.owner.token, 'GET', `/reservation/${id}`)));
  expect(states.map(({ body }) => body.data.status)).toEqual([0, 4, 4]);
});

test('a preview tells a hundred of those outside, and how many there are', async () => {
  const company = await aBookableCompany(server());
  await set(company.owner, { slotMinutes: 5, capacity: 50 });
  const call = { name: '박전화', phone: '010-3333-4444', date: MONDAY };
  for (let made = 0; made < 102; made++) {
    const time = ['09:00', '09:05', '09:10'][Math.floor(made / 50)];
    expect((await rest(server(), company.owner.token, 'POST', '/reservation/by-phone', { ...call, time })).status).toBe(201);
  }
  const told = await preview(company.owner, { excludes: [{ startDate: MONDAY, endDate: MONDAY }] });
  expect([told.outside.length, told.outsideCount]).toEqual([100, 102]);
});

describe('a setting is not saved when other reservations lie outside than were shown', () => {
  test('at a company', async () => {
    const hotel = await aHotel();
    const change = { excludes: [{ startDate: MONDAY, endDate: MONDAY }] };
    const { outsideCount } = await preview(hotel.owner, change);
    const late = await bookAt(server(), await aGuardian(server()), hotel, { date: MONDAY, time: '10:00' });
    for (const outside of ['keep', 'tell', 'cancel']) {
      const refused = await set(hotel.owner, { ...change, outside, outsideCount });
      expect([refused.status, refused.body.error.code]).toEqual([409, 'OUTSIDE_CHANGED']);
    }
    const { body } = await rest<{ excludes: object[] }>(server(), hotel.owner.token, 'GET', path);
    expect(body.data.excludes).toEqual([]);
    expect((await rest(server(), hotel.owner.token, 'GET', `/reservation/${late.body.data.id}`)).body.data).toMatchObject({ status: 0 });
    expect((await set(hotel.owner, { ...change, outside: 'cancel', outsideCount: 1 })).status).toBe(200);
  });

  test('at a hospital', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const made = await book(app, guest, hospital);
    const save = `mutation($time: HospitalReservationTimeInput!, $count: Int) {
      updateHospitalReservationTime(time: $time, outside: cancel, outsideCount: $count) { excludes { startDate } } }`;
    const time = { excludes: [{ startDate: MONDAY, endDate: MONDAY }] };
    await cancel(app, guest, made.body.data.id);
    expect((await gql(app, hospital.owner.token, save, { time, count: 1 })).errors[0]?.extensions).toMatchObject({
      code: 'OUTSIDE_CHANGED',
    });
    expect((await gql(app, hospital.owner.token, save, { time, count: 0 })).errors).toEqual([]);
  });
});
