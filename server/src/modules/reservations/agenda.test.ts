import { rest } from '../../testing/calls.ts';
import { aCompany, aGuardian } from '../../testing/people.ts';
import { withApp } from '../../testing/with-app.ts';
import { aBookableHospital, booked, cancel, MONDAY, TUESDAY } from './a-bookable-hospital.ts';

const server = withApp();

test('a business sees what holds a place on its days, in their order', async () => {
  const app = server();
  const [hospital, other] = [await aBookableHospital(app), await aBookableHospital(app)];
  const guest = await aGuardian(app, { name: '김보호' });
  const [late, early, off] = [
    await booked(app, guest, hospital, '11:00'),
    await booked(app, guest, hospital, '09:00'),
    await booked(app, guest, hospital, '10:00'),
  ];
  await cancel(app, guest, off);
  await booked(app, guest, other);
  const agenda = async (token: string | undefined, from: string, to: string) => {
    const { status, body } = await rest<object[]>(app, token, 'GET', `/reservation/agenda?start_date=${from}&end_date=${to}`);
    return status === 200 ? body.data : status;
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
