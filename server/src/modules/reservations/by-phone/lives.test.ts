import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableCompany } from '../testing/a-bookable-company.ts';
import { aBookableHospital, book, booked, cancel, codeOf, MONDAY, timesOf, TUESDAY, update } from '../testing/a-bookable-hospital.ts';
import { calendarOf, escaped, folded } from '../agenda/ics.ts';

const server = withApp();
const MAKE = `mutation($input: PhoneBookingInput!) { makeBookingByPhone(input: $input) {
  id status isByPhone petName user { id name phone } history { by status }
} }`;
const caller = { name: ' 박전화 ', phone: '010-3333-4444', date: MONDAY, time: '09:00', petName: '콩이' };
type MadeBooking = { makeBookingByPhone: { id: string } };
const make = (owner: Person, given = {}) => gql<MadeBooking>(server(), owner.token, MAKE, { input: { ...caller, ...given } });

test('a hospital books for somebody who called, confirmed and in a slot that nobody else gets', async () => {
  const hospital = await aBookableHospital(server());
  const { data } = await make(hospital.owner);
  expect(data).toEqual({
    makeBookingByPhone: {
      id: expect.any(String) as string,
      status: 1,
      isByPhone: true,
      petName: '콩이',
      user: { id: null, name: '박전화', phone: '+821033334444' },
      history: [{ by: 'business', status: 1 }],
    },
  });
  expect(await timesOf(server(), hospital)).toContain('(09:00)');
  expect(codeOf(await make(hospital.owner))).toBe('SLOT_TAKEN');
  await update(server(), hospital.owner, { ids: [data.makeBookingByPhone.id], status: 4, reason: '휴진이에요' });
  expect(await timesOf(server(), hospital)).not.toContain('(09:00)');
});

test.each([
  ['a time that is no slot', { time: '12:00' }],
  ['nobody', { name: ' ' }],
  ['a number that is none', { phone: '12' }],
])('the calendar refuses %s', async (_name, given) => {
  expect(codeOf(await make((await aBookableHospital(server())).owner, given))).toBe('VALIDATION_FAILED');
});

