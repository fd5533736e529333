import { gql } from '../../testing/calls.ts';
import { aGuardian, type Person } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { aBookableHospital, book, booked, cancel, codeOf, update } from './a-bookable-hospital.ts';
import { calendarOf, escaped, folded } from './ics.ts';

const server = withApp();
const get = (url: string, person?: Person) =>
  server().http.inject({ url, ...(person && { headers: { authorization: `Bearer ${person.token}` } }) });
const make = async (owner: Person) => {
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
  await booked(app, guest, hospital, '10:00');
  await cancel(app, guest, await booked(app, guest, hospital, '11:00'));
  await update(app, hospital.owner, { ids: [first.body.data.id], status: 1 });
  const path = await make(hospital.owner);
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
  const first = await make(owner);
  const second = await make(owner);
  expect(second).not.toBe(first);
  expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
  const shown = await gql(server(), owner.token, '{ getMyReservationFeed { path } }');
  expect(shown.data).toEqual({ getMyReservationFeed: { path: second } });
  await gql(server(), owner.token, 'mutation { revokeMyReservationFeed }');
  expect((await get(second)).statusCode).toBe(404);
  expect((await gql(server(), owner.token, '{ getMyReservationFeed { path } }')).data).toEqual({ getMyReservationFeed: null });
  const third = await make(owner);
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
