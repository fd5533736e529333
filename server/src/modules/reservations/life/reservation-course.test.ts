import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, aHospital, logIn, type Person } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import {
  aBookableHospital,
  askToMove,
  booked,
  cancel,
  codeOf,
  MONDAY,
  timesOf,
  TUESDAY,
  update,
  type MadeReservation,
} from '../testing/a-bookable-hospital.ts';

const server = withApp();

describe('changes of a reservation', () => {
  test('the hospital confirms and, once it has begun, completes', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const id = await booked(app, guest, hospital);
    expect(codeOf(await update(app, hospital.owner, { ids: [id], status: 2 }))).toBe('ILLEGAL_TRANSITION');
    expect((await update(app, hospital.owner, { ids: [id], status: 1 })).data.updateReservationByHospital).toMatchObject([
      { id, status: 1 },
    ]);
    expect(codeOf(await update(app, hospital.owner, { ids: [id], status: 2 }))).toBe('ILLEGAL_TRANSITION');
    app.clock.set('2026-11-30T00:00:00Z');
    const [owner, later] = [
      { ...hospital.owner, token: await logIn(app, hospital.owner) },
      { ...guest, token: await logIn(app, guest) },
    ];
    expect(codeOf(await cancel(app, later, id))).toBe('ILLEGAL_TRANSITION');
    expect((await update(app, owner, { ids: [id], status: 2 })).data.updateReservationByHospital).toMatchObject([{ status: 2 }]);
    app.clock.set('2026-11-23T03:00:00Z');
  });

  test('changes many reservations together or none', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const ids = [await booked(app, guest, hospital), await booked(app, guest, hospital, '09:30')];
    await cancel(app, guest, ids[1]!);
    expect(codeOf(await update(app, hospital.owner, { ids, status: 1 }))).toBe('ILLEGAL_TRANSITION');
    const { body } = await rest<MadeReservation>(app, guest.token, 'GET', `/reservation/${ids[0]}`);
    expect(body.data.status).toBe(0);
    expect(codeOf(await update(app, hospital.owner, { ids: [], status: 1 }))).toBe('VALIDATION_FAILED');
  });

  test('the hospital moves a reservation to a free slot, which confirms it, and never to a taken one', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const ids = [await booked(app, guest, hospital), await booked(app, guest, hospital, '09:30')];
    const onto = { ids: [ids[0]], status: 1, date: MONDAY, time: '09:30' };
    expect(codeOf(await update(app, hospital.owner, onto))).toBe('SLOT_TAKEN');
    expect(codeOf(await update(app, hospital.owner, { ...onto, ids, time: '11:00' }))).toBe('SLOT_TAKEN');
    expect(codeOf(await update(app, hospital.owner, { ...onto, time: '12:00' }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await update(app, hospital.owner, { ...onto, time: null }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await update(app, hospital.owner, { ...onto, status: 4, time: '11:00', reason: '휴진' }))).toBe('ILLEGAL_TRANSITION');
    const moved = await update(app, hospital.owner, { ...onto, date: TUESDAY, time: '11:30' });
    expect(moved.data.updateReservationByHospital).toEqual([{ id: ids[0], status: 1, date: TUESDAY, time: '11:30' }]);
    expect(await timesOf(app, hospital)).toBe('09:00 (09:30) 10:00 10:30 11:00 11:30');
  });

  test('the guest asks for another slot, which the hospital has to confirm again, and gets no taken one', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const [guest, other] = [await aGuardian(app), await aGuardian(app)];
    const id = await booked(app, guest, hospital);
    await booked(app, other, hospital, '09:30');
    await update(app, hospital.owner, { ids: [id], status: 1 });
    expect(codeOf(await askToMove(app, guest, id, { date: MONDAY, time: '09:30' }))).toBe('SLOT_TAKEN');
    expect(codeOf(await askToMove(app, guest, id, { date: MONDAY, time: '12:00' }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await askToMove(app, guest, id, { date: MONDAY }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await askToMove(app, guest, id, {}))).toBe('ILLEGAL_TRANSITION');
    expect(codeOf(await askToMove(app, other, id, { date: MONDAY, time: '11:00' }))).toBe('NOT_FOUND');
    const moved = await askToMove(app, guest, id, { date: TUESDAY, time: '11:30' });
    expect(moved.data.updateReservationByUser).toEqual({ id, status: 0, date: TUESDAY, time: '11:30' });
    expect(await timesOf(app, hospital)).toBe('09:00 (09:30) 10:00 10:30 11:00 11:30');
    await update(app, hospital.owner, { ids: [id], status: 4, reason: '휴진이에요' });
    // What was not confirmed again is refused, not cancelled.
    expect(await courseOf(guest, id)).toMatchObject({ statusName: '예약거절' });
    expect(codeOf(await askToMove(app, guest, id, { date: TUESDAY, time: '11:00' }))).toBe('ILLEGAL_TRANSITION');
  });

  const COURSE = `query($id: ID!) { getReservation(reservationId: $id) {
    status statusName reason isByPhone history { status by date time reason }
  } }`;
  const courseOf = async (person: Person, id: string) => (await gql(server(), person.token, COURSE, { id })).data['getReservation'];

  test('the guest reads why it was refused, and what became of it', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const id = await booked(app, guest, hospital);
    for (const reason of [undefined, '  ', 'ㄱ'.repeat(201)]) {
      expect(codeOf(await update(app, hospital.owner, { ids: [id], status: 4, reason }))).toBe('VALIDATION_FAILED');
    }
    expect(codeOf(await update(app, hospital.owner, { ids: [id], status: 1, reason: '네' }))).toBe('VALIDATION_FAILED');
    await update(app, hospital.owner, { ids: [id], status: 4, reason: ' 그날은 수술이 있어요. ' });
    const at = { date: MONDAY, time: '09:00' };
    expect(await courseOf(guest, id)).toEqual({
      status: 4,
      statusName: '예약거절',
      reason: '그날은 수술이 있어요.',
      isByPhone: false,
      history: [
        { status: 0, by: 'guardian', ...at, reason: null },
        { status: 4, by: 'business', ...at, reason: '그날은 수술이 있어요.' },
      ],
    });
  });

  test('what was confirmed is cancelled by the hospital, not refused, and a move is told', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const id = await booked(app, guest, hospital);
    await update(app, hospital.owner, { ids: [id], status: 1, date: TUESDAY, time: '10:00' });
    expect(codeOf(await update(app, hospital.owner, { ids: [id], status: 4 }))).toBe('VALIDATION_FAILED');
    await update(app, hospital.owner, { ids: [id], status: 4, reason: '원장님이 아파요.' });
    expect(await courseOf(hospital.owner, id)).toMatchObject({
      status: 4,
      statusName: '예약취소(업체)',
      history: [
        { status: 0, date: MONDAY, time: '09:00' },
        { status: 1, by: 'business', date: TUESDAY, time: '10:00' },
        { status: 4, reason: '원장님이 아파요.' },
      ],
    });
  });

  test('refuses to show or change somebody else’s reservation', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const id = await booked(app, await aGuardian(app), hospital);
    const stranger = await aGuardian(app);
    const other = await aBookableHospital(app);
    expect((await rest(app, stranger.token, 'GET', `/reservation/${id}`)).status).toBe(404);
    expect((await rest(app, other.owner.token, 'GET', `/reservation/${id}`)).status).toBe(404);
    expect((await rest(app, hospital.owner.token, 'GET', `/reservation/${id}`)).status).toBe(200);
    expect((await rest(app, undefined, 'GET', `/reservation/${id}`)).status).toBe(401);
    expect(codeOf(await cancel(app, stranger, id))).toBe('NOT_FOUND');
    expect(codeOf(await update(app, other.owner, { ids: [id], status: 1 }))).toBe('NOT_FOUND');
    expect(codeOf(await update(app, stranger, { ids: [id], status: 1 }))).toBe('FORBIDDEN');
    expect(codeOf(await gql(app, stranger.token, `query($id: ID!) { getReservation(reservationId: $id) { id } }`, { id }))).toBe(
      'NOT_FOUND',
    );
  });

  test('of concurrent changes by guest and hospital one succeeds and the other is refused', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const id = await booked(app, guest, hospital);
    const both = await Promise.all([cancel(app, guest, id), update(app, hospital.owner, { ids: [id], status: 4, reason: '휴진이에요' })]);
    expect(both.map(codeOf).filter(Boolean)).toEqual(['ILLEGAL_TRANSITION']);
  });
});