test('of a guest and a caller who want the same slot at once one gets it', async () => {
  const hospital = await aBookableHospital(server());
  const guests = await Promise.all([1, 2, 3].map(() => aGuardian(server())));
  const answers = await Promise.all([
    make(hospital.owner).then(({ errors }) => errors.length === 0),
    make(hospital.owner).then(({ errors }) => errors.length === 0),
    ...guests.map((guest) =>
      booked(server(), guest, hospital).then(
        () => true,
        () => false,
      ),
    ),
  ]);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('a company books by REST, and changes what it booked', async () => {
  const company = await aBookableCompany(server());
  const call = (payload: object) => rest<{ id: string }>(server(), company.owner.token, 'POST', '/reservation/by-phone', payload);
  const { status, body } = await call(caller);
  expect([status, body.data]).toMatchObject([201, { status: 1, isByPhone: true, user: { id: null, name: '박전화' }, kind: 'company' }]);
  const change = { reservations: [body.data.id], status: 1, date: TUESDAY, time: '10:00' };
  expect((await rest(server(), company.owner.token, 'PATCH', '/reservation/reservations', change)).body.data).toMatchObject([
    { date: TUESDAY, time: '10:00' },
  ]);
  const listed = await rest<{ total: number }>(
    server(),
    company.owner.token,
    'GET',
    '/reservation/reservation-list?type=company&search=3333-4444',
  );
  expect(listed.body.data.total).toBe(1);
  const { owner } = await aBookableHospital(server());
  expect((await rest(server(), owner.token, 'POST', '/reservation/by-phone', caller)).status).toBe(403);
});

describe('what a business knows of a guest', () => {
  const HISTORY = `query($id: ID!) { getGuestHistory(reservationId: $id) {
    counts { status count } visits { id statusName } pets { petName }
  } }`;
  type History = { getGuestHistory: { counts: object[]; visits: { id: string }[]; pets: object[] } };
  const historyOf = (person: Person, id: string) => gql<History>(server(), person.token, HISTORY, { id });

  test('is what was booked there, by account and by calls from the same number, and nothing of elsewhere', async () => {
    const [hospital, other] = [await aBookableHospital(server()), await aBookableHospital(server())];
    const guest = await aGuardian(server(), { phone: '010-3333-4444' });
    const called = (await make(hospital.owner, { time: '11:00' })).data.makeBookingByPhone.id;
    const id = await booked(server(), guest, hospital, '10:00');
    await booked(server(), await aGuardian(server()), hospital, '09:30');
    const elsewhere = await booked(server(), guest, other);
    await make(other.owner, { time: '09:30' });
    const { data } = await historyOf(hospital.owner, id);
    expect(data.getGuestHistory).toEqual({
      counts: [
        { status: 0, count: 1 },
        { status: 1, count: 1 },
      ],
      visits: [
        { id: called, statusName: '예약확정' },
        { id, statusName: '예약신청' },
      ],
      pets: [{ petName: '콩이' }],
    });
    expect(codeOf(await historyOf(hospital.owner, elsewhere))).toBe('NOT_FOUND');
    expect(codeOf(await historyOf(guest, id))).toBe('FORBIDDEN');
  });
});

test('a caller is forgotten a year after the visit', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const { id } = (await make(hospital.owner)).data.makeBookingByPhone;
  const nameOf = async () => (await app.db`select guest_name from reservations where id = ${id}`)[0]?.['guestName'] as unknown;
  app.clock.set('2027-11-29T00:00:00Z');
  await app.runJob('follow-reservations');
  expect(await nameOf()).toBe('박전화');
  app.clock.set('2027-12-01T00:00:00Z');
  await app.runJob('follow-reservations');
  expect(await nameOf()).toBeNull();
  app.clock.set('2026-11-23T03:00:00Z');
});

describe('the calendar of a business', () => {
  const get = (url: string, person?: Person) =>
    server().http.inject({ url, ...(person && { headers: { authorization: `Bearer ${person.token}` } }) });
  const makeFeed = async (owner: Person) => {
    const { data } = await gql<{ makeMyReservationFeed: { path: string } }>(
      server(),
      owner.token,
      'mutation { makeMyReservationFeed { path createdAt } }',
    );
    return data.makeMyReservationFeed.path;
  };
  /** The lines as they were before they were folded. */
  const linesOf = (body: string) => body.replace(/\r\n /g, '').split('\r\n');

  test('whoever has the secret address reads what is asked for and promised, and no telephone number or note', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app, { name: '김보호', phone: '010-9999-0001' });
    const first = await book(app, guest, hospital, { petName: '보리, 둘째;' });
    await update(app, hospital.owner, { ids: [first.body.data.id], status: 1 });
    await booked(app, guest, hospital, '10:00');
    await cancel(app, guest, await booked(app, guest, hospital, '11:00'));
    const path = await makeFeed(hospital.owner);
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = linesOf(body);
    expect(lines.filter((line) => /^(SUMMARY|STATUS|DTSTART)/.test(line))).toEqual([
      'DTSTART:20261130T000000Z',
      'SUMMARY:보리\\, 둘째\\; · 김보호',
      'STATUS:CONFIRMED',
      'DTSTART:20261130T010000Z',
      'SUMMARY:[신청] 김보호',
      'STATUS:TENTATIVE',
    ]);
    expect(body).not.toMatch(/9999|기침/);
  });

  test('an address ends when another is made, when it is revoked and when the business withdraws', async () => {
    const { owner } = await aBookableHospital(server());
    const first = await makeFeed(owner);
    const second = await makeFeed(owner);
    expect(second).not.toBe(first);
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    const shown = await gql(server(), owner.token, '{ getMyReservationFeed { path } }');
    expect(shown.data).toEqual({ getMyReservationFeed: { path: second } });
    await gql(server(), owner.token, 'mutation { revokeMyReservationFeed }');
    expect((await get(second)).statusCode).toBe(404);
    expect((await gql(server(), owner.token, '{ getMyReservationFeed { path } }')).data).toEqual({ getMyReservationFeed: null });
    const third = await makeFeed(owner);
    await server().db`update businesses set owner_user_id = null where owner_user_id = ${owner.id}`;
    expect((await get(third)).statusCode).toBe(404);
    const guest = await aGuardian(server());
    expect(codeOf(await gql(server(), guest.token, 'mutation { revokeMyReservationFeed }'))).toBe('FORBIDDEN');
  });

  test('a guest takes one reservation into the own calendar, a stranger does not', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const id = await booked(app, guest, hospital);
    const { statusCode, body } = await get(`/api/client/reservation/${id}/calendar.ics`, guest);
    expect(statusCode).toBe(200);
    expect(linesOf(body)).toEqual(
      expect.arrayContaining(['SUMMARY:구로동물병원 예약', 'LOCATION:서울특별시 구로구 구로동로 1', `UID:reservation-${id}@petcare`]),
    );
    expect((await get(`/api/client/reservation/${id}/calendar.ics`, await aGuardian(app))).statusCode).toBe(404);
    expect((await get(`/api/client/reservation/${id}/calendar.ics`)).statusCode).toBe(401);
  });

  describe('a line of a calendar file', () => {
    test.each(['가'.repeat(60), 'a'.repeat(75), 'a'.repeat(76), `${'a'.repeat(74)}가${'🐶'.repeat(40)}`, ''])(
      '%p is folded and read again',
      (text) => {
        const lines = folded(text).split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(text);
        expect(folded(text)).not.toContain('\uFFFD');
      },
    );

    test('says nothing that a name has smuggled in', () => {
      expect(escaped('a\r\nBEGIN:VALARM;x,y\\z\u0007')).toBe('a\\nBEGIN:VALARM\\;x\\,y\\\\z');
      expect(calendarOf('이름\nMETHOD:CANCEL', [])).not.toMatch(/^METHOD:CANCEL/m);
    });
  });
});
