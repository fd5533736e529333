import { gql, rest } from '../../../testing/calls.ts';
import { aGuardian, logIn } from '../../../testing/people.ts';
import { withApp } from '../../../testing/with-app.ts';
import { aBookableHospital, book, codeOf, timesOf, update } from '../testing/a-bookable-hospital.ts';

const server = withApp();
const MORNING = '09:00 09:30 10:00 10:30 11:00 11:30';
/** Fridays: a public holiday, and the week before it. */
const CHRISTMAS = '2026-12-25';
const FRIDAY = '2026-12-18';

const SAVE = 'mutation ($input: UpdateMyHospitalInput!) { updateMyHospital(input: $input) { id } }';
const save = async (token: string, hoursExceptions: object) =>
  expect((await gql(server(), token, SAVE, { input: { hoursExceptions } })).errors).toEqual([]);
const ableDays = async (id: number, from: string, to: string) => {
  const { body } = await rest<{ items: { date: string }[] }>(
    server(),
    undefined,
    'GET',
    `/reservation/able?hospital_id=${id}&start_date=${from}&end_date=${to}`,
  );
  return body.data.items.map(({ date }) => date);
};

test('a booking on a day on which the hospital is closed is refused', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const guest = await aGuardian(app);
  const asked = async (date: string) => [
    await timesOf(app, hospital, date),
    (await book(app, guest, hospital, { date, time: '09:00' })).status,
  ];

  // Nothing is said of holidays: the day may be closed.
  expect(await asked(CHRISTMAS)).toEqual(['', 400]);
  await save(hospital.owner.token, { holidays: { rule: 'closed' }, closures: [{ weekday: 5, weeks: [3] }] });
  expect(await asked(CHRISTMAS)).toEqual(['', 400]);
  expect(await asked(FRIDAY)).toEqual(['', 400]);
  expect(await ableDays(hospital.id, '2026-12-16', '2026-12-28')).toEqual([
    '2026-12-16',
    '2026-12-17',
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
    '2026-12-24',
    '2026-12-28',
  ]);

  await save(hospital.owner.token, {
    holidays: { rule: 'usual' },
    closedOn: [
      { from: '2026-12-17', to: FRIDAY },
      { from: '2026-12-23', to: '2026-12-26' },
    ],
  });
  expect(await asked(FRIDAY)).toEqual(['', 400]);
  expect(await ableDays(hospital.id, '2026-12-16', '2026-12-28')).toEqual(['2026-12-16', '2026-12-21', '2026-12-22', '2026-12-28']);

  await save(hospital.owner.token, { holidays: { rule: 'own', open: '10:00', close: '11:00' } });
  expect(await timesOf(app, hospital, CHRISTMAS)).toBe('10:00 10:30');
  expect((await book(app, guest, hospital, { date: CHRISTMAS, time: '11:00' })).status).toBe(400);
  expect((await book(app, guest, hospital, { date: CHRISTMAS, time: '10:00' })).status).toBe(201);
  await save(hospital.owner.token, { holidays: { rule: 'usual' } });
  expect(await timesOf(app, hospital, CHRISTMAS)).toBe(MORNING.replace('10:00', '(10:00)'));
  expect(await timesOf(app, hospital, FRIDAY)).toBe(MORNING);
});

test('a reservation is not moved to a closed day, and one whose day closes is kept', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  const { body } = await book(app, await aGuardian(app), hospital, { date: FRIDAY, time: '09:00' });
  const { id } = body.data;
  const moved = await update(app, hospital.owner, { ids: [id], status: 1, date: CHRISTMAS, time: '09:00' });
  expect(codeOf(moved)).toBe('VALIDATION_FAILED');
  await save(hospital.owner.token, { closures: [{ weekday: 5, weeks: [3] }] });
  expect((await update(app, hospital.owner, { ids: [id], status: 1 })).data.updateReservationByHospital).toMatchObject([
    { id, status: 1, date: FRIDAY, time: '09:00' },
  ]);
});

test('closed days are judged by Seoul time, also in the first hours of the day', async () => {
  const app = server();
  const hospital = await aBookableHospital(app);
  // 00:30 on Christmas in Seoul; still the day before in UTC.
  app.clock.set('2026-12-24T15:30:00.000Z');
  await save(await logIn(app, hospital.owner), { holidays: { rule: 'closed' } });
  expect(await ableDays(hospital.id, '2026-12-24', '2026-12-28')).toEqual(['2026-12-28']);
  // The last minutes of Christmas; then the Saturday on which it is closed by its week, then Monday.
  app.clock.set('2026-12-25T14:59:00.000Z');
  expect(await ableDays(hospital.id, '2026-12-24', '2026-12-28')).toEqual(['2026-12-28']);
  app.clock.set('2026-11-23T03:00:00.000Z');
});