describe('lists', () => {
  const OF_HOSPITAL = `query($input: ReservationSearchInput, $page: Int, $count: Int) {
    getMyHospitalReservationsByPage(reservationSearchInput: $input, page: $page, count: $count) {
      id status time user { name } hospital { name facilityPicture { id } }
    }
    getMyHospitalReservationCount(reservationSearchInput: $input)
  }`;
  type OfHospital = {
    getMyHospitalReservationsByPage: { id: string; time: string; hospital: object }[];
    getMyHospitalReservationCount: number;
  };

  test('a hospital lists its own by day, status, text and order', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app, { name: '이검색' });
    const other = await aGuardian(app, { name: '박다른' });
    const ids = [
      await booked(app, guest, hospital, '11:00'),
      await booked(app, other, hospital, '09:00'),
      await booked(app, guest, hospital, '10:00'),
    ];
    await update(app, hospital.owner, { ids: [ids[0]], status: 1 });
    await booked(app, guest, await aBookableHospital(app));
    const list = async (input: object, page = {}) => {
      const { data } = await gql<OfHospital>(app, hospital.owner.token, OF_HOSPITAL, { input, ...page });
      return [data.getMyHospitalReservationsByPage.map(({ time }) => time).join(' '), data.getMyHospitalReservationCount];
    };
    expect(await list({})).toEqual(['10:00 09:00 11:00', 3]);
    expect(await list({ sort: 'time' })).toEqual(['09:00 10:00 11:00', 3]);
    expect(await list({ sort: 'time' }, { page: 2, count: 2 })).toEqual(['11:00', 3]);
    expect(await list({ statuses: [0] })).toEqual(['10:00 09:00', 2]);
    expect(await list({ search: '검색' })).toEqual(['10:00 11:00', 2]);
    expect(await list({ search: '%' })).toEqual(['', 0]);
    expect(await list({ startDate: MONDAY, endDate: MONDAY, statuses: [] })).toEqual(['10:00 09:00 11:00', 3]);
    expect(await list({ startDate: TUESDAY })).toEqual(['', 0]);
    expect(await list({ endDate: '2026-11-29' })).toEqual(['', 0]);
  });

  test('a guest lists what is ahead, past and off', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const [second, third] = [await aBookableHospital(app), await aBookableHospital(app)];
    const at = (time: string, where = hospital) => booked(app, guest, where, time);
    const [missed, unanswered, running, off, next] = [
      await at('09:00'),
      await at('09:30', second),
      await at('10:00'),
      await at('10:30', second),
      await at('11:30', third),
    ];
    await update(app, hospital.owner, { ids: [missed, running], status: 1 });
    await cancel(app, guest, off);
    app.clock.set('2026-11-30T01:10:00Z');
    const [owner, later] = [{ ...hospital.owner, token: await logIn(app, hospital.owner) }, await logIn(app, guest)];
    await update(app, owner, { ids: [missed], status: 5 });
    const list = async (phase: string, sort: string) => {
      const { data } = await gql<{ getMyReservationsByPage: MadeReservation[]; getMyReservationCount: number }>(
        app,
        later,
        `{ getMyReservationsByPage(reservationSearchInput: { phase: ${phase}, sort: ${sort} }) { id }
          getMyReservationCount(reservationSearchInput: { phase: ${phase} }) }`,
      );
      const ids = data.getMyReservationsByPage.map(({ id }) => id);
      expect(data.getMyReservationCount).toBe(ids.length);
      return ids;
    };
    expect(await list('ahead', 'time')).toEqual([running, next]);
    expect(await list('past', 'latest')).toEqual([unanswered, missed]);
    expect(await list('off', 'recent')).toEqual([off]);
    app.clock.set('2026-11-23T03:00:00Z');
  });

  test('answers an empty list to a hospital without a listing and refuses a guardian', async () => {
    const app = server();
    const { data } = await gql(app, (await aHospital(app)).token, OF_HOSPITAL);
    expect(data).toEqual({ getMyHospitalReservationsByPage: [], getMyHospitalReservationCount: 0 });
    expect(codeOf(await gql(app, (await aGuardian(app)).token, OF_HOSPITAL))).toBe('FORBIDDEN');
  });

  test('a guest lists their own by REST and GraphQL', async () => {
    const app = server();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    await booked(app, await aGuardian(app), hospital, '09:30');
    const id = await booked(app, guest, hospital);
    const { body } = await rest<{ items: MadeReservation[]; total: number }>(
      app,
      guest.token,
      'GET',
      '/reservation/reservation-list?status=0&count=5',
    );
    expect(body.data).toMatchObject({ items: [{ id, hospital: { name: '구로동물병원' } }], total: 1, page: 1, count: 5 });
    const mine = await gql(
      app,
      guest.token,
      '{ getMyReservationsByPage { id hospital { name facilityPicture { id } } } getMyReservationCount }',
    );
    expect(mine.data).toEqual({
      getMyReservationsByPage: [{ id, hospital: { name: '구로동물병원', facilityPicture: [] } }],
      getMyReservationCount: 1,
    });
  });
});

describe('limits', () => {
  const limited = withApp({ rateLimits: true });

  test('a guest asks for another time thirty times an hour, bookings counted, and cancels all the same', async () => {
    const app = limited();
    const hospital = await aBookableHospital(app);
    const guest = await aGuardian(app);
    const id = await booked(app, guest, hospital);
    for (let asked = 1; asked < 30; asked += 1) {
      const time = asked % 2 ? '09:30' : '10:00';
      expect((await askToMove(app, guest, id, { date: MONDAY, time })).data.updateReservationByUser).toMatchObject({ time });
    }
    expect(codeOf(await askToMove(app, guest, id, { date: MONDAY, time: '11:00' }))).toBe('TOO_MANY_REQUESTS');
    expect(await cancel(app, guest, id)).toMatchObject({ data: { updateReservationByUser: { status: 3 } } });
  });
});
